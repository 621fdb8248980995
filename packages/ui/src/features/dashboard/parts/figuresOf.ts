import type { Homework, Stats, Task } from '@kovan/api-client/contract';
import { isHomeworkDone, isTaskDone } from '@kovan/domain/childDay';
import type { Day } from '@kovan/domain/days';
import { MAX_LIST_ROWS } from '@kovan/domain/limits';
import { weekEnd } from '@kovan/domain/weeks';

interface Known {
  readonly today: Day;
  /** One-off tasks, and occurrences since the Monday of last week, with what is under way or waits. */
  readonly tasks: readonly Task[];
  readonly homework: readonly Homework[];
  /** What was ticked and waits to be sent, by id. */
  readonly ticked: Readonly<Record<'tasks' | 'homework', ReadonlySet<string>>>;
}

/**
 * The four figures with what waits to be sent (decisions.md, Dashboard counters), beside words that are told from the same
 * lists. The lists hold all that is pending, unless they are as long as an answer may be, but of what is completed not
 * all: to the server's figure is added what was ticked and had to wait.
 */
export const figuresOf = (read: Stats, { today, tasks, homework, ticked }: Known): Stats => {
  const sunday = weekEnd(today);
  const pending = {
    pendingHomework: homework.filter((item) => !isHomeworkDone(item)).length,
    pendingTasks: tasks.filter((task) => !isTaskDone(task) && task.dueDate <= sunday).length,
  };
  return {
    ...read,
    ...(Math.max(tasks.length, homework.length) < MAX_LIST_ROWS ? pending : {}),
    completedHomework: read.completedHomework + homework.filter(({ id }) => ticked.homework.has(id)).length,
    completedTasks: read.completedTasks + tasks.filter(({ id }) => ticked.tasks.has(id)).length,
  };
};
