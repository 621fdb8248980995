import { ApiError, DEFAULT_TIMEOUT_MS } from '@kovan/api-client';
import { afterPress } from '../press.ts';
import type { Entry, Work } from './work.ts';

/** What waits to be sent, as screens see it. */
export interface QueueView {
  /** Everything, in its order. */
  readonly entries: readonly Entry[];
  /** That of it which no mutation of this tab stands for: it was asked for in another tab, or before this page was opened. */
  readonly orphans: readonly Entry[];
  /** That of it which is so old that it is sent by hand only. */
  readonly stale: readonly Entry[];
  /** How much of what had to wait the server has accepted, and how much it has refused, since the page was opened. */
  readonly accepted: number;
  readonly refused: number;
  /** That of it which is being sent: nobody can tell whether the server has it, so it can't be taken back. */
  readonly sendingId?: string | undefined;
}

/** What became of something that was asked for. */
export type Outcome =
  | { readonly kind: 'accepted'; readonly answer: unknown }
  /** It waits; whoever asked need not. */
  | { readonly kind: 'queued' }
  /** `isLate`: it had to wait, and a message of its own says so. */
  | { readonly kind: 'refused'; readonly error: unknown; readonly isLate: boolean }
  /** It was taken back, or whoever asked is not there any more. */
  | { readonly kind: 'left' };

export interface Order {
  readonly work: Work;
  /** The idempotency key, where whoever asks has one. */
  readonly key?: string | undefined;
  /** Somebody waits at a form, and is told there of whatever the first try comes to. */
  readonly isAwaited?: boolean;
}

/** The queue once its code is there. */
export interface RunningQueue {
  view(): QueueView;
  subscribe(listener: () => void): () => void;
  add(order: Order): Promise<Outcome>;
  remove(id: string): void;
  force(id: string): void;
  /** Resolves once nothing waits that can be sent; rejects where that takes too long, or there is no network. */
  emptied(): Promise<void>;
  /** Tries at once instead of waiting for its next turn. */
  hurry(): void;
  /** From now on the work is this owner's; `known` is what is known to wait for them, until the queue itself has looked. */
  become(owner: string | null, known?: readonly Entry[]): void;
  /** Throws away what waits for an owner. */
  erase(owner: string): Promise<void>;
  stop(): void;
}

/** Whose token names nobody is remembered by this page alone: another one could not tell whose work it finds. */
export const NAMELESS = 'nameless';

/** What is to be sent exactly once, however bad the network is (OF-03). */
export interface Queue extends RunningQueue {
  /** For whoever says what the server refused although nobody looks at its button any more: each is told once. */
  onRefused(listener: Refused): () => void;
  /** Shows what an earlier page of the owner has left, until the queue's code is there. */
  foresee(left: QueueView): void;
  /** Loads what is needed to send what an earlier page has left. */
  wake(): void;
}

/** Something that had to wait was refused. */
export type Refused = (entry: Entry, error: unknown) => void;

/**
 * Whoever presses, or hands the browser over, waits for the queue's code as long as for a call: over a line that has stalled
 * its file may never come. Then it has failed, and they are told.
 */
const inTime = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout', 'the queue')), DEFAULT_TIMEOUT_MS);
  });
  return Promise.race([loading, over]).finally(() => clearTimeout(timer));
};

export const NOTHING_WAITS: QueueView = { entries: [], orphans: [], stale: [], accepted: 0, refused: 0 };

/** The queue of this page: here at once, its machine when it is needed. */
export const createQueue = (load: (refused: Refused) => Promise<RunningQueue>): Queue => {
  const hearers = new Set<Refused>();
  /** What was refused while no screen was there that could say so. */
  let unheard: Parameters<Refused>[] = [];
  const listeners = new Set<() => void>();
  const tell = () =>
    afterPress(() => {
      for (const listener of listeners) listener();
    });
  let owner: string | null = null;
  let isStopped = false;
  let early = NOTHING_WAITS;
  let running: RunningQueue | undefined;
  let coming: Promise<RunningQueue> | undefined;
  const start = (): Promise<RunningQueue> =>
    (coming ??= load((...refusal) => {
      if (hearers.size === 0) unheard.push(refusal);
      for (const hear of hearers) hear(...refusal);
    }).then(
      (queue) => {
        running = queue;
        queue.subscribe(tell);
        queue.become(owner, early.entries);
        if (isStopped) queue.stop();
        return queue;
      },
      (error: unknown) => {
        // The next press tries again.
        coming = undefined;
        throw error;
      },
    ));
  const withRunning = (work: (queue: RunningQueue) => void): void => {
    if (running) work(running);
    else void start().then(work, () => undefined);
  };
  return {
    view: () => running?.view() ?? early,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: async (order) => (running ?? (await inTime(start()))).add(order),
    remove: (id) => withRunning((queue) => queue.remove(id)),
    force: (id) => withRunning((queue) => queue.force(id)),
    hurry: () => running?.hurry(),
    become: (next) => {
      owner = next;
      unheard = [];
      early = NOTHING_WAITS;
      running?.become(next);
    },
    foresee: (left) => {
      if (running) return;
      early = left;
      tell();
    },
    erase: async (whose) => (running ?? (await start())).erase(whose),
    onRefused: (listener) => {
      hearers.add(listener);
      for (const refusal of unheard) listener(...refusal);
      unheard = [];
      return () => void hearers.delete(listener);
    },
    emptied: async () => (running ?? (await inTime(start()))).emptied(),
    wake: () => void start().catch(() => undefined),
    stop: () => {
      isStopped = true;
      running?.stop();
    },
  };
};
