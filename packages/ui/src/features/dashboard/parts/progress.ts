import type { Task } from '@kovan/api-client/contract';
import { isTaskDone, weekFill } from '@kovan/domain/childDay';
import type { Day } from '@kovan/domain/days';
import { weekOf } from '@kovan/domain/weeks';

/** How much of some tasks is done. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** How many of the tasks are completed. */
export const progressOf = (tasks: readonly Task[]): Progress => ({
  done: tasks.filter(isTaskDone).length,
  total: tasks.length,
});

/** The tasks of one day. */
export const tasksOn = (tasks: readonly Task[], day: Day): readonly Task[] =>
  tasks.filter(({ dueDate }) => dueDate === day);

/** One cell a day of the week, as full as the day's tasks are done; a dot where it has none. */
export const weekCells = (tasks: readonly Task[], today: Day): readonly (number | null)[] =>
  weekFill(weekOf(today), tasks);
