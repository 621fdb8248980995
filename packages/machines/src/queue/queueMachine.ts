import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { deliver, type Delivery, read, sweep } from './deliver.ts';
import type { QueueEffects } from './effects.ts';
import { isStale, ofOwner, type QueueEntry, waitAfter } from './entry.ts';

export interface QueueContext<Work> {
  /** Whose entries these are; `null` while nobody is there. */
  readonly owner: string | null;
  /** What waits, in the order in which it goes. */
  readonly entries: readonly QueueEntry<Work>[];
  /** What was added since the store was last asked: an answer that is under way may not know of it yet. */
  readonly added: readonly string[];
  /** How many tries on end came to nothing. */
  readonly failures: number;
  /** Seconds that the server asks for. */
  readonly retryAfter: number | undefined;
}

export type QueueEvent<Work> =
  /** Somebody else is there, or nobody. What is known to wait for them stands there until the store was asked. */
  | {
      readonly type: 'owner.changed';
      readonly owner: string | null;
      readonly known?: readonly QueueEntry<Work>[] | undefined;
    }
  /** The owner asks for something. */
  | { readonly type: 'entry.added'; readonly entry: QueueEntry<Work> }
  /** Something was taken back, by hand. */
  | { readonly type: 'entry.removed'; readonly id: string }
  /** What is too old to go by itself is to be tried. */
  | { readonly type: 'entry.forced'; readonly id: string }
  /** Another tab has changed what waits: this is all there is, everybody's. */
  | { readonly type: 'store.read'; readonly entries: readonly QueueEntry<Work>[] }
  /** There is a network again, or somebody looks. */
  | { readonly type: 'network.back' }
  | { readonly type: 'network.gone' };

/**
 * What is to be sent exactly once, however bad the network is: kept before it is sent, one after the other in its order, by
 * one tab at a time, again and again with the same key until the server has answered.
 */
export const createQueueMachine = <Work>(effects: QueueEffects<Work>) => {
  /** What was asked for on this page in this session. */
  const own = new Set<string>();
  const hasWork = ({ context }: { readonly context: QueueContext<Work> }): boolean =>
    context.entries.some((entry) => !isStale(entry, effects.now()));
  return setup({
    types: {
      context: {} as QueueContext<Work>,
      events: {} as QueueEvent<Work>,
    },
    actors: {
      // At the start of a page nobody has come yet, and somebody may be there.
      sweep: fromPromise<void>(() => sweep(effects, effects.owner())),
      read: fromPromise<readonly QueueEntry<Work>[], string>(({ input }) => read(effects, input, (id) => own.has(id))),
      deliver: fromPromise<Delivery<Work>, string>(({ input }) => deliver(effects, input)),
    },
    guards: {
      isSameOwner: ({ context, event }) => event.type === 'owner.changed' && event.owner === context.owner,
      isNobody: ({ event }) => event.type === 'owner.changed' && event.owner === null,
      hasWork,
      hasNothing: (args) => !hasWork(args),
      isOffline: () => !effects.isOnline(),
      isOfflineWithWork: (args) => !effects.isOnline() && hasWork(args),
    },
    actions: {
      take: assign(({ event }) => {
        assertEvent(event, 'owner.changed');
        const { owner, known = [] } = event;
        // Whoever looked at a button or a form is gone.
        own.clear();
        const entries = owner === null ? [] : ofOwner(known, owner);
        return { owner, entries, added: [], failures: 0, retryAfter: undefined };
      }),
      add: assign(({ context, event }) => {
        assertEvent(event, 'entry.added');
        own.add(event.entry.id);
        void effects.store.put(event.entry);
        return {
          entries: ofOwner([...context.entries, event.entry], event.entry.owner),
          added: [...context.added, event.entry.id],
        };
      }),
      remove: assign(({ context, event }) => {
        assertEvent(event, 'entry.removed');
        void effects.store.remove(event.id);
        return { entries: context.entries.filter(({ id }) => id !== event.id) };
      }),
      force: assign(({ context, event }) => {
        assertEvent(event, 'entry.forced');
        const entries = context.entries.map((entry) => (entry.id === event.id ? { ...entry, isForced: true } : entry));
        for (const entry of entries) if (entry.id === event.id) void effects.store.update(entry);
        return { entries };
      }),
      hold: assign(({ context }, entries: readonly QueueEntry<Work>[]) => {
        const missing = context.entries.filter(
          ({ id }) => context.added.includes(id) && !entries.some((entry) => entry.id === id),
        );
        return { entries: context.owner === null ? [] : ofOwner([...entries, ...missing], context.owner) };
      }),
      // Whatever was added before is in the answer of a store that is asked from here on.
      askAnew: assign({ added: [] }),
      // What stands behind something that waits, waits, too.
      makeLate: assign(({ context }) => {
        if (context.entries.every(({ isLate }) => isLate)) return {};
        const entries = context.entries.map((entry) => {
          if (entry.isLate) return entry;
          const late = { ...entry, isLate: true };
          void effects.store.update(late);
          return late;
        });
        return { entries };
      }),
      countFailure: assign(({ context }, retryAfter: number | undefined) => ({
        failures: context.failures + 1,
        retryAfter,
      })),
      forgetFailures: assign({ failures: 0, retryAfter: undefined }),
    },
    delays: {
      backoff: ({ context }) => waitAfter(context.failures, effects.random(), context.retryAfter),
    },
  }).createMachine({
    id: 'queue',
    context: { owner: null, entries: [], added: [], failures: 0, retryAfter: undefined },
    on: {
      'owner.changed': [
        { guard: 'isSameOwner' },
        { guard: 'isNobody', target: '.away', actions: 'take' },
        { target: '.reading', actions: 'take' },
      ],
      'entry.added': { actions: 'add' },
      'entry.removed': { actions: 'remove' },
      'entry.forced': { actions: 'force' },
      'store.read': { actions: { type: 'hold', params: ({ event }) => event.entries } },
    },
    initial: 'away',
    states: {
      /** Nobody is there: whatever waits is for others, who may come back. */
      away: {
        invoke: { src: 'sweep' },
        on: { 'entry.added': {} },
      },
      reading: {
        entry: 'askAnew',
        invoke: {
          src: 'read',
          input: ({ context }) => context.owner ?? '',
          onDone: { target: 'resting', actions: { type: 'hold', params: ({ event }) => event.output } },
          onError: 'resting',
        },
        on: {
          'entry.added': { target: 'reading', reenter: true, actions: 'add' },
        },
      },
      resting: {
        always: [
          { guard: 'isOfflineWithWork', target: 'offline' },
          { guard: 'hasWork', target: 'sending' },
        ],
      },
      sending: {
        entry: 'askAnew',
        invoke: {
          src: 'deliver',
          input: ({ context }) => context.owner ?? '',
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'kept',
              target: 'waiting',
              actions: [
                { type: 'hold', params: ({ event }) => event.output.entries },
                { type: 'countFailure', params: ({ event }) => event.output.retryAfter },
              ],
            },
            {
              target: 'resting',
              actions: [{ type: 'hold', params: ({ event }) => event.output.entries }, 'forgetFailures'],
            },
          ],
          onError: { target: 'waiting', actions: { type: 'countFailure', params: undefined } },
        },
      },
      waiting: {
        entry: 'makeLate',
        always: [
          { guard: 'hasNothing', target: 'resting' },
          { guard: 'isOffline', target: 'offline' },
        ],
        after: { backoff: 'sending' },
        on: {
          'network.back': 'sending',
          'network.gone': 'offline',
          'entry.added': { actions: ['add', 'makeLate'] },
        },
      },
      offline: {
        entry: 'makeLate',
        always: { guard: 'hasNothing', target: 'resting' },
        on: {
          'network.back': 'sending',
          'entry.added': { actions: ['add', 'makeLate'] },
        },
      },
    },
  });
};
