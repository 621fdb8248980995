import type { Task } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { occurrenceId } from '@kovan/domain/occurrenceIds';
import type { Occurrence } from '@kovan/domain/occurrenceList';
import { type StoredTaskStatus, taskStatusOn } from '@kovan/machines/task';
import type { Rule } from '../scheduledTasks/repository.ts';
import type { OccurrenceRow } from './occurrenceRepository.ts';
import type { TaskRow } from './repository.ts';

/** A one-off task or an occurrence, whether it has a row or follows from its rule. */
export interface AnyTask {
  readonly id: string;
  readonly childId: string;
  readonly scheduledTaskId: string | null;
  readonly name: string;
  readonly icon: string;
  readonly dueDate: Day;
  readonly status: StoredTaskStatus;
  readonly completedAt: Date | null;
}

/** A one-off task. */
export const ofTask = (row: TaskRow): AnyTask => ({ ...row, scheduledTaskId: null });

/** An occurrence. */
export const ofOccurrence = ({ source, ...occurrence }: Occurrence<Rule | OccurrenceRow>): AnyTask => ({
  id: occurrence.id,
  childId: source.childId,
  scheduledTaskId: occurrence.ruleId,
  name: source.name,
  icon: source.icon,
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

/** A task as it reads on the viewer's day (S-33). */
export const toTask = ({ status, completedAt, ...task }: AnyTask, today: Day): Task => ({
  id: task.id,
  name: task.name,
  icon: task.icon,
  status: taskStatusOn(status, task.dueDate, today),
  dueDate: task.dueDate,
  completedDate: completedAt?.toISOString() ?? null,
  childId: task.childId,
  scheduledTaskId: task.scheduledTaskId,
});
