import { byDueDate } from '@kovan/domain/dueLabels';
import { useMemo } from 'react';
import { useScheduledTasks, useSingleTasks } from '../queries.ts';

/** One-off tasks and periodic tasks of the family, or of one child. */
export const useFamilyTasks = (childId: string | null) => {
  const single = useSingleTasks(childId);
  const periodic = useScheduledTasks(childId);
  return { single: { ...single, items: useMemo(() => single.items.toSorted(byDueDate), [single.items]) }, periodic };
};
