import type { Homework, NewHomework } from '@kovan/api-client/contract';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWithChanges } from '../../data/changes.ts';
import { hasFailed } from '../../data/hasFailed.ts';
import { keys } from '../../data/keys.ts';
import { useWaitingRows } from '../../data/queue/useWaitingRows.ts';
import { createSharing } from '../../data/sharing.ts';
import { useIsLoading } from '../../data/useIsLoading.ts';
import { type ReadList, useReadList } from '../../data/useReadList.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

/** The homework of a child, at the child's own door. */
export const useHomeworkOfChild = (childId: string): ReadList<Homework> => {
  const api = useApi();
  const read = useQuery({
    queryKey: keys.homework(childId),
    queryFn: ({ signal }) => api.homework.list(childId, { signal }),
    meta: { operation: 'homework.list' },
  });
  const added = useWaitingRows('homework.create', rowOf);
  const waiting = useMemo(() => added.filter((row) => row.childId === childId), [added, childId]);
  return useReadList('homework', read, { waiting });
};

type OfFamily = Omit<ReadList<Homework>, 'error'>;

/** The homework of these children, read in parallel, one call a child; what can be read stands there without the rest. */
export const useHomeworkOfChildren = (childIds: readonly string[]): OfFamily => {
  const api = useApi();
  const withChanges = useWithChanges<Homework>('homework');
  const lists = useQueries({
    queries: childIds.map((childId) => ({
      queryKey: keys.homework(childId),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.familyHomework.list(childId, { signal }),
      meta: { operation: 'familyHomework.list' },
    })),
    combine,
  });
  const waiting = useWaitingRows('homework.create', rowOf);
  const wanted = childIds.join();
  const [share] = useState(createSharing<Homework>);
  const items = useMemo(() => {
    const rows = waiting.filter(({ childId }) => wanted.split(',').includes(childId));
    return share([...withChanges(lists.items), ...rows]);
  }, [share, withChanges, lists.items, waiting, wanted]);
  const isLoading = useIsLoading(lists.isLoading);
  return useMemo(() => ({ ...lists, items, isLoading }), [lists, items, isLoading]);
};

const rowOf = (input: NewHomework, id: string): Homework => ({ ...input, id, status: 'active' });

const nothing = () => undefined;

// The same functions each time, so that what it gave stays the same until something else was read.
const combine = (lists: readonly UseQueryResult<Homework[]>[]): OfFamily => {
  const failed = lists.filter(hasFailed);
  return {
    items: lists.flatMap(({ data }) => data ?? []),
    isLoading: lists.some((list) => list.isLoading && !hasFailed(list)),
    isError: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry:
      failed.length === 0
        ? nothing
        : () => {
            for (const { refetch } of failed) void refetch();
          },
  };
};
