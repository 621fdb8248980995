import type { ScheduledTask, Task } from '@kovan/api-client/contract';
import { byDueDate } from '@kovan/domain/dueLabels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../data/keys.ts';
import { useWithChanges } from '../../../data/useItemChange.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';

const NO_TASKS: readonly Task[] = [];
const NO_RULES: readonly ScheduledTask[] = [];

/** What is known of the whole family, narrowed to a child, stands in until the child's own list is read. */
const standIn = <Item extends { readonly childId: string }>(ofFamily: Item[] | undefined, childId: string | null) => {
  const known = childId === null ? undefined : ofFamily?.filter((item) => item.childId === childId);
  return known === undefined ? {} : { placeholderData: known };
};

/** One-off tasks and periodic tasks of the family, or of one child (FT-10, FT-11). */
export const useFamilyTasks = (childId: string | null) => {
  const api = useApi();
  const client = useQueryClient();

  const single = useQuery({
    queryKey: keys.taskList(childId),
    queryFn: ({ signal }) => api.tasks.list(childId, { signal }),
    ...standIn(client.getQueryData<Task[]>(keys.taskList(null)), childId),
    meta: { operation: 'tasks.list' },
  });
  const periodic = useQuery({
    queryKey: keys.scheduledTasks(childId),
    queryFn: ({ signal }) => api.scheduledTasks.list(childId, { signal }),
    ...standIn(client.getQueryData<ScheduledTask[]>(keys.scheduledTasks(null)), childId),
    meta: { operation: 'scheduledTasks.list' },
  });

  const tasksNow = useWithChanges<Task>('tasks');
  const rulesNow = useWithChanges<ScheduledTask>('tasks');

  return {
    single: { ...stateOf(single), items: tasksNow(single.data ?? NO_TASKS).toSorted(byDueDate) },
    periodic: { ...stateOf(periodic), items: rulesNow(periodic.data ?? NO_RULES) },
  };
};

interface Read {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly isFetching: boolean;
  refetch(): unknown;
}

const stateOf = ({ isPending, isLoadingError, isFetching, refetch }: Read) => ({
  isLoading: isPending,
  isError: isLoadingError,
  isRetrying: isFetching,
  retry: () => void refetch(),
});
