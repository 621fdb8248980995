import type { Day } from './days.ts';
import { isPast } from './dueLabels.ts';
import type { HomeworkStatus, TaskStatus } from './statuses.ts';

/** What the rule needs to know of a task. */
export interface DayTask {
  readonly id: string;
  readonly dueDate: Day;
  readonly status: TaskStatus;
}

/** What the rule needs to know of homework. */
export interface DayHomework {
  readonly id: string;
  readonly dueDate: Day | null;
  readonly status: HomeworkStatus;
}

/** One thing to do, whichever it is. */
export type Thing<Task extends DayTask, Homework extends DayHomework> =
  | { readonly kind: 'task'; readonly id: string; readonly isDone: boolean; readonly item: Task }
  | { readonly kind: 'homework'; readonly id: string; readonly isDone: boolean; readonly item: Homework };

/** How many are still open. */
interface Left {
  /** Of today's tasks. */
  readonly tasks: number;
  /** Of the homework due today. */
  readonly homework: number;
  /** Of both, from before today. */
  readonly late: number;
}

/**
 * What is true of a day, in the order in which a sentence has to look for it. `left` numbers say how many; where
 * something is late, that has to be said too, whatever the kind.
 * - `left`: tasks and homework of today are open
 * - `tasksLeft`, `homeworkLeft`: one kind alone is open, and there was none of the other
 * - `tasksDone`, `homeworkDone`: one kind is finished, the other is still open
 * - `lateLeft`: nothing of today is open (or there was nothing), but something late is
 * - `unknown`: nothing known is open, but not everything could be read
 * - `allDone`: there was something today, and nothing is open
 * - `nothing`: there is nothing to do
 */
type DaySentence =
  | 'left'
  | 'tasksLeft'
  | 'homeworkLeft'
  | 'tasksDone'
  | 'homeworkDone'
  | 'lateLeft'
  | 'unknown'
  | 'allDone'
  | 'nothing';

/** A child's day, as every screen tells it. */
export interface ChildDay<Task extends DayTask, Homework extends DayHomework> {
  /** The tasks of today, then the homework due today, each in the order given: the cells of the comb. */
  readonly cells: readonly Thing<Task, Homework>[];
  /** Open or kept, from before today: the tasks, then the homework. No cells of today. */
  readonly late: readonly Thing<Task, Homework>[];
  readonly left: Left;
  /** There was something today, and nothing of today and nothing late is open. */
  readonly isDone: boolean;
  readonly sentence: DaySentence;
}

interface ChildDayInput<Task extends DayTask, Homework extends DayHomework> {
  readonly today: Day;
  /** At least those of today and the late ones, each once; others don't matter. */
  readonly tasks: readonly Task[];
  readonly homework: readonly Homework[];
  /** `false` while tasks or homework are not there, or can't be read: then "done" is never claimed. */
  readonly isKnown?: boolean;
  /** Whether something late keeps its place though it is done. */
  readonly isKept?: (id: string) => boolean;
}

/** Whether a task is completed. */
export const isTaskDone = ({ status }: Pick<DayTask, 'status'>): boolean => status === 'completed';

/** Whether the child has done the homework; whether a parent has checked it doesn't matter. */
export const isHomeworkDone = ({ status }: Pick<DayHomework, 'status'>): boolean => status !== 'active';

const taskThing = <Task extends DayTask>(item: Task) =>
  ({ kind: 'task', id: item.id, isDone: isTaskDone(item), item }) as const;

const homeworkThing = <Homework extends DayHomework>(item: Homework) =>
  ({ kind: 'homework', id: item.id, isDone: isHomeworkDone(item), item }) as const;

const sentenceOf = (
  left: Left,
  has: { readonly tasks: boolean; readonly homework: boolean },
  isKnown: boolean,
): DaySentence => {
  if (left.tasks > 0 && left.homework > 0) return 'left';
  if (left.tasks > 0) return has.homework ? 'homeworkDone' : 'tasksLeft';
  if (left.homework > 0) return has.tasks ? 'tasksDone' : 'homeworkLeft';
  if (left.late > 0) return 'lateLeft';
  if (!isKnown) return 'unknown';
  return has.tasks || has.homework ? 'allDone' : 'nothing';
};

/** The rule of a child's day: what its cells are, what is late, what is left of each, and what may be said of it. */
export const childDay = <Task extends DayTask, Homework extends DayHomework>({
  today,
  tasks,
  homework,
  isKnown = true,
  isKept = () => false,
}: ChildDayInput<Task, Homework>): ChildDay<Task, Homework> => {
  const tasksOfToday = tasks.filter(({ dueDate }) => dueDate === today).map(taskThing);
  const homeworkOfToday = homework.filter(({ dueDate }) => dueDate === today).map(homeworkThing);
  const lateTasks = tasks.filter(({ dueDate }) => isPast(dueDate, today)).map(taskThing);
  const lateHomework = homework.filter(({ dueDate }) => isPast(dueDate, today)).map(homeworkThing);
  const late = [...lateTasks, ...lateHomework].filter(({ id, isDone }) => !isDone || isKept(id));
  const openOf = (things: readonly { readonly isDone: boolean }[]) => things.filter(({ isDone }) => !isDone).length;
  const left = { tasks: openOf(tasksOfToday), homework: openOf(homeworkOfToday), late: openOf(late) };
  const has = { tasks: tasksOfToday.length > 0, homework: homeworkOfToday.length > 0 };
  const sentence = sentenceOf(left, has, isKnown);
  return { cells: [...tasksOfToday, ...homeworkOfToday], late, left, isDone: sentence === 'allDone', sentence };
};

/**
 * How full each day's cell is in a comb of the week, 0 to 1, by its tasks; `null` for a day without any, which is a dot
 * there: nothing was missed on it.
 */
export const weekFill = (
  days: readonly Day[],
  tasks: readonly Pick<DayTask, 'dueDate' | 'status'>[],
): readonly (number | null)[] =>
  days.map((day) => {
    const ofDay = tasks.filter(({ dueDate }) => dueDate === day);
    return ofDay.length === 0 ? null : ofDay.filter(isTaskDone).length / ofDay.length;
  });
