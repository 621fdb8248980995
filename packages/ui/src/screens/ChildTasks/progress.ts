import type { Task } from '@kovan/api-client/contract';

/** On the child's screens a task is completed or not (E-28, Q-66). */
export const isDone = ({ status }: Task): boolean => status === 'completed';

/** How many of the tasks are completed. */
export const doneOf = (tasks: readonly Task[]): number => tasks.filter(isDone).length;

/** "3/7": completed and all. */
export const countOf = (tasks: readonly Task[]): string => `${doneOf(tasks)}/${tasks.length}`;

/** The completed ones in the order in which they were done, so that honey rises where it was poured last. */
export const inOrderDone = (tasks: readonly Task[]): readonly Task[] =>
  tasks.filter(isDone).toSorted((a, b) => (a.completedDate ?? '').localeCompare(b.completedDate ?? ''));
