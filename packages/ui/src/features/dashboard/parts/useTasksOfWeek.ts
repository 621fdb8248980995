import type { Task } from '@kovan/api-client/contract';
import { weekEnd, weekStart } from '@kovan/domain/weeks';
import { useQueries } from '@tanstack/react-query';
import { keys } from '../../../data/keys.ts';
import { useWithChanges } from '../../../data/useItemChange.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';

/**
 * The tasks of the current week, child by child in the order asked; `undefined` where they are not there, or can't be
 * read: then the dashboard does without that picture.
 */
export const useTasksOfWeek = (childIds: readonly string[]): readonly (readonly Task[] | undefined)[] => {
  const api = useApi();
  const today = useToday();
  const range = { start: weekStart(today), end: weekEnd(today) };
  const withChanges = useWithChanges<Task>('tasks');
  const read = useQueries({
    queries: childIds.map((childId) => ({
      queryKey: keys.childTasks(childId, range),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.tasks.listOfChild(childId, range, { signal }),
      meta: { operation: 'tasks.listOfChild' },
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  return read.map((tasks) => tasks && withChanges(tasks));
};
