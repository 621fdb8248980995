import { type Day, daysBetween } from './days.ts';

/** What a due day means for the viewer: how it reads and how it looks. */
export interface DueLabel {
  readonly kind: 'past' | 'today' | 'tomorrow' | 'daysLeft';
  /** Calendar days left; negative when past. */
  readonly days: number;
  readonly tone: 'overdue' | 'today' | 'soon' | 'done';
}

const labelWith =
  (lastSoonDay: number) =>
  (day: Day, today: Day): DueLabel => {
    const days = daysBetween(today, day);
    if (days < 0) return { kind: 'past', days, tone: 'overdue' };
    if (days === 0) return { kind: 'today', days, tone: 'today' };
    const kind = days === 1 ? 'tomorrow' : 'daysLeft';
    return { kind, days, tone: days <= lastSoonDay ? 'soon' : 'done' };
  };

/** A task's due-date label: overdue red, today orange, tomorrow yellow, from two days on green. */
export const taskDueLabel = labelWith(1);

/** Homework's due-date label: past red, today orange, up to three days left yellow, then green. */
export const homeworkDueLabel = labelWith(3);

/** Whether a due day has passed: from the local midnight after it; never without a due day. */
export const isPast = (dueDate: Day | null, today: Day): boolean => dueDate !== null && dueDate < today;

/** Orders by due date ascending, no date last (decisions.md, Wire). */
export const byDueDate = (a: { dueDate: Day | null }, b: { dueDate: Day | null }): number => {
  if (a.dueDate === b.dueDate) return 0;
  if (a.dueDate === null) return 1;
  if (b.dueDate === null) return -1;
  return a.dueDate < b.dueDate ? -1 : 1;
};
