import type { Day } from '@kovan/domain/days';
import { CHORE_FIELDS, pickFields } from '@kovan/domain/fields';
import { occurrenceId, parseOccurrenceId } from '@kovan/domain/occurrenceIds';
import { fallsOn } from '@kovan/domain/occurrences';
import { type AnyTask, standing } from './anyTask.ts';
import type { Family } from './createFamily.ts';
import type { DayRecord } from './records.ts';
import { find, notFound, removeWhere } from './refusal.ts';

/** A task of either kind, and what can be done about it. */
interface HeldTask {
  readonly task: AnyTask;
  complete(completedDate: string): void;
  remove(): void;
}

const holdOneOff = (family: Family, id: string): HeldTask => {
  const task = find(family.tasks, id);
  return {
    task: { ...task, scheduledTaskId: null },
    complete: (completedDate) => void Object.assign(task, { completedDate }),
    remove: () => removeWhere(family.tasks, (one) => one.id === id),
  };
};

/** The task that an id names: a one-off one, or a day of a rule; a 404 when there is none. */
export const holdTask = (family: Family, id: string, today: Day): HeldTask => {
  const day = parseOccurrenceId(id);
  if (!day) return holdOneOff(family, id);
  const { ruleId, ruleDay } = day;
  const row = family.doneDays.find((one) => occurrenceId(one) === id);
  const rule = family.rules.find((one) => one.id === ruleId);
  const source = row ?? (rule && fallsOn(standing(rule), ruleDay, today) ? standing(rule) : undefined);
  if (!source || row?.status === 'deleted') throw notFound();
  const { completedDate } = source;
  const dueDate = row?.dueDate ?? ruleDay;
  const put = (record: DayRecord): void => {
    removeWhere(family.doneDays, (one) => one === row);
    family.doneDays.push(record);
  };
  const shown = { ...pickFields(CHORE_FIELDS, source), dueDate };
  const kept = { ruleId, ruleDay, ...shown };
  return {
    task: { id, ...shown, completedDate, scheduledTaskId: ruleId },
    complete: (moment) => put({ ...kept, status: 'completed', completedDate: moment }),
    remove: () =>
      rule
        ? put({ ...kept, ...pickFields(CHORE_FIELDS, rule), dueDate: ruleDay, status: 'deleted', completedDate: null })
        : removeWhere(family.doneDays, (one) => one === row),
  };
};
