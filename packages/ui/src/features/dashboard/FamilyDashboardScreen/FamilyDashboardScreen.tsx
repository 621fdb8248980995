import { formatDay } from '@kovan/domain/days';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useChildFilter } from '../../children/parts/useChildFilter.ts';
import { Activities } from '../parts/Activities.tsx';
import styles from '../parts/Dashboard.module.css';
import { allKnown, progressOf, tasksOn } from '../parts/progress.ts';
import { Stats } from '../parts/Stats.tsx';
import { registerDashboardTexts } from '../texts.ts';
import { WeekCard } from '../parts/WeekCard.tsx';
import { useDashboard } from '../queries.ts';
import { useWeekOfChildren } from '../../tasks/queries.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useOnboarding } from '../../../providers/OnboardingProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import en from './en.json' with { type: 'json' };
import { HivePicker } from './HivePicker.tsx';
import tr from './tr.json' with { type: 'json' };
import { WeeklyReport } from './WeeklyReport.tsx';

registerTexts('familyDashboard', { tr, en });
registerDashboardTexts();

const linksFor = (childId: string | null) => {
  const child = childId === null ? '' : `child=${encodeURIComponent(childId)}`;
  const at = (path: string, tab: string) => {
    const query = [child, tab].filter(Boolean).join('&');
    return query === '' ? path : `${path}?${query}`;
  };
  return {
    pendingHomework: at(paths.familyHomework, ''),
    completedHomework: at(paths.familyHomework, 'tab=awaiting'),
    pendingTasks: at(paths.familyTasks, ''),
    completedTasks: at(paths.familyTasks, ''),
  };
};

/**
 * What the family has done and has to do (product.md 2, Family dashboard). In child view it shows the selected child's
 * figures, with neither selector nor report.
 */
export const FamilyDashboardScreen = () => {
  const { t } = useTranslation(['familyDashboard', 'common']);
  const { language } = useLanguage();
  const { viewMode } = useView();
  const { children, isError: haveChildrenFailed, retry: retryChildren } = useChildren();
  const { needsOnboarding } = useOnboarding();
  const { childId, isUnknown, readable, canChoose, choose } = useChildFilter();
  const today = useToday();
  const tasks = useWeekOfChildren(readable.map(({ id }) => id));
  const isFamilyView = viewMode === 'family';
  const dashboard = useDashboard(childId);
  usePageTitle(t('familyDashboard:title'));

  // The layout goes there when the check first says so; this screen acts on that answer each time it opens.
  if (needsOnboarding === true) return <Navigate to={paths.onboarding} replace />;

  if (isUnknown) return <Spinner label={t('common:loading')} />;

  const day = formatDay(today, language, { day: 'numeric', month: 'long', weekday: 'long' });
  const shown = tasks.filter((_, index) => childId === null || readable[index]?.id === childId);
  const subtitle = (): string => {
    const known = allKnown(shown);
    if (!known || shown.length === 0) return day;
    const { done, total } = progressOf(known.flatMap((ofWeek) => tasksOn(ofWeek, today)));
    if (total === 0) return t('familyDashboard:nothing', { day });
    return done === total
      ? t('familyDashboard:allDone', { day })
      : t('familyDashboard:left', { day, count: total - done });
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
      {dashboard.isError ? (
        <ErrorState
          message={t('common:error.data')}
          retryLabel={t('common:action.retry')}
          onRetry={dashboard.retry}
          isRetrying={dashboard.isRetrying}
        />
      ) : null}
      {canChoose ? <HivePicker list={children} tasks={tasks} value={childId} onChange={choose} /> : null}
      <Stats stats={dashboard.stats} isLoading={dashboard.areStatsLoading} links={linksFor(childId)} />
      <div className={styles.columns} data-columns={isFamilyView ? 2 : 1}>
        {isFamilyView ? (
          <WeekCard list={children} tasks={tasks}>
            <WeeklyReport />
          </WeekCard>
        ) : null}
        <Activities activities={dashboard.activities} isLoading={dashboard.areActivitiesLoading} />
      </div>
    </div>
  );
};
