import type { Day } from '@kovan/domain/days';
import { isPast } from '@kovan/domain/dueLabels';
import type { TaskStatus } from '@kovan/domain/statuses';
import { transition } from 'xstate';
import { taskMachine } from './taskMachine.ts';

const at = (status: TaskStatus) => taskMachine.resolveState({ value: status });

/**
 * The status that a task reads as on a day of the viewer, whether it is what was stored or what was read on another day:
 * late from the day after its due day on.
 */
export const taskStatusOn = (status: TaskStatus, dueDate: Day, today: Day): TaskStatus => {
  if (status !== 'pending' && status !== 'overdue') return status;
  return isPast(dueDate, today) ? 'overdue' : 'pending';
};

/** Whether the task can be completed; the child's screens offer the button exactly then. */
export const canComplete = (status: TaskStatus): boolean => at(status).can({ type: 'task.complete' });

/** Whether the family list offers the button: on pending tasks only. */
export const canCompleteInFamily = (status: TaskStatus): boolean => status === 'pending' && canComplete(status);

/** The status that a transition to `wanted` leads to, or `null` where the machine has none. */
export const nextTaskStatus = (status: TaskStatus, wanted: TaskStatus): TaskStatus | null => {
  if (wanted !== 'completed' || !canComplete(status)) return null;
  return transition(taskMachine, at(status), { type: 'task.complete' })[0].value;
};

/**
 * What a request for a status comes to: the status afterwards, the same one when completing is repeated, or
 * `null` when it has to be refused with a 409.
 */
export const settleTask = (status: TaskStatus, wanted: TaskStatus): TaskStatus | null =>
  status === 'completed' && wanted === 'completed' ? status : nextTaskStatus(status, wanted);
