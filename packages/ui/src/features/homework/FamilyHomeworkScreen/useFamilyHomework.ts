import type { Child, Homework } from '@kovan/api-client/contract';
import { byDueDate } from '@kovan/domain/dueLabels';
import { useQueries } from '@tanstack/react-query';
import { keys } from '../../../data/keys.ts';
import { useWithChanges } from '../../../data/useItemChange.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';

interface FamilyHomework {
  /** Homework of the children that loaded, by due date, none last (FH-31, Q-39). */
  readonly homework: readonly Homework[];
  readonly isLoading: boolean;
  /** The homework of a child, or the children themselves, could not be loaded. */
  readonly isError: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The homework of these children, loaded in parallel, one call a child (FH-32). */
export const useFamilyHomework = (ofChildren: readonly Child[]): FamilyHomework => {
  const api = useApi();
  const children = useChildren();
  const lists = useQueries({
    queries: ofChildren.map(({ id }) => ({
      queryKey: keys.homework(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.familyHomework.list(id, { signal }),
      meta: { operation: 'familyHomework.list' },
    })),
  });
  const withChanges = useWithChanges<Homework>('homework');
  const failed = lists.filter(({ isLoadingError }) => isLoadingError);

  return {
    homework: withChanges(lists.flatMap(({ data }) => data ?? [])).toSorted(byDueDate),
    isLoading: children.isLoading || lists.some(({ isLoading }) => isLoading),
    isError: children.isError || failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => {
      if (children.isError) children.retry();
      for (const { refetch } of failed) void refetch();
    },
  };
};
