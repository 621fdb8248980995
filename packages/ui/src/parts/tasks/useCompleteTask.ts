import type { Task } from '@kovan/api-client/contract';
import { nextTaskStatus } from '@kovan/machines/task';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidateTasks } from '../../data/invalidate.ts';
import { keys } from '../../data/keys.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useClock } from '../../providers/ClockProvider.tsx';
import { patchTask } from './taskCache.ts';

const COMPLETE = ['tasks.complete'];

interface Outcome {
  readonly onDone?: (task: Task) => void;
  readonly onFailed?: (task: Task) => void;
}

/**
 * Completes a task: every list shows it at once, and shows it as it was again when the call fails, which is logged. A
 * second press while the first is under way does nothing (S-30).
 */
export const useCompleteTask = ({ onDone, onFailed }: Outcome = {}): ((task: Task) => void) => {
  const api = useApi();
  const client = useQueryClient();
  const clock = useClock();
  const underWay = useRef(new Set<string>());

  const { mutate } = useMutation({
    mutationKey: COMPLETE,
    meta: { operation: 'tasks.complete' },
    mutationFn: ({ id }: Task) => api.tasks.complete(id),
    onMutate: async (task) => {
      await client.cancelQueries({ queryKey: keys.tasks });
      const status = nextTaskStatus(task.status, 'completed');
      if (status) patchTask(client, task.id, { status, completedDate: clock.now().toISOString() });
    },
    onSuccess: (_nothing, task) => onDone?.(task),
    onError: (_error, task) => {
      patchTask(client, task.id, { status: task.status, completedDate: task.completedDate });
      onFailed?.(task);
    },
    onSettled: (_nothing, _error, { id }) => {
      underWay.current.delete(id);
      // Reading anew while another task is being completed would show that one as it was before.
      return client.isMutating({ mutationKey: COMPLETE }) === 1 ? invalidateTasks(client) : undefined;
    },
  });

  return (task) => {
    if (underWay.current.has(task.id)) return;
    underWay.current.add(task.id);
    mutate(task);
  };
};
