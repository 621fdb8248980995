import type { ScheduledTaskInput, Task, TaskInput } from '@kovan/api-client/contract';
import { nextTaskStatus } from '@kovan/machines/task';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useChangeOptions, useItemChange } from '../../data/changes.ts';
import { useIdempotencyKey } from '../../data/useIdempotencyKey.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useClock } from '../../providers/ClockProvider.tsx';

interface Outcome {
  readonly onDone?: (task: Task) => void;
  readonly onFailed?: (task: Task) => void;
}

/**
 * Completes a task: every list shows it at once, and shows it as it was again when the call fails, which is logged. A
 * second press while the first is under way does nothing.
 */
export const useCompleteTask = (outcome: Outcome = {}): ((task: Task) => void) => {
  const api = useApi();
  const clock = useClock();
  return useItemChange<Task, Task>({
    kind: 'tasks',
    operation: 'tasks.complete',
    send: ({ id }) => api.tasks.complete(id),
    changeOf: ({ id, status }) => {
      const next = nextTaskStatus(status, 'completed');
      return { id, to: next ? { status: next, completedDate: clock.now().toISOString() } : {} };
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
 * Deletes a task or a periodic task after the browser has asked, and tells whether it was confirmed. It leaves the lists
 * at once, and comes back when the call fails, which is only logged.
 */
export const useDeleteTask = (): ((deletion: Deletion) => boolean) => {
  const { t } = useTranslation('common');
  const api = useApi();
  const remove = useItemChange<Deletion, Task>({
    kind: 'tasks',
    operation: 'tasks.remove',
    send: ({ id, kind }) => (kind === 'single' ? api.tasks.remove(id) : api.scheduledTasks.remove(id)),
    changeOf: ({ id }) => ({ id, to: null }),
  });

  return (deletion) => {
    const question =
      deletion.kind === 'single' ? t('common:confirm.deleteTask') : t('common:confirm.deleteScheduledTask');
    const isConfirmed = window.confirm(question);
    if (isConfirmed) remove(deletion);
    return isConfirmed;
  };
};

/** Adds a one-off task; rejects with the call's error, already logged. */
export const useAddTask = (): ((input: TaskInput) => Promise<unknown>) => {
  const api = useApi();
  const { keyFor, forget } = useIdempotencyKey();
  return useMutation({
    ...useChangeOptions('tasks', 'tasks.create'),
    mutationFn: (input: TaskInput) => api.tasks.create(input, { idempotencyKey: keyFor(input) }),
    onSuccess: forget,
  }).mutateAsync;
};

/** Adds a periodic task; rejects with the call's error, already logged. */
export const useAddScheduledTask = (): ((input: ScheduledTaskInput) => Promise<unknown>) => {
  const api = useApi();
  const { keyFor, forget } = useIdempotencyKey();
  return useMutation({
    ...useChangeOptions('tasks', 'scheduledTasks.create'),
    mutationFn: (input: ScheduledTaskInput) => api.scheduledTasks.create(input, { idempotencyKey: keyFor(input) }),
    onSuccess: forget,
  }).mutateAsync;
};
