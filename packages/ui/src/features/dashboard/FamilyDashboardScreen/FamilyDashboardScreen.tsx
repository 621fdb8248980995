import { childDay } from '@kovan/domain/childDay';
import { formatDay } from '@kovan/domain/days';
import { isWithin, weekEnd, weekStart } from '@kovan/domain/weeks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { byNeed } from '../../../frontDoor/byNeed.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useChildFilter } from '../../children/parts/useChildFilter.ts';
import { Activities } from '../parts/Activities.tsx';
import { progressOf, tasksOn } from '../parts/progress.ts';
import { Stats } from '../parts/Stats.tsx';
import { registerDashboardTexts } from '../texts.ts';
import { WeekCard } from '../parts/WeekCard.tsx';
import { useDashboard } from '../queries.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useOnboarding } from '../../../providers/OnboardingProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import { DueCard, DueList } from './DueCard.tsx';
import en from './en.json' with { type: 'json' };
import styles from './FamilyDashboard.module.css';
import { HivePicker, HivePickerLoading } from './HivePicker.tsx';
import { linksOfStats } from './links.ts';
import tr from './tr.json' with { type: 'json' };
import { useFamilyDay } from './useFamilyDay.ts';
import { useLoadedPart } from './useLoadedPart.ts';
import { useStatDetails } from './useStatDetails.tsx';
import { WeeklyReport } from './WeeklyReport.tsx';

registerTexts('familyDashboard', { tr, en });
registerDashboardTexts();

/** Only a new family sees it. */
const FirstSteps = byNeed(async () => (await import('./FirstSteps.tsx')).FirstSteps, { as: 'part', meanwhile: null });

/**
 * What is due, how much there is, how the week goes and what was done (product.md 2, Family dashboard). In child view it
 * shows the selected child's figures, with neither selector nor report.
 */
export const FamilyDashboardScreen = () => {
  const { t } = useTranslation(['familyDashboard', 'common']);
  const { language } = useLanguage();
  const { viewMode } = useView();
  const { children, isLoading: areChildrenLoading, isError: haveChildrenFailed, retry: retryChildren } = useChildren();
  const { needsOnboarding } = useOnboarding();
  const { childId, isUnknown, readable, canChoose, choose } = useChildFilter();
  const today = useToday();
  const isFamilyView = viewMode === 'family';
  const day = useFamilyDay(readable, isFamilyView ? null : childId);
  const dashboard = useDashboard(childId);
  const dueId = useId();
  const isNew = isFamilyView && (day.lacks.task || day.lacks.homework);
  const isDueReady = useLoadedPart(DueList, isFamilyView);
  const areStepsReady = useLoadedPart(FirstSteps, isNew);
  const ofChosen = <Item extends { readonly childId: string }>(items: readonly Item[]): readonly Item[] =>
    childId === null ? items : items.filter((item) => item.childId === childId);
  const tasks = ofChosen(day.tasks);
  const { details, awaiting } = useStatDetails(tasks, ofChosen(day.homework));
  usePageTitle(t('familyDashboard:title'));

  // The layout goes there when the check first says so; this screen acts on that answer each time it opens.
  if (needsOnboarding === true) return <Navigate to={paths.onboarding} replace />;

  if (isUnknown) return <Spinner label={t('common:loading')} />;

  const isLoading = day.isLoading || !isDueReady || !areStepsReady;
  const hasFailed = dashboard.isError || (day.isError && !haveChildrenFailed);
  const dayOf = (id: string) =>
    day.isKnown && !isLoading
      ? childDay({
          today,
          tasks: day.tasks.filter((task) => task.childId === id),
          homework: day.homework.filter((item) => item.childId === id),
        })
      : undefined;
  const week = { start: weekStart(today), end: weekEnd(today) };
  const weekOf = (id: string) =>
    day.areTasksKnown && !isLoading
      ? day.tasks.filter((task) => task.childId === id && isWithin(task.dueDate, week))
      : undefined;

  const date = formatDay(today, language, { day: 'numeric', month: 'long', weekday: 'long' });
  const subtitle = (): string => {
    if (isLoading || !day.areTasksKnown || children.length === 0) return date;
    const { done, total } = progressOf(tasksOn(tasks, today));
    if (total === 0) return t('familyDashboard:nothing', { day: date });
    return done === total
      ? t('familyDashboard:allDone', { day: date })
      : t('familyDashboard:left', { day: date, count: total - done });
  };

  return (
    <div className={styles.page}>
      <PageHeader title={t('familyDashboard:title')} subtitle={subtitle()} />
      {haveChildrenFailed ? (
        <ErrorState
          message={t('common:error.children')}
          retryLabel={t('common:action.retry')}
          onRetry={retryChildren}
        />
      ) : null}
      {hasFailed ? (
        <ErrorState
          message={t('common:error.data')}
          retryLabel={t('common:action.retry')}
          onRetry={() => {
            dashboard.retry();
            day.retry();
          }}
          isRetrying={dashboard.isRetrying || day.isRetrying}
        />
      ) : null}
      {isFamilyView && areChildrenLoading ? <HivePickerLoading /> : null}
      {canChoose ? (
        <HivePicker
          list={children}
          days={children.map(({ id }) => dayOf(id))}
          familyDay={day.isKnown && !isLoading ? childDay({ today, ...day }) : undefined}
          isLoading={isLoading}
          value={childId}
          onChange={choose}
        />
      ) : null}
      <div className={styles.columns} data-columns={isFamilyView ? 2 : 1}>
        {isFamilyView ? (
          <div className={styles.column}>
            {isNew && !isLoading && children[0] ? <FirstSteps child={children[0]} lacks={day.lacks} /> : null}
            <DueCard
              titleId={dueId}
              tasks={day.tasks}
              homework={day.homework}
              childId={childId}
              isLoading={isLoading}
              isKnown={day.isKnown}
            />
          </div>
        ) : null}
        <div className={styles.column} data-waiting={(isFamilyView && isLoading) || undefined}>
          <Stats
            stats={dashboard.stats}
            isLoading={dashboard.areStatsLoading || isLoading}
            isUnknown={dashboard.areStatsUnknown}
            links={linksOfStats(childId, awaiting)}
            details={day.isKnown ? details : {}}
            look={isNew && !dashboard.areStatsUnknown ? 'quiet' : 'cards'}
          />
          {isFamilyView ? (
            <WeekCard list={children} tasks={children.map(({ id }) => weekOf(id))} isLoading={isLoading}>
              <WeeklyReport />
            </WeekCard>
          ) : null}
          <Activities
            activities={dashboard.activities}
            isLoading={dashboard.areActivitiesLoading}
            isUnknown={dashboard.areActivitiesUnknown}
          />
        </div>
      </div>
    </div>
  );
};
