import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query';
import { type Change, type Kind, type Named, withChanges } from './change.ts';
import { readStale } from './readStale.ts';
import { STALE } from './stale.ts';

/** Gives up the reads that are under way: they may have been answered before a change was, and would bring back what was. */
const giveUpReads = (client: QueryClient, kind: Kind): Promise<void> =>
  client.cancelQueries({
    queryKey: STALE[kind][0],
    // The first read of a list goes on: nothing is there that it could undo.
    predicate: ({ state }) => state.data !== undefined,
  });

/** Writes into lists that were read. Each stays as old as it is: of what else has happened to it, this tells nothing. */
const amend = <Item>(
  client: QueryClient,
  lists: Pick<QueryFilters, 'queryKey' | 'exact'>,
  change: (list: readonly Item[]) => readonly Item[],
): void => {
  for (const { queryKey, state } of client.getQueryCache().findAll(lists)) {
    const list = state.data as readonly Item[] | undefined;
    const changed = list && change(list);
    if (changed !== list) client.setQueryData(queryKey, changed, { updatedAt: state.dataUpdatedAt });
  }
};

/**
 * Writes into every list that was read what the server has accepted: the item as it answered, or else as it was asked for.
 * What is read anew then says the same, and is not drawn once more.
 */
export const accept = async <Item extends Named>(
  client: QueryClient,
  kind: Kind,
  { id, to }: Change<Item>,
  answer?: Item,
): Promise<void> => {
  await giveUpReads(client, kind);
  const change = { id, to: to && (answer ?? to) };
  amend<Item>(client, { queryKey: STALE[kind][0] }, (list) => withChanges(list, [change]));
};

/** Brings something new into those of its lists that were read. */
export const acceptNew = async (
  client: QueryClient,
  kind: Kind,
  lists: readonly QueryKey[],
  added: Named,
): Promise<void> => {
  await giveUpReads(client, kind);
  for (const queryKey of lists)
    amend<Named>(client, { queryKey, exact: true }, (list) => [...list.filter(({ id }) => id !== added.id), added]);
};

/** Has everything that a change of this kind made stale read anew. */
export const readAnew = (client: QueryClient, kind: Kind): void => {
  for (const queryKey of STALE[kind]) readStale(client, { queryKey });
};
