import type { Homework } from '@kovan/api-client/contract';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../data/keys.ts';

/** Changes the homework of a child in the cache, where it was read already. */
export const changeHomework = (
  client: QueryClient,
  childId: string,
  change: (list: readonly Homework[]) => Homework[],
): void => {
  client.setQueryData<Homework[]>(keys.homework(childId), (list) => list && change(list));
};

/** Changes one piece of homework in the cache. */
export const patchHomework = (
  client: QueryClient,
  { id, childId }: Pick<Homework, 'id' | 'childId'>,
  patch: Partial<Homework>,
): void =>
  changeHomework(client, childId, (list) => list.map((item) => (item.id === id ? { ...item, ...patch } : item)));
