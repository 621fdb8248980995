import type { ScheduledTaskInput, Task, TaskInput } from '@kovan/api-client/contract';
import { nextTaskStatus } from '@kovan/machines/task';
import { useTranslation } from 'react-i18next';
import { type Unsay, useItemChange, useQueuedChange } from '../../data/changes.ts';
import { orGone } from '../../data/isGone.ts';
import { type Added, useQueuedAddition } from '../../data/useQueuedAddition.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useGiveUpRow } from '../../data/queue/QueueProvider.tsx';
import { useClock } from '../../providers/ClockProvider.tsx';

interface Outcome {
  readonly onDone?: (task: Task) => void;
  readonly onFailed?: (task: Task) => Unsay;
}

/**
 * Completes a task: every list shows it at once, and shows it as it was again when the call fails, which is logged. A
 * second press while the first is under way does nothing.
 */
export const useCompleteTask = (outcome: Outcome = {}): ((task: Task) => void) => {
  const clock = useClock();
  return useQueuedChange<Task, Task>({
    kind: 'tasks',
    operation: 'tasks.complete',
    workOf: ({ id, name, status }) => {
      const next = nextTaskStatus(status, 'completed');
      const to = next ? { status: next, completedDate: clock.now().toISOString() } : {};
      return { operation: 'task.complete', id, name, to };
    },
    ...outcome,
  });
};

/** One-off, or by a rule. */
export type TaskKind = 'single' | 'periodic';

interface Deletion {
  readonly id: string;
  readonly kind: TaskKind;
}

/**
 * Deletes a task or a periodic task after the browser has asked. It leaves the lists at once, and comes back when the call
 * fails, which is only logged.
 */
export const useDeleteTask = (onDone?: (deletion: Deletion) => void): ((deletion: Deletion) => void) => {
  const { t } = useTranslation('common');
  const api = useApi();
  const giveUpRow = useGiveUpRow();
  const remove = useItemChange<Deletion, Task>({
    kind: 'tasks',
    operation: 'tasks.remove',
    send: ({ id, kind }) => (kind === 'single' ? api.tasks : api.scheduledTasks).remove(id).catch(orGone),
    changeOf: ({ id }) => ({ id, to: null }),
    onDone,
  });

  return (deletion) => {
    // What was not sent yet can be added again as easily.
    if (giveUpRow(deletion.id)) return;
    const question =
      deletion.kind === 'single' ? t('common:confirm.deleteTask') : t('common:confirm.deleteScheduledTask');
    if (window.confirm(question)) remove(deletion);
  };
};

/** Adds a one-off task, or has it wait for the network; rejects with the call's error, already logged. */
export const useAddTask = (): ((input: TaskInput) => Promise<Added>) =>
  useQueuedAddition({
    kind: 'tasks',
    operation: 'tasks.create',
    workOf: (input) => ({ operation: 'task.create', name: input.name, input }),
  });

/** Adds a periodic task, or has it wait for the network; rejects with the call's error, already logged. */
export const useAddScheduledTask = (): ((input: ScheduledTaskInput) => Promise<Added>) =>
  useQueuedAddition({
    kind: 'tasks',
    operation: 'scheduledTasks.create',
    workOf: (input) => ({ operation: 'scheduledTask.create', name: input.name, input }),
  });
