import { formatDay, formatLongDay } from '@kovan/domain/days';
import { weekEnd, weekStart } from '@kovan/domain/weeks';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { useStable } from '../../../components/useStable.ts';
import { useSearchChoice } from '../../../layout/useSearchChoice.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useKeptFocus } from '../../homework/parts/useKeptFocus.ts';
import { useCompleteTask } from '../mutations.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useToast } from '../../../providers/ToastProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import styles from './ChildTasks.module.css';
import { ChildTasksLoading } from './ChildTasksLoading.tsx';
import { DayTab } from './DayTab.tsx';
import { EarlierTasks } from './EarlierTasks.tsx';
import { NothingToDo } from './NothingToDo.tsx';
import { countOf } from './progress.ts';
import { useChildTasks } from './useChildTasks.ts';
import { WeekTab } from './WeekTab.tsx';

interface ChildTasksProps {
  readonly childId: string;
  readonly name: string | undefined;
}

/** The two tabs of a child's tasks, and what completing says. */
export const ChildTasks = ({ childId, name }: ChildTasksProps) => {
  const { t } = useTranslation(['childTasks', 'common']);
  const { language } = useLanguage();
  const today = useToday();
  const toast = useToast();
  const { viewMode } = useView();
  const [tab, setTab] = useSearchChoice('tab', ['daily', 'weekly']);
  const tasks = useChildTasks(childId);
  const { list, keep } = useKeptFocus();
  const send = useCompleteTask({
    onDone: () => toast.show(t('childTasks:completed')),
    onFailed: () => toast.show(t('childTasks:completeFailed'), { tone: 'error' }),
  });
  const complete: typeof send = useStable((task) => {
    keep();
    send(task);
  });

  const dayOfMonth = (day: string) => formatDay(day, language, { day: 'numeric', month: 'long' });
  const subtitle =
    tab === 'daily'
      ? formatLongDay(today, language)
      : t('childTasks:week', { start: dayOfMonth(weekStart(today)), end: dayOfMonth(weekEnd(today)) });
  const isOfChild = name !== undefined && viewMode === 'child';
  const title = name === undefined ? t('childTasks:title') : t('childTasks:heading', { name });

  const unready = tasks.isLoading ? (
    <ChildTasksLoading />
  ) : tasks.isError ? (
    <ErrorState
      look="page"
      message={t('common:error.tasks')}
      retryLabel={t('common:action.retry')}
      onRetry={tasks.retry}
      isRetrying={tasks.isRetrying}
    />
  ) : null;
  const hasNothing = tasks.items.length === 0;

  const daily = (
    <>
      {tasks.today.length > 0 ? (
        <DayTab tasks={tasks.today} onComplete={complete} />
      ) : (
        <NothingToDo
          title={t('childTasks:nothingToday')}
          childId={childId}
          {...(hasNothing ? {} : { onShowWeek: () => setTab('weekly') })}
        />
      )}
      <EarlierTasks
        tasks={tasks.earlier}
        hasFailed={tasks.hasEarlierFailed}
        onRetry={tasks.retryEarlier}
        onComplete={complete}
      />
    </>
  );
  const weekly = hasNothing ? (
    <NothingToDo title={t('childTasks:nothingThisWeek')} childId={childId} />
  ) : (
    <WeekTab tasks={tasks.items} onComplete={complete} />
  );

  return (
    <div ref={list} tabIndex={-1} className={styles.screen}>
      <PageHeader title={isOfChild ? t('childTasks:greeting', { name }) : title} subtitle={subtitle} />
      <Tabs
        label={t('childTasks:tabs.label')}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'daily',
            label: t('childTasks:tabs.daily'),
            count: unready ? undefined : countOf(tasks.today),
            content: unready ?? daily,
          },
          {
            value: 'weekly',
            label: t('childTasks:tabs.weekly'),
            count: unready ? undefined : countOf(tasks.items),
            content: unready ?? weekly,
          },
        ]}
      />
    </div>
  );
};
