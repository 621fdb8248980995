import type { QueryClient } from '@tanstack/react-query';
import { keys } from './keys.ts';

const invalidate = async (client: QueryClient, ...stale: readonly (readonly unknown[])[]): Promise<void> => {
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
};

/** After a task or a periodic task was added, completed or deleted: task lists, counters and activities. */
export const invalidateTasks = (client: QueryClient) => invalidate(client, keys.tasks, keys.dashboard);

/** After homework was added, changed, completed, checked or deleted: homework lists, counters and activities. */
export const invalidateHomework = (client: QueryClient) => invalidate(client, keys.allHomework, keys.dashboard);

/** After a child was added, changed or deleted: everything, since a child's tasks and homework go with the child. */
export const invalidateChildren = (client: QueryClient) =>
  invalidate(client, keys.children, keys.tasks, keys.allHomework, keys.dashboard);
