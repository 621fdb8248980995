import type { Day } from './days.ts';
import { type Urgency, urgencyOn } from './dueGroups.ts';
import { byDueDate } from './dueLabels.ts';
import type { HomeworkStatus, TaskStatus } from './statuses.ts';

/** What the evening asks for, in the order in which it asks. */
export const DUE_GROUPS = ['check', 'late', 'today', 'tomorrow'] as const;
export type DueGroupName = (typeof DUE_GROUPS)[number];

/** How many rows stand there before the rest is asked for. */
export const DUE_ROWS = 8;

/** What the rule needs to know of a task. */
export interface DueTask {
  readonly childId: string;
  readonly dueDate: Day;
  readonly status: TaskStatus;
  /** The rule of an occurrence, `null` for a one-off task. */
  readonly scheduledTaskId: string | null;
}

/** What the rule needs to know of homework. */
export interface DueHomework {
  readonly childId: string;
  readonly dueDate: Day | null;
  readonly status: HomeworkStatus;
}

/** One row, whichever it is. */
type DueThing<Task extends DueTask, Homework extends DueHomework> =
  | { readonly kind: 'homework'; readonly item: Homework }
  | { readonly kind: 'task'; readonly item: Task };

/** A group with all that is in it. */
export interface DueGroup<Task extends DueTask, Homework extends DueHomework> {
  readonly name: DueGroupName;
  readonly things: readonly DueThing<Task, Homework>[];
}

interface DueInput<Task extends DueTask, Homework extends DueHomework> {
  readonly today: Day;
  readonly tasks: readonly Task[];
  readonly homework: readonly Homework[];
  /** The order of the children, by id. */
  readonly children: readonly string[];
}

const SOON: readonly Urgency[] = ['late', 'today', 'tomorrow'] satisfies DueGroupName[];

const isSoon = (urgency: Urgency): urgency is Urgency & DueGroupName => SOON.includes(urgency);

type UrgencyOf = ReturnType<typeof urgencyOn>;

const groupOfHomework = ({ status, dueDate }: DueHomework, urgencyOf: UrgencyOf): DueGroupName | null => {
  if (status === 'completed') return 'check';
  const urgency = urgencyOf(dueDate);
  return status === 'active' && isSoon(urgency) ? urgency : null;
};

const groupOfTask = ({ status, dueDate, scheduledTaskId }: DueTask, urgencyOf: UrgencyOf): DueGroupName | null => {
  if (status === 'completed' || status === 'scheduled') return null;
  const urgency = urgencyOf(dueDate);
  // What comes again every day would drown what is special about tomorrow.
  if (!isSoon(urgency) || (urgency === 'tomorrow' && scheduledTaskId !== null)) return null;
  return urgency;
};

/**
 * What awaits the parent's check, what is late, and what is due today and tomorrow: homework of each group before its
 * tasks where nothing else tells them apart, by the order of the children and then by due day. A group without anything is
 * left out.
 */
export const dueList = <Task extends DueTask, Homework extends DueHomework>({
  today,
  tasks,
  homework,
  children,
}: DueInput<Task, Homework>): readonly DueGroup<Task, Homework>[] => {
  const urgencyOf = urgencyOn(today);
  const placed = [
    ...homework.map((item) => ({ kind: 'homework', item, group: groupOfHomework(item, urgencyOf) }) as const),
    ...tasks.map((item) => ({ kind: 'task', item, group: groupOfTask(item, urgencyOf) }) as const),
  ];
  const placeOf = new Map(children.map((id, place) => [id, place]));
  const place = (childId: string): number => placeOf.get(childId) ?? children.length;
  return DUE_GROUPS.flatMap((name) => {
    const things = placed
      .filter(({ group }) => group === name)
      .toSorted((a, b) => place(a.item.childId) - place(b.item.childId) || byDueDate(a.item, b.item))
      .map(({ group: _group, ...thing }) => thing);
    return things.length === 0 ? [] : [{ name, things }];
  });
};

/**
 * How many rows of each group stand there at first: every group keeps one, the other places go from the top down.
 * `sizes` are those of groups that have something.
 */
export const rowsOf = (sizes: readonly number[], limit: number = DUE_ROWS): readonly number[] => {
  let free = Math.max(limit - sizes.length, 0);
  return sizes.map((size) => {
    const more = Math.min(size - 1, free);
    free -= more;
    return 1 + more;
  });
};
