import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStable } from '../components/useStable.ts';
import { keys } from './keys.ts';

/** Of what there are lists that people change. */
export type Kind = 'tasks' | 'homework';

/** What a change of each kind makes stale, its lists first: counters and activities count both kinds. */
const STALE = {
  tasks: [keys.tasks, keys.dashboard],
  homework: [keys.allHomework, keys.dashboard],
} as const satisfies Record<Kind, readonly [lists: readonly string[], ...others: (readonly string[])[]]>;

/** What a change does to one item: these fields become so, or (`null`) the item goes. */
export interface Change<Item> {
  readonly id: string;
  readonly to: Partial<Item> | null;
}

interface Named {
  readonly id: string;
}

/** The list as it is after the changes, in their order. What they do not name stays the same object. */
export const withChanges = <Item extends Named>(
  list: readonly Item[],
  changes: readonly Change<Item>[],
): readonly Item[] =>
  changes.reduce((items, { id, to }) => {
    if (!items.some((item) => item.id === id)) return items;
    return to === null
      ? items.filter((item) => item.id !== id)
      : items.map((item) => (item.id === id ? { ...item, ...to } : item));
  }, list);

/** The beginning of the mutation keys of everything that changes this kind. */
const changeKey = (kind: Kind, ...which: readonly string[]) => ['change', kind, ...which] as const;

/** Gives up the reads that are under way: they may have been answered before a change was, and would bring back what was. */
export const giveUpReads = (client: QueryClient, kind: Kind): Promise<void> =>
  client.cancelQueries({
    queryKey: STALE[kind][0],
    // The first read of a list goes on: nothing is there that it could undo.
    predicate: ({ state }) => state.data !== undefined,
  });

/** Writes into every list that was read what the server has accepted. */
export const accept = async <Item extends Named>(
  client: QueryClient,
  kind: Kind,
  change: Change<Item>,
): Promise<void> => {
  await giveUpReads(client, kind);
  client.setQueriesData<readonly Item[]>(
    { queryKey: STALE[kind][0] },
    (list) => list && withChanges<Item>(list, [change]),
  );
};

/** Reads anew after a change, done or failed; where another one of its kind is under way, that one will. */
const settle = (client: QueryClient, kind: Kind): void => {
  if (client.isMutating({ mutationKey: changeKey(kind) }) !== 1) return;
  for (const queryKey of STALE[kind]) void client.invalidateQueries({ queryKey });
};

/** What a mutation of this kind has in common with the others: its key, and that they are settled together. */
export const useChangeOptions = (kind: Kind, operation: string) => {
  const client = useQueryClient();
  return {
    mutationKey: changeKey(kind, operation),
    meta: { operation },
    onSettled: () => settle(client, kind),
  };
};

interface Order<Request, Item> {
  readonly request: Request;
  readonly change: Change<Item>;
}

const ITEM = 'item';

interface ItemChange<Request, Item> {
  readonly kind: Kind;
  /** What failures are logged as. */
  readonly operation: string;
  readonly changeOf: (request: Request) => Change<Item>;
  readonly send: (request: Request) => Promise<unknown>;
  readonly onDone?: ((request: Request) => void) | undefined;
  readonly onFailed?: ((request: Request) => void) | undefined;
}

/**
 * Changes one item of a list. Whoever reads by `useWithChanges` shows it changed at once, for as long as the call is under
 * way; then the lists hold it, or, when the call failed, still what they held. So no change ever takes back another one.
 * The same change asked for again meanwhile does nothing.
 */
export const useItemChange = <Request, Item extends Named>({
  kind,
  operation,
  changeOf,
  send,
  onDone,
  onFailed,
}: ItemChange<Request, Item>): ((request: Request) => void) => {
  const client = useQueryClient();
  const mutationKey = changeKey(kind, ITEM, operation);
  const { mutate } = useMutation({
    mutationKey,
    meta: { operation },
    mutationFn: ({ request }: Order<Request, Item>) => send(request),
    onSuccess: async (_answer, { request, change }) => {
      await accept(client, kind, change);
      onDone?.(request);
    },
    onError: (_error, { request }) => onFailed?.(request),
    onSettled: () => settle(client, kind),
  });

  return useStable((request) => {
    const change = changeOf(request);
    const isUnderWay = client.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as Order<Request, Item> | undefined)?.change.id === change.id,
    });
    if (isUnderWay === 0) mutate({ request, change });
  });
};

/** Gives a list with the changes that are under way, as it will be when they are done; the same function until they change. */
export const useWithChanges = <Item extends Named>(kind: Kind): ((list: readonly Item[]) => readonly Item[]) => {
  const changes = useMutationState({
    filters: { mutationKey: changeKey(kind, ITEM), status: 'pending' },
    select: ({ state }) => (state.variables as Order<unknown, Item>).change,
  });
  return useCallback((list) => withChanges(list, changes), [changes]);
};
