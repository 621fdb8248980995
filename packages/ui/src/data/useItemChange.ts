import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Change, withChanges } from './changes.ts';
import { accept, changeKey, type Kind, settle } from './settle.ts';

interface Named {
  readonly id: string;
}

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
  readonly onDone?: (request: Request) => void;
  readonly onFailed?: (request: Request) => void;
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

  return (request) => {
    const change = changeOf(request);
    const isUnderWay = client.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as Order<Request, Item> | undefined)?.change.id === change.id,
    });
    if (isUnderWay === 0) mutate({ request, change });
  };
};

/** Gives a list with the changes that are under way, as it will be when they are done. */
export const useWithChanges = <Item extends Named>(kind: Kind): ((list: readonly Item[]) => readonly Item[]) => {
  const changes = useMutationState({
    filters: { mutationKey: changeKey(kind, ITEM), status: 'pending' },
    select: ({ state }) => (state.variables as Order<unknown, Item>).change,
  });
  return useCallback((list) => withChanges(list, changes), [changes]);
};
