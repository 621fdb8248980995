import type { Day } from '@kovan/domain/days';
import { isPast } from '@kovan/domain/dueLabels';
import { paths } from '../../../layout/paths.ts';
import type { Behind } from '../parts/useStatDetails.tsx';

/**
 * Where what each figure counts stands for the child: late homework has a tab of its own, and the day has neither tomorrow
 * nor the rest of the week.
 */
export const linksOfStats = (childId: string, today: Day, { openHomework, openTasks }: Behind) => {
  const isAllLate = openHomework.length > 0 && openHomework.every(({ dueDate }) => isPast(dueDate, today));
  const isAllAhead = openTasks.length > 0 && openTasks.every(({ dueDate }) => dueDate > today);
  const tasks = paths.childTasks(childId);
  return {
    pendingHomework: `${paths.childHomework(childId)}${isAllLate ? '?tab=overdue' : ''}`,
    completedHomework: `${paths.childHomework(childId)}?tab=completed`,
    pendingTasks: isAllAhead ? `${tasks}?tab=weekly` : tasks,
    completedTasks: `${tasks}?tab=weekly`,
  };
};
