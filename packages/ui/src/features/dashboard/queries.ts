import type { Activity, Stats } from '@kovan/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStable } from '../../components/useStable.ts';
import { hasFailed } from '../../data/hasFailed.ts';
import { keys } from '../../data/keys.ts';
import { useIsLoading } from '../../data/useIsLoading.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

const ZEROS: Stats = { pendingHomework: 0, completedHomework: 0, pendingTasks: 0, completedTasks: 0 };
const NONE: readonly Activity[] = [];

/**
 * Counters and activities of a child, or (`null`) of the family. Each falls back on its own, to zeros and to an empty
 * list, while the message with its retry stands beside. The same object until something changes.
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
  const isRetrying = isError && (stats.isFetching || activities.isFetching);
  const areStatsLoading = useIsLoading(stats.isPending && !areStatsUnknown);
  const areActivitiesLoading = useIsLoading(activities.isPending && !areActivitiesUnknown);
  const retry = useStable(() => {
    if (stats.isError) void stats.refetch();
    if (activities.isError) void activities.refetch();
  });
  const figures = stats.data ?? ZEROS;
  const done = activities.data ?? NONE;
  return useMemo(
    () => ({
      stats: figures,
      activities: done,
      areStatsLoading,
      areActivitiesLoading,
      /** What stands there only stands in for what could not be read. */
      areStatsUnknown,
      areActivitiesUnknown,
      isError,
      isRetrying,
      retry,
    }),
    [
      figures,
      done,
      areStatsLoading,
      areActivitiesLoading,
      areStatsUnknown,
      areActivitiesUnknown,
      isError,
      isRetrying,
      retry,
    ],
  );
};
