import type { Homework, Task } from '@kovan/api-client/contract';
import { paths } from '../../../layout/paths.ts';
import type { Behind } from '../parts/useStatDetails.tsx';

const at = (path: string, childId: string | null, tab: string, item?: string): string => {
  const search = new URLSearchParams({ ...(childId === null ? {} : { child: childId }), tab, ...(item && { item }) });
  return `${path}?${search.toString()}`;
};

/** The tab of tasks: that of the one-off ones, unless all of them come by a rule. */
const tabOf = (tasks: readonly Task[]): 'single' | 'periodic' =>
  tasks.length > 0 && tasks.every(({ scheduledTaskId }) => scheduledTaskId !== null) ? 'periodic' : 'single';

/** Where each figure's things stand: the tab and the child that it counts. */
export const linksOfStats = (childId: string | null, { awaiting, openTasks, doneTasks }: Behind) => ({
  pendingHomework: at(paths.familyHomework, childId, 'pending'),
  completedHomework: at(paths.familyHomework, childId, awaiting > 0 ? 'awaiting' : 'completed'),
  pendingTasks: at(paths.familyTasks, childId, tabOf(openTasks)),
  // Unfolded, for that is what it counts.
  completedTasks: `${at(paths.familyTasks, childId, tabOf(doneTasks))}&done`,
});

/** Where homework that is due stands in its list. */
export const linkOfHomework = ({ id, childId, status }: Homework): string =>
  at(paths.familyHomework, childId, status === 'active' ? 'pending' : 'awaiting', id);

/** Where a task that is due stands in its list: an occurrence by its rule. */
export const linkOfTask = ({ id, childId, scheduledTaskId }: Task): string =>
  at(paths.familyTasks, childId, scheduledTaskId === null ? 'single' : 'periodic', scheduledTaskId ?? id);
