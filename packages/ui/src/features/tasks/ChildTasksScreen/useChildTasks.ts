import type { Task } from '@kovan/api-client/contract';
import { weekEnd, weekStart } from '@kovan/domain/weeks';
import { canComplete } from '@kovan/machines/task';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../../data/keys.ts';
import { useWithChanges } from '../../../data/useItemChange.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';

const NONE: readonly Task[] = [];

/** The current week of a child, and what is left from before today (CT-04, CT-14, Q-65). */
export const useChildTasks = (childId: string) => {
  const api = useApi();
  const today = useToday();
  const range = { start: weekStart(today), end: weekEnd(today) };

  const week = useQuery({
    queryKey: keys.childTasks(childId, range),
    queryFn: ({ signal }) => api.tasks.listOfChild(childId, range, { signal }),
    meta: { operation: 'tasks.listOfChild' },
  });
  const sinceLastWeek = useQuery({
    queryKey: keys.taskOccurrences(childId),
    queryFn: ({ signal }) => api.tasks.listWithOccurrences(childId, { signal }),
    meta: { operation: 'tasks.listWithOccurrences' },
  });

  const withChanges = useWithChanges<Task>('tasks');
  const tasksOfWeek = withChanges(week.data ?? NONE);
  return {
    week: tasksOfWeek,
    today: tasksOfWeek.filter(({ dueDate }) => dueDate === today),
    earlier: withChanges(sinceLastWeek.data ?? NONE).filter(
      ({ dueDate, status }) => dueDate < today && canComplete(status),
    ),
    isLoading: week.isPending,
    isError: week.isLoadingError,
    isRetrying: week.isFetching,
    retry: () => void week.refetch(),
    hasEarlierFailed: sinceLastWeek.isLoadingError,
    retryEarlier: () => void sinceLastWeek.refetch(),
  };
};
