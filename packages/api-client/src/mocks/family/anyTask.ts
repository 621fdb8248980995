import type { Day } from '@kovan/domain/days';
import { CHORE_FIELDS, pickFields, TASK_FIELDS } from '@kovan/domain/fields';
import { occurrenceId } from '@kovan/domain/occurrenceIds';
import { occurrencesIn } from '@kovan/domain/occurrenceList';
import type { DayRange } from '@kovan/domain/weeks';
import { taskStatusOn } from '@kovan/machines/task';
import type { Task } from '../../contract/tasks.ts';
import type { Family } from './createFamily.ts';
import type { DayRecord, RuleRecord, TaskRecord } from './records.ts';

/** A one-off task or an occurrence. */
export interface AnyTask extends TaskRecord {
  readonly scheduledTaskId: string | null;
}

const ofTask = (task: TaskRecord): AnyTask => ({ ...task, scheduledTaskId: null });

/** A rule as the occurrences follow from it. */
export const standing = (rule: RuleRecord) => ({
  ...rule,
  completedDate: null,
  frequency: Number(rule.period.frequency),
  weekDays: rule.period.weekDays,
});

const ofDay = (day: DayRecord): AnyTask => {
  const { completedDate, ruleId } = day;
  return { id: occurrenceId(day), ...pickFields(TASK_FIELDS, day), completedDate, scheduledTaskId: ruleId };
};

/** One-off tasks, whenever they are due. */
export const oneOffTasks = (family: Family): AnyTask[] => family.tasks.map(ofTask);

/** The occurrences of a range. */
export const occurrencesOf = (family: Family, range: DayRange, today: Day): AnyTask[] =>
  [...occurrencesIn({ rules: family.rules.map(standing), done: family.doneDays, range, today })].map(
    ({ ruleId, ruleDay, dueDate, source }) => {
      const { completedDate } = source;
      return ofDay({ ...pickFields(CHORE_FIELDS, source), ruleId, ruleDay, dueDate, completedDate, status: 'pending' });
    },
  );

/** Completed tasks of both kinds, newest first. */
export const completedTasks = (family: Family): AnyTask[] =>
  [...oneOffTasks(family), ...family.doneDays.map(ofDay)]
    .filter(({ completedDate }) => completedDate !== null)
    .toSorted(
      (a, b) =>
        (b.completedDate ?? '').localeCompare(a.completedDate ?? '') || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0),
    );

/** A task as it is read on a day. */
export const readTask = (task: AnyTask, today: Day): Task => ({
  ...task,
  status: taskStatusOn(task.completedDate === null ? 'pending' : 'completed', task.dueDate, today),
});
