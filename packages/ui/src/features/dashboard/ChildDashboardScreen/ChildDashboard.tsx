import type { Child } from '@kovan/api-client/contract';
import { formatLongDay } from '@kovan/domain/days';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { paths } from '../../../layout/paths.ts';
import { Activities } from '../parts/Activities.tsx';
import styles from '../parts/Dashboard.module.css';
import { tasksOn } from '../parts/progress.ts';
import { Stats } from '../parts/Stats.tsx';
import { WeekCard } from '../parts/WeekCard.tsx';
import { useDashboard } from '../queries.ts';
import { useWeekOfChildren } from '../../tasks/queries.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import { TodayCard } from './TodayCard.tsx';

/** One child's counters and activities; neither selector nor report in either view mode. */
export const ChildDashboard = ({ child }: { child: Child }) => {
  const { t } = useTranslation(['childDashboard', 'common']);
  const { language } = useLanguage();
  const { viewMode } = useView();
  const today = useToday();
  const [ofWeek] = useWeekOfChildren([child.id]);
  const dashboard = useDashboard(child.id);
  const heading =
    viewMode === 'child'
      ? t('childDashboard:heading', { name: child.name })
      : t('childDashboard:familyHeading', { name: child.name });

  return (
    <div className={styles.page}>
      <PageHeader title={heading} subtitle={formatLongDay(today, language)} />
      {dashboard.isError ? (
        <ErrorState
          message={t('common:error.data')}
          retryLabel={t('common:action.retry')}
          onRetry={dashboard.retry}
          isRetrying={dashboard.isRetrying}
        />
      ) : null}
      {ofWeek ? <TodayCard childId={child.id} tasks={tasksOn(ofWeek, today)} /> : null}
      <Stats
        stats={dashboard.stats}
        isLoading={dashboard.areStatsLoading}
        links={{
          pendingHomework: paths.childHomework(child.id),
          completedHomework: `${paths.childHomework(child.id)}?tab=completed`,
          pendingTasks: paths.childTasks(child.id),
          completedTasks: `${paths.childTasks(child.id)}?tab=weekly`,
        }}
      />
      <div className={styles.columns} data-columns={ofWeek ? 2 : 1}>
        {ofWeek ? (
          <WeekCard list={[child]} tasks={[ofWeek]}>
            <Link standalone to={`${paths.childTasks(child.id)}?tab=weekly`}>
              {t('childDashboard:toWeek')}
            </Link>
          </WeekCard>
        ) : null}
        <Activities activities={dashboard.activities} isLoading={dashboard.areActivitiesLoading} />
      </div>
    </div>
  );
};
