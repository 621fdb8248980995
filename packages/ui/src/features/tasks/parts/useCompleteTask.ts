import type { Task } from '@kovan/api-client/contract';
import { nextTaskStatus } from '@kovan/machines/task';
import { useItemChange } from '../../../data/useItemChange.ts';
import { useApi } from '../../../providers/ApiProvider.tsx';
import { useClock } from '../../../providers/ClockProvider.tsx';

interface Outcome {
  readonly onDone?: (task: Task) => void;
  readonly onFailed?: (task: Task) => void;
}

/**
 * Completes a task: every list shows it at once, and shows it as it was again when the call fails, which is logged. A
 * second press while the first is under way does nothing (S-30).
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
