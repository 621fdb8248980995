import type { Task } from '@kovan/api-client/contract';
import { weekFill } from '@kovan/domain/childDay';
import { combFill } from '@kovan/domain/comb';
import type { Day } from '@kovan/domain/days';
import { weekOf } from '@kovan/domain/weeks';
import { isDone } from '../../tasks/parts/isDone.ts';

/** How much of some tasks is done. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** How many of the tasks are completed. */
export const progressOf = (tasks: readonly Task[]): Progress => ({
  done: tasks.filter(isDone).length,
  total: tasks.length,
});

/** The children's tasks, or `null` while those of one are not there: a sum without them would be a wrong figure. */
export const allKnown = (ofChildren: readonly (readonly Task[] | undefined)[]): readonly (readonly Task[])[] | null => {
  const known = ofChildren.filter((tasks) => tasks !== undefined);
  return known.length === ofChildren.length ? known : null;
};

/** The tasks of one day. */
export const tasksOn = (tasks: readonly Task[], day: Day): readonly Task[] =>
  tasks.filter(({ dueDate }) => dueDate === day);

/** The first task that is still to be done. */
export const nextOf = (tasks: readonly Task[]): Task | undefined => tasks.find((task) => !isDone(task));

/** One cell a task, the done ones full. */
export const cellsOf = ({ done, total }: Progress): readonly number[] => combFill(total, done, 0);

/** One cell a day of the week, as full as the day's tasks are done; a dot where it has none. */
export const weekCells = (tasks: readonly Task[], today: Day): readonly (number | null)[] =>
  weekFill(weekOf(today), tasks);
