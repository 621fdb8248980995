import { formatDayRange, formatWeekdayAndDay } from '@kovan/domain/days';
import { weekEnd, weekStart } from '@kovan/domain/weeks';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { noCount, Tabs } from '../../../components/Tabs/Tabs.tsx';
import { useSearchChoice } from '../../../layout/useSearchChoice.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Day } from '../../childDay/parts/Day.tsx';
import { DayHeader } from '../../childDay/parts/DayHeader.tsx';
import { DayLoading } from '../../childDay/parts/DayLoading.tsx';
import { NothingToDo } from '../../childDay/parts/NothingToDo.tsx';
import { countOf } from '../../childDay/parts/progress.ts';
import { useFinish } from '../../childDay/parts/useFinish.ts';
import { useChildDay } from '../../childDay/queries.ts';
import { useKeptFocus } from '../../homework/parts/useKeptFocus.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import styles from './ChildTasks.module.css';
import { WeekLoading } from './WeekLoading.tsx';
import { WeekTab } from './WeekTab.tsx';

/** Stand for how many are done until it is known: two daily tasks are fourteen in a week. */
const NO_COUNT = { day: noCount('0/0'), week: noCount('0/00') };

interface ChildTasksProps {
  readonly childId: string;
  readonly name: string | undefined;
}

/** The two tabs of a child's tasks: the day, and the week. */
export const ChildTasks = ({ childId, name }: ChildTasksProps) => {
  const { t } = useTranslation(['childTasks', 'common']);
  const { language } = useLanguage();
  const today = useToday();
  const { viewMode } = useView();
  const [tab, setTab] = useSearchChoice('tab', ['daily', 'weekly']);
  const read = useChildDay(childId);
  const list = useKeptFocus();
  const finish = useFinish();
  const isReady = !read.isLoading && !read.isError;

  const title = () => {
    if (name === undefined) return t('childTasks:title');
    return viewMode === 'child' ? t('childTasks:greeting', { name }) : t('childTasks:heading', { name });
  };
  const failure = read.isError ? (
    <ErrorState
      look="page"
      message={t('common:error.tasks')}
      retryLabel={t('common:action.retry')}
      onRetry={read.retry}
      isRetrying={read.isRetrying}
    />
  ) : null;
  const weekly =
    read.week.length === 0 ? (
      <NothingToDo title={t('childTasks:nothingThisWeek')} childId={childId} />
    ) : (
      <WeekTab tasks={read.week} onFinish={finish} />
    );

  return (
    <div ref={list} tabIndex={-1} className={styles.screen} aria-busy={read.isLoading}>
      <DayHeader
        title={title()}
        when={
          tab === 'daily'
            ? formatWeekdayAndDay(today, language)
            : t('childTasks:week', { days: formatDayRange(weekStart(today), weekEnd(today), language, today) })
        }
      />
      <div className={styles.tabs}>
        <Tabs
          label={t('childTasks:tabs.label')}
          value={tab}
          onValueChange={setTab}
          items={[
            {
              value: 'daily',
              label: t('childTasks:tabs.daily'),
              count: isReady ? countOf(read.tasks) : NO_COUNT.day,
              content: failure ?? (isReady ? <Day childId={childId} read={read} onFinish={finish} /> : <DayLoading />),
            },
            {
              value: 'weekly',
              label: t('childTasks:tabs.weekly'),
              count: isReady ? countOf(read.week) : NO_COUNT.week,
              content: failure ?? (isReady ? weekly : <WeekLoading />),
            },
          ]}
        />
      </div>
    </div>
  );
};
