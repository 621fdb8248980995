import type { Day } from '@kovan/domain/days';
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
  const { childId, name, icon, completedDate } = source;
  const dueDate = row?.dueDate ?? ruleDay;
  const put = (record: DayRecord): void => {
    removeWhere(family.doneDays, (one) => one === row);
    family.doneDays.push(record);
  };
  const kept = { ruleId, ruleDay, childId, name, icon, dueDate };
  return {
    task: { id, childId, name, icon, dueDate, completedDate, scheduledTaskId: ruleId },
    complete: (moment) => put({ ...kept, status: 'completed', completedDate: moment }),
    remove: () =>
      rule
        ? put({ ...kept, name: rule.name, icon: rule.icon, dueDate: ruleDay, status: 'deleted', completedDate: null })
        : removeWhere(family.doneDays, (one) => one === row),
  };
};
