import type { QueueEffects } from './effects.ts';
import { isAbandoned, isStale, keptAfter, ofOwner, type QueueEntry, verdictOf } from './entry.ts';

/** What came of a turn at sending, and what is left afterwards. */
export interface Delivery<Work> {
  readonly kind: 'nothing' | 'settled' | 'kept';
  /** Seconds that the server asks for. */
  readonly retryAfter?: number | undefined;
  readonly entries: readonly QueueEntry<Work>[];
}

/**
 * Sends the first entry of an owner that is to be sent. One tab does so at a time, and looks at what is there once it is its
 * turn: what another tab has sent meanwhile is gone by then.
 */
export const deliver = <Work>(effects: QueueEffects<Work>, owner: string): Promise<Delivery<Work>> =>
  effects.lock(async () => {
    const { store } = effects;
    const left = async () => ofOwner(await store.list(), owner);
    const entries = await left();
    const now = effects.now();
    const entry = entries.find((one) => !isStale(one, now));
    if (!entry) return { kind: 'nothing', entries };
    // Whoever is signed in by now, nothing is sent as somebody else.
    if (effects.owner() !== owner) return { kind: 'kept', entries };
    const sent = await effects.send(entry);
    // Nobody waits at a form whose session is over.
    const isLate = entry.isLate || effects.owner() !== owner;
    if (sent.kind === 'failed' && verdictOf({ ...entry, isLate }, sent.failure) === 'kept') {
      await store.update(keptAfter(entry, sent.failure));
      return { kind: 'kept', retryAfter: sent.failure.retryAfter, entries: await left() };
    }
    // Where the page ends before it is gone it is sent once more, and the server knows its key.
    await effects.settled(entry, sent.kind === 'accepted' ? sent : { ...sent, kind: 'refused' });
    await store.remove(entry.id);
    return { kind: 'settled', entries: await left() };
  });

/** Forgets what was left by people who did not come back. */
export const sweep = async <Work>({ store, now }: QueueEffects<Work>, owner: string | null): Promise<void> => {
  for (const entry of await store.list()) {
    if (entry.owner !== owner && isAbandoned(entry, now())) await store.remove(entry.id);
  }
};

/** What waits for an owner who has just come; all but what is asked for on this page had to wait. */
export const read = async <Work>(
  effects: QueueEffects<Work>,
  owner: string,
  isOwn: (id: string) => boolean,
): Promise<readonly QueueEntry<Work>[]> => {
  await sweep(effects, owner);
  for (const entry of ofOwner(await effects.store.list(), owner)) {
    if (!entry.isLate && !isOwn(entry.id)) await effects.store.update({ ...entry, isLate: true });
  }
  return ofOwner(await effects.store.list(), owner);
};
