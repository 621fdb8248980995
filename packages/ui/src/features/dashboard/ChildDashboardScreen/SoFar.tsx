import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { Activities } from '../parts/Activities.tsx';
import { Stats } from '../parts/Stats.tsx';
import { useStatDetails } from '../parts/useStatDetails.tsx';
import { registerDashboardTexts } from '../texts.ts';
import { useDashboard } from '../queries.ts';
import type { ReadDay } from '../../childDay/queries.ts';
import styles from './ChildDashboard.module.css';
import { linksOfStats } from './links.ts';

registerDashboardTexts();

/**
 * The child's counters with what the day knows of them, and activities, below it. Not drawn anew when what was ticked is
 * accepted, which changes nothing in it.
 */
export const SoFar = memo(({ childId, read }: { childId: string; read: ReadDay }) => {
  const { t } = useTranslation(['childDashboard', 'common']);
  const today = useToday();
  const dashboard = useDashboard(childId);
  const { figures, details, behind } = useStatDetails(dashboard.stats, read.tasksSinceLastWeek, read.homework);
  const isKnown = read.missing.length === 0 && !read.isError;
  return (
    <section className={styles.soFar}>
      <h2>{t('childDashboard:soFar')}</h2>
      {dashboard.isError ? (
        <ErrorState
          message={t('common:error.data')}
          retryLabel={t('common:action.retry')}
          onRetry={dashboard.retry}
          isRetrying={dashboard.isRetrying}
        />
      ) : null}
      <Stats
        stats={isKnown && !dashboard.areStatsUnknown ? figures : dashboard.stats}
        isLoading={dashboard.areStatsLoading}
        isUnknown={dashboard.areStatsUnknown}
        details={isKnown ? details : {}}
        links={linksOfStats(childId, today, behind)}
      />
      <Activities
        activities={dashboard.activities}
        isLoading={dashboard.areActivitiesLoading}
        isUnknown={dashboard.areActivitiesUnknown}
      />
    </section>
  );
});
