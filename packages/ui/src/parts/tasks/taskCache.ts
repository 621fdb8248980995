import type { Task } from '@kovan/api-client/contract';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../data/keys.ts';

/** Every list of tasks that was read; the lists of periodic tasks hold rules, not tasks. */
const taskLists = {
  queryKey: keys.tasks,
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== keys.scheduledTasks(null)[1],
};

/** Changes one task in every list that holds it. */
export const patchTask = (client: QueryClient, id: string, patch: Partial<Task>): void => {
  client.setQueriesData<Task[]>(taskLists, (list) =>
    list?.map((task) => (task.id === id ? { ...task, ...patch } : task)),
  );
};
