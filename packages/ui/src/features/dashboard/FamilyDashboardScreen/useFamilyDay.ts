import type { Child } from '@kovan/api-client/contract';
import { useMemo } from 'react';
import { useHomeworkOfChildren } from '../../homework/queries.ts';
import { useScheduledTasks, useTasksSinceLastWeek } from '../../tasks/queries.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';

/**
 * The tasks and homework by which the day is told, of these children. They are there together: until the last of them is
 * read nothing is, and where one can't be read nothing is known for sure. The same object until something changes.
 */
export const useFamilyDay = (readable: readonly Child[], childId: string | null) => {
  const children = useChildren();
  const tasks = useTasksSinceLastWeek(childId);
  const homework = useHomeworkOfChildren(readable.map(({ id }) => id));
  const hasNoTask = !tasks.isLoading && !tasks.isError && tasks.items.length === 0;
  // A periodic task may have its first day only next week.
  const rules = useScheduledTasks(childId, hasNoTask);
  const isLoading = children.isLoading || tasks.isLoading || homework.isLoading || (hasNoTask && rules.isLoading);
  const isError = tasks.isError || homework.isError;
  const isKnown = !isLoading && !isError && !children.isError;
  const lacksTask = isKnown && hasNoTask && !rules.isError && rules.items.length === 0;
  return useMemo(
    () => ({
      tasks: tasks.items,
      areTasksKnown: !isLoading && !tasks.isError,
      homework: homework.items,
      isLoading,
      isKnown,
      /** What there has never been any of yet; of what can't be read nothing is said. */
      lacks: { task: lacksTask, homework: isKnown && homework.items.length === 0 },
      isError,
      isRetrying: tasks.isRetrying || homework.isRetrying,
      retry: () => {
        if (tasks.isError) tasks.retry();
        homework.retry();
      },
    }),
    [tasks, homework, isLoading, isKnown, lacksTask, isError],
  );
};
