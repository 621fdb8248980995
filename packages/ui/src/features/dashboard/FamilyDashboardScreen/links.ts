import type { Homework, Task } from '@kovan/api-client/contract';
import { paths } from '../../../layout/paths.ts';

const at = (path: string, childId: string | null, tab: string): string => {
  const search = new URLSearchParams({ ...(childId === null ? {} : { child: childId }), tab });
  return `${path}?${search.toString()}`;
};

/** Where each figure's things stand: the tab and the child that it counts. */
export const linksOfStats = (childId: string | null, awaiting: number) => ({
  pendingHomework: at(paths.familyHomework, childId, 'pending'),
  completedHomework: at(paths.familyHomework, childId, awaiting > 0 ? 'awaiting' : 'completed'),
  pendingTasks: at(paths.familyTasks, childId, 'single'),
  completedTasks: at(paths.familyTasks, childId, 'single'),
});

/** Where homework that is due stands in its list. */
export const linkOfHomework = ({ childId, status }: Homework): string =>
  at(paths.familyHomework, childId, status === 'active' ? 'pending' : 'awaiting');

/** Where a task that is due stands in its list: an occurrence by its rule. */
export const linkOfTask = ({ childId, scheduledTaskId }: Task): string =>
  at(paths.familyTasks, childId, scheduledTaskId === null ? 'single' : 'periodic');
