import { canComplete } from '@kovan/machines/task';
import { useMemo } from 'react';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useTasksOfWeek, useTasksSinceLastWeek } from '../queries.ts';

/** The current week of a child, and what is left from before today. */
export const useChildTasks = (childId: string) => {
  const today = useToday();
  const week = useTasksOfWeek(childId);
  const sinceLastWeek = useTasksSinceLastWeek(childId);
  return {
    ...week,
    today: useMemo(() => week.items.filter(({ dueDate }) => dueDate === today), [week.items, today]),
    earlier: useMemo(
      () => sinceLastWeek.items.filter(({ dueDate, status }) => dueDate < today && canComplete(status)),
      [sinceLastWeek.items, today],
    ),
    hasEarlierFailed: sinceLastWeek.isError,
    retryEarlier: sinceLastWeek.retry,
  };
};
