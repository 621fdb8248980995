import type { Task } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { CHORE_FIELDS, pickFields, type Read, type TASK_FIELDS } from '@kovan/domain/fields';
import { occurrenceId, parseOccurrenceId, type RuleDay } from '@kovan/domain/occurrenceIds';
import type { Occurrence } from '@kovan/domain/occurrenceList';
import { type StoredTaskStatus, taskStatusOn } from '@kovan/machines/task';
import type { occurrences, tasks } from '../../db/schema.ts';
import { asId } from '../../http/ids.ts';
import type { Rule } from '../scheduledTasks/repository.ts';

/** A one-off task as it is stored. */
export type TaskRow = typeof tasks.$inferSelect;

/** What was done about a day of a rule, as it is stored. */
export type OccurrenceRow = typeof occurrences.$inferSelect;

/** A one-off task or an occurrence, whether it has a row or follows from its rule. */
export interface AnyTask extends Read<typeof TASK_FIELDS> {
  readonly id: string;
  readonly scheduledTaskId: string | null;
  readonly status: StoredTaskStatus;
  readonly completedAt: Date | null;
}

/** A one-off task. */
export const ofTask = (row: TaskRow): AnyTask => ({ ...row, scheduledTaskId: null });

/** An occurrence. */
export const ofOccurrence = ({ source, ...occurrence }: Occurrence<Rule | OccurrenceRow>): AnyTask => ({
  ...pickFields(CHORE_FIELDS, source),
  id: occurrence.id,
  scheduledTaskId: occurrence.ruleId,
  dueDate: occurrence.dueDate,
  status: occurrence.status,
  completedAt: 'completedAt' in source ? source.completedAt : null,
});

/** Whether a row of either kind was completed. */
export const isDone = <Row extends { readonly completedAt: Date | null }>(
  row: Row,
): row is Row & { readonly completedAt: Date } => row.completedAt !== null;

/** An occurrence that was completed, of a rule that stands or is gone. */
export const ofCompleted = (row: OccurrenceRow & { readonly completedAt: Date }) => ({
  ...ofOccurrence({ ...row, id: occurrenceId(row), status: 'completed', source: row }),
  completedAt: row.completedAt,
});

/** A task as it reads on the viewer's day. */
export const toTask = (task: AnyTask, today: Day): Task => ({
  ...task,
  status: taskStatusOn(task.status, task.dueDate, today),
  completedDate: task.completedAt?.toISOString() ?? null,
});

/** What the id of a task in a path names: a day of a rule, or a row by its uuid. */
export type TaskId = { readonly kind: 'day'; readonly day: RuleDay } | { readonly kind: 'row'; readonly id: string };

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
