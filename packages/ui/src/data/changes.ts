import { type Mutation, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useStable } from '../components/useStable.ts';
import { useQueueSource, useQueueValue } from './queue/QueueProvider.tsx';
import { accept, readAnew } from './accepted.ts';
import { type Change, type Kind, type Named, withChanges } from './change.ts';
import { takesPress } from './press.ts';
import { readChildrenWhereGone } from './readChildrenWhereGone.ts';
import type { Queue } from './queue/queue.ts';
import { changeOf as changeOfWork, kindOf, type Work } from './queue/work.ts';

/** The beginning of the mutation keys of everything that changes this kind. */
const changeKey = (kind: Kind, ...which: readonly string[]) => ['change', kind, ...which] as const;

/** Reads anew after a change, done or failed; where another one of its kind is under way, that one will. */
const settle = (client: QueryClient, kind: Kind): void => {
  if (client.isMutating({ mutationKey: changeKey(kind) }) === 1) readAnew(client, kind);
};

/** What a mutation of this kind has in common with the others: its key, and that they are settled together. */
export const useChangeOptions = (kind: Kind, operation: string) => {
  const client = useQueryClient();
  return {
    mutationKey: changeKey(kind, operation),
    meta: { operation },
    onSettled: (_answer: unknown, error: unknown) => {
      settle(client, kind);
      readChildrenWhereGone(client, error);
    },
  };
};

/** The variables of a mutation that changes an item. */
export interface Order<Item> {
  readonly change: Change<Item>;
}

/** Nothing that anybody has to be told: it was taken back, a message of its own tells of it, or who asked is gone. */
export class Untold extends Error {
  override readonly name = 'Untold';
  /** What `logFailure` passes over. */
  readonly kind = 'aborted';
}

/** Sends by the queue; gives the answer, or rejects with what the caller has to say something about, or with an `Untold`. */
const sendBy = async (queue: Queue, work: Work): Promise<unknown> => {
  const outcome = await queue.add({ work });
  if (outcome.kind === 'accepted') return outcome.answer;
  throw outcome.kind === 'refused' && !outcome.isLate ? outcome.error : new Untold();
};

const ITEM = 'item';

/** What the lists hold already, though its mutation is not over: shown once more, it would be drawn for nothing. */
const inLists = new WeakSet<object>();

/** What a mutation of an item does. */
const changeIn = ({ state }: Mutation): Change<Named> => (state.variables as Order<Named>).change;

/** Takes back what was said. */
export type Unsay = () => void;

/** What was said last of a change that failed: an error stays until it is closed, but not once the same change has succeeded. */
const saidOfFailures = new Map<string, Unsay>();

interface ItemChange<Request, Item> {
  readonly kind: Kind;
  /** What failures are logged as. */
  readonly operation: string;
  readonly changeOf: (request: Request) => Change<Item>;
  /** Gives the item where the server answers with it. */
  readonly send: (request: Request) => Promise<Item | undefined | void>;
  readonly onDone?: ((request: Request) => void) | undefined;
  /** Gives the way to take back what it said of the failure. */
  readonly onFailed?: ((request: Request) => Unsay | undefined) | undefined;
}

/**
 * Changes one item of a list. Whoever reads by `useWithChanges` shows it changed at once, for as long as the call is under
 * way; then the lists hold it, or, when the call failed, still what they held. So no change ever takes back another one.
 * The same change asked for again meanwhile does nothing, nor does the second press of a double press to what has moved up.
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
  const sayDone = useStable((request: Request) => onDone?.(request));
  const sayFailed = useStable((request: Request) => onFailed?.(request));

  return useStable((request) => {
    const change = changeOf(request);
    const mutationKey = changeKey(kind, ITEM, operation);
    const isUnderWay = client.isMutating({ mutationKey, predicate: (mutation) => changeIn(mutation).id === change.id });
    if (isUnderWay > 0 || !takesPress(change.id)) return;
    const mutation = client.getMutationCache().build(client, {
      mutationKey,
      meta: { operation },
      mutationFn: (_order: Order<Item>) => send(request),
      onSuccess: async (answer) => {
        await accept(client, kind, change, answer ?? undefined);
        inLists.add(change);
        saidOfFailures.get(`${operation} ${change.id}`)?.();
        sayDone(request);
      },
      onError: (error) => {
        const unsay = error instanceof Untold ? undefined : sayFailed(request);
        if (unsay) saidOfFailures.set(`${operation} ${change.id}`, unsay);
      },
      onSettled: () => settle(client, kind),
    });
    // By no hook, which would draw its screen once more when all is over. The cache logs what fails.
    mutation.execute({ change }).catch(() => undefined);
  });
};

type QueuedChange<Request, Item> = Omit<ItemChange<Request, Item>, 'changeOf' | 'send'> & {
  /** The step, which waits for the network where there is none; it says what becomes of the item. */
  readonly workOf: (request: Request) => Extract<Work, { readonly to: object }>;
};

/**
 * Changes one item of a list by the queue: shown at once, sent exactly once, and still shown while it waits for the network,
 * here and on the next page.
 */
export const useQueuedChange = <Request, Item extends Named>({
  workOf,
  ...options
}: QueuedChange<Request, Item>): ((request: Request) => void) => {
  const queue = useQueueSource();
  const change = useItemChange<ReturnType<typeof workOf> & { readonly request: Request }, Item>({
    ...options,
    // The lists of the work's kind hold such items.
    changeOf: ({ id, to }) => ({ id, to: to as Partial<Item> }),
    send: ({ request: _request, ...work }) => sendBy(queue, work) as Promise<Item | undefined>,
    onDone: ({ request }) => options.onDone?.(request),
    onFailed: ({ request }) => options.onFailed?.(request),
  });
  return useStable((request) => change({ ...workOf(request), request }));
};

/** Gives a list with the changes that are under way or wait, as it will be when they are done; the same function until they change. */
export const useWithChanges = <Item extends Named>(kind: Kind): ((list: readonly Item[]) => readonly Item[]) => {
  const changes = useMutationState({
    filters: {
      mutationKey: changeKey(kind, ITEM),
      status: 'pending',
      predicate: (mutation) => !inLists.has(changeIn(mutation)),
    },
    // The lists of this kind hold such items.
    select: (mutation) => changeIn(mutation) as Change<Item>,
  });
  const orphans = useQueueValue(({ orphans: entries }) => entries);
  const waiting = useMemo(
    () =>
      orphans.flatMap(({ work }) => {
        const change = kindOf(work) === kind ? changeOfWork(work) : null;
        // The lists of this kind hold such items.
        return change ? [change as Change<Item>] : [];
      }),
    [orphans, kind],
  );
  return useCallback((list) => withChanges(list, [...waiting, ...changes]), [waiting, changes]);
};
