import { type ApiClient, ApiError } from '@kovan/api-client';
import { createQueueMachine, type Settlement } from '@kovan/machines/queue';
import { createActor, waitFor } from 'xstate';
import type { LocalDatabase } from '../localDatabase.ts';
import { isOnline, mayReach } from '../online.ts';
import { randomKey } from '../randomKey.ts';
import { openTabChannel } from '../tabChannel.ts';
import { createQueueLock, isNameless, NAME, storeIn } from './browserParts.ts';
import { nextView } from './nextView.ts';
import { NOTHING_WAITS, type Order, type Outcome, type RunningQueue } from './queue.ts';
import { sendWork } from './sendWork.ts';
import { settledAs, settlementOf, type Told } from './told.ts';
import { watchNetwork } from './watchNetwork.ts';
import type { Entry, Work } from './work.ts';

/** So long whoever waits for an empty queue waits. */
const EMPTIED_WITHIN_MS = 20_000;

interface QueuePorts {
  readonly api: ApiClient;
  readonly clock: { now(): Date };
  /** Without one this page alone remembers, and nobody has a name. */
  readonly database: LocalDatabase | undefined;
  /** Whose session the next call would carry. */
  owner(): string | null;
  /** Something is over that no mutation of this tab stands for. */
  settled(entry: Entry, settlement: Settlement): Promise<void>;
  /** The server refused something that had to wait. */
  refused(entry: Entry, error: unknown): void;
}

/** The same list where nothing goes. */
const withoutThose = (entries: readonly Entry[], ids: ReadonlySet<string>): readonly Entry[] =>
  entries.some(({ id }) => ids.has(id)) ? entries.filter(({ id }) => !ids.has(id)) : entries;

/** Starts the queue over the browser's database, lock and network. */
export const startQueue = (ports: QueuePorts): RunningQueue => {
  const { api, clock, database } = ports;
  const channel = openTabChannel<Told>(NAME, (told) => hear(told));
  const store = storeIn(database, ports.owner, () => channel.tell({ type: 'changed' }));

  /** Those of this tab who wait for what becomes of something, by its entry. */
  const waiters = new Map<string, (outcome: Outcome) => void>();
  const resolve = (id: string, outcome: Outcome): boolean => {
    const waiter = waiters.get(id);
    waiters.delete(id);
    waiter?.(outcome);
    return waiter !== undefined;
  };
  const over = new Set<string>();
  const late = { accepted: 0, refused: 0 };
  const settle = async (entry: Entry, settlement: Settlement): Promise<void> => {
    // Each tab says so: the one that sent it may be one that nobody sees.
    if (settlement.kind === 'refused' && entry.isLate) ports.refused(entry, settlement.error);
    const outcome: Outcome =
      settlement.kind === 'accepted'
        ? { kind: 'accepted', answer: settlement.answer }
        : { kind: 'refused', error: settlement.error, isLate: entry.isLate };
    // Where nobody waits for it, the lists have to say so first. The database follows.
    if (!resolve(entry.id, outcome)) await ports.settled(entry, settlement);
    if (entry.isLate && !over.has(entry.id)) late[settlement.kind] += 1;
    over.add(entry.id);
    look();
  };

  const actor = createActor(
    createQueueMachine<Work>({
      store,
      owner: ports.owner,
      send: (entry) =>
        sendWork(entry, { api, now: clock.now().getTime(), isOwners: () => ports.owner() === entry.owner }),
      lock: createQueueLock(ports.owner),
      isOnline: mayReach,
      now: () => clock.now().getTime(),
      random: Math.random,
      settled: async (entry, settlement) => {
        if (!isNameless(entry.owner)) channel.tell(settledAs(entry, settlement));
        await settle(entry, settlement);
      },
    }),
  );

  let view = NOTHING_WAITS;
  const listeners = new Set<() => void>();
  const look = () => {
    const snapshot = actor.getSnapshot();
    const entries = withoutThose(snapshot.context.entries, over);
    // A form need not wait for what does.
    for (const { id, isAwaited, isLate } of entries) if (isAwaited && isLate) resolve(id, { kind: 'queued' });
    const before = view;
    view = nextView(before, {
      entries,
      isWaitedFor: (id) => waiters.has(id),
      isSending: snapshot.matches('sending'),
      now: clock.now().getTime(),
      ...late,
    });
    if (view === before) return;
    for (const listener of listeners) listener();
  };
  actor.subscribe(look);

  const remove = (id: string): void => {
    actor.send({ type: 'entry.removed', id });
    resolve(id, { kind: 'left' });
    look();
  };
  const hear = (told: Told): void => {
    if (told.type === 'changed') {
      void store.list().then((entries) => actor.send({ type: 'store.read', entries }));
      return;
    }
    if (told.type === 'removed') {
      remove(told.id);
      return;
    }
    if (told.entry.owner === ports.owner()) void settle(told.entry, settlementOf(told));
  };
  const onNetwork = () => actor.send({ type: mayReach() ? 'network.back' : 'network.gone' });
  const stopWatching = watchNetwork(onNetwork);
  actor.start();

  let lastOrder = 0;
  const entryOf = ({ work, key = randomKey(), isAwaited = false }: Order, owner: string): Entry => {
    const now = clock.now().getTime();
    lastOrder = Math.max(now, lastOrder + 1, ...actor.getSnapshot().context.entries.map(({ order }) => order + 1));
    return {
      id: randomKey(),
      owner,
      key,
      work,
      queuedAt: now,
      order: lastOrder,
      // Nobody waits at a form for a server that is known to be out of reach.
      isLate: isAwaited && !isOnline(),
      isAwaited,
      faults: 0,
      isForced: false,
    };
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: async (order) => {
      const owner = ports.owner();
      if (owner === null) {
        // A form keeps what was typed.
        const error = new ApiError('http', 'queue', { status: 401 });
        return order.isAwaited ? { kind: 'refused', error, isLate: false } : { kind: 'left' };
      }
      const entry = entryOf(order, owner);
      const outcome = new Promise<Outcome>((done) => waiters.set(entry.id, done));
      actor.send({ type: 'entry.added', entry });
      look();
      return outcome;
    },
    remove: (id) => {
      remove(id);
      channel.tell({ type: 'removed', id });
    },
    force: (id) => actor.send({ type: 'entry.forced', id }),
    hurry: onNetwork,
    emptied: async () => {
      onNetwork();
      await waitFor(actor, (now) => now.matches('resting') || now.matches('away') || now.matches('offline'), {
        timeout: EMPTIED_WITHIN_MS,
      });
      if (actor.getSnapshot().matches('offline')) throw new ApiError('network', 'queue');
    },
    become: (owner, known) => {
      actor.send({ type: 'owner.changed', owner, known });
      for (const [id] of waiters) resolve(id, { kind: 'left' });
      look();
    },
    erase: async (owner) => {
      for (const entry of await store.list()) {
        if (entry.owner !== owner) continue;
        actor.send({ type: 'entry.removed', id: entry.id });
        resolve(entry.id, { kind: 'left' });
      }
      // They are gone from the store once it tells what is there.
      await store.list();
      look();
    },
    stop: () => {
      actor.stop();
      channel.close();
      stopWatching();
    },
  };
};
