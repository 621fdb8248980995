import type { Task } from '@kovan/api-client/contract';

/** A one-off task that is open, but for what is known of it. */
export const taskOf = (known: Pick<Task, 'id'> & Partial<Task>): Task => ({
  childId: 'elif',
  name: 'Oda',
  icon: '🧹',
  dueDate: '2026-11-18',
  status: 'pending',
  completedDate: null,
  scheduledTaskId: null,
  ...known,
});
