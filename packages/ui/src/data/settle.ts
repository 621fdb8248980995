import type { QueryClient } from '@tanstack/react-query';
import { type Change, withChanges } from './changes.ts';
import { invalidateHomework, invalidateTasks } from './invalidate.ts';
import { keys } from './keys.ts';

/** Of what there are lists that people change. */
export type Kind = 'tasks' | 'homework';

const LISTS = { tasks: keys.tasks, homework: keys.allHomework } as const satisfies Record<Kind, readonly string[]>;
const INVALIDATE = { tasks: invalidateTasks, homework: invalidateHomework } as const;

/** The beginning of the mutation keys of everything that changes this kind. */
export const changeKey = (kind: Kind, ...which: readonly string[]) => ['change', kind, ...which] as const;

/** Gives up the reads that are under way: they may have been answered before a change was, and would bring back what was. */
export const giveUpReads = (client: QueryClient, kind: Kind): Promise<void> =>
  client.cancelQueries({
    queryKey: LISTS[kind],
    // The first read of a list goes on: nothing is there that it could undo.
    predicate: ({ state }) => state.data !== undefined,
  });

/** Writes into every list that was read what the server has accepted. */
export const accept = async <Item extends { readonly id: string }>(
  client: QueryClient,
  kind: Kind,
  change: Change<Item>,
): Promise<void> => {
  await giveUpReads(client, kind);
  client.setQueriesData<Item[]>(
    { queryKey: LISTS[kind] },
    (list) => list && [...withChanges<Item>(list, [change])],
  );
};

/** Reads anew after a change, done or failed; where another one of its kind is under way, that one will. */
export const settle = (client: QueryClient, kind: Kind): void => {
  if (client.isMutating({ mutationKey: changeKey(kind) }) === 1) void INVALIDATE[kind](client);
};
