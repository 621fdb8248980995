import type { Task } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { CHORE_FIELDS, pickFields, type Read, TASK_FIELDS } from '@kovan/domain/fields';
import { occurrenceId, parseOccurrenceId, type RuleDay } from '@kovan/domain/occurrenceIds';
import type { Occurrence } from '@kovan/domain/occurrenceList';
import { type StoredTaskStatus, taskStatusOn } from '@kovan/machines/task';
import type { occurrences, tasks } from '../../db/schema.ts';
import { asId } from '../../http/ids.ts';
import type { ShownRule } from '../scheduledTasks/repository.ts';

/** A one-off task as it is stored. */
export type TaskRow = typeof tasks.$inferSelect;

/** What was done about a day of a rule, as it is stored. */
export type OccurrenceRow = typeof occurrences.$inferSelect;

/** What a list takes of it. */
export type ShownDay = Omit<OccurrenceRow, 'familyId' | 'createdAt' | 'oldId'>;

/** A one-off task, as its row is, or an occurrence, whether it has a row or follows from its rule. */
export interface AnyTask extends Read<typeof TASK_FIELDS> {
  readonly id: string;
  /** The rule of an occurrence. */
  readonly scheduledTaskId?: string;
  readonly status: StoredTaskStatus;
  readonly completedAt: Date | null;
}

/** An occurrence. */
export const ofOccurrence = ({ source, id, ruleId, dueDate, status }: Occurrence<ShownRule | ShownDay>): AnyTask =>
  Object.assign(pickFields(CHORE_FIELDS, source), {
    id,
    scheduledTaskId: ruleId,
    dueDate,
    status,
    completedAt: 'completedAt' in source ? source.completedAt : null,
  });

/** Whether a row of either kind was completed. */
export const isDone = <Row extends { readonly completedAt: Date | null }>(
  row: Row,
): row is Row & { readonly completedAt: Date } => row.completedAt !== null;

/** An occurrence that was completed, of a rule that stands or is gone. */
export const ofCompleted = (row: ShownDay & { readonly completedAt: Date }) => {
  const { ruleId, ruleDay, dueDate, completedAt } = row;
  const id = occurrenceId(row);
  return Object.assign(ofOccurrence({ id, ruleId, ruleDay, dueDate, status: 'completed', source: row }), {
    completedAt,
  });
};

/** A task as it reads on the viewer's day. */
export const toTask = (task: AnyTask, today: Day): Task =>
  Object.assign(pickFields(TASK_FIELDS, task), {
    id: task.id,
    status: taskStatusOn(task.status, task.dueDate, today),
    completedDate: task.completedAt?.toISOString() ?? null,
    scheduledTaskId: task.scheduledTaskId ?? null,
  });

/** What the id of a task in a path names: a day of a rule, or a row by its uuid. */
type TaskId = { readonly kind: 'day'; readonly day: RuleDay } | { readonly kind: 'row'; readonly id: string };

/** Reads the id of a task of either kind; a text that can be neither is a 404. */
export const readTaskId = (text: string): TaskId => {
  const day = parseOccurrenceId(text);
  return day === null
    ? { kind: 'row', id: asId(text) }
    : { kind: 'day', day: { ruleId: asId(day.ruleId), ruleDay: day.ruleDay } };
};

/** Where an id stands among those of both kinds: by the task's or the rule's uuid, then by the rule's day. */
export const placeOfId = (text: string): { readonly id: string; readonly ruleDay: string | null } => {
  const named = readTaskId(text);
  return named.kind === 'row' ? { id: named.id, ruleDay: null } : { id: named.day.ruleId, ruleDay: named.day.ruleDay };
};
