import type { Activity, Stats } from '@kovan/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { hasFailed } from '../../data/hasFailed.ts';
import { keys } from '../../data/keys.ts';
import { useIsLoading } from '../../data/useIsLoading.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

const ZEROS: Stats = { pendingHomework: 0, completedHomework: 0, pendingTasks: 0, completedTasks: 0 };
const NONE: readonly Activity[] = [];

/**
 * Counters and activities of a child, or (`null`) of the family. Each falls back on its own, to zeros and to an empty
 * list, while the message with its retry stands beside.
 */
export const useDashboard = (childId: string | null) => {
  const api = useApi();
  const stats = useQuery({
    queryKey: keys.stats(childId),
    queryFn: ({ signal }) => api.dashboard.stats(childId, { signal }),
    meta: { operation: 'dashboard.stats' },
  });
  const activities = useQuery({
    queryKey: keys.activities(childId),
    queryFn: ({ signal }) => api.dashboard.activities(childId, { signal }),
    meta: { operation: 'dashboard.activities' },
  });

  const areStatsUnknown = hasFailed(stats);
  const areActivitiesUnknown = hasFailed(activities);
  const isError = areStatsUnknown || areActivitiesUnknown;
  return {
    stats: stats.data ?? ZEROS,
    activities: activities.data ?? NONE,
    areStatsLoading: useIsLoading(stats.isPending && !areStatsUnknown),
    areActivitiesLoading: useIsLoading(activities.isPending && !areActivitiesUnknown),
    /** What stands there only stands in for what could not be read. */
    areStatsUnknown,
    areActivitiesUnknown,
    isError,
    isRetrying: isError && (stats.isFetching || activities.isFetching),
    retry: () => {
      if (stats.isError) void stats.refetch();
      if (activities.isError) void activities.refetch();
    },
  };
};
