import type { Task } from '@kovan/api-client/contract';
import { isTaskDone } from '@kovan/domain/childDay';

/** How many of the tasks are completed. */
export const doneOf = (tasks: readonly Task[]): number => tasks.filter(isTaskDone).length;

/** "3/7": completed and all. */
export const countOf = (tasks: readonly Task[]): string => `${doneOf(tasks)}/${tasks.length}`;

/** The completed ones in the order in which they were done, so that honey rises where it was poured last. */
export const inOrderDone = (tasks: readonly Task[]): readonly Task[] =>
  tasks.filter(isTaskDone).toSorted((a, b) => (a.completedDate ?? '').localeCompare(b.completedDate ?? ''));
