import { orderedStore, type QueueStore } from '@kovan/machines/queue';
import type { LocalDatabase } from '../localDatabase.ts';
import { createLock, type Lock } from '../lock.ts';
import { NAMELESS } from './queue.ts';
import type { Entry, Work } from './work.ts';

/** What tabs know the queue by: its lock and its channel. */
export const NAME = 'kovan-queue';

/** Whether what an owner asks for is remembered by this page alone. */
export const isNameless = (owner: string): boolean => owner === NAMELESS;

/** The part of the database that entries lie in, beside what this page alone remembers. */
export const storeIn = (
  database: LocalDatabase | undefined,
  owner: () => string | null,
  changed: () => void,
): QueueStore<Work> => {
  const own = new Map<string, Entry>();
  return orderedStore<Work>({
    // Nothing else is ever put there.
    list: async () =>
      !database || owner() === NAMELESS
        ? [...own.values()]
        : [...((await database.queued()) as readonly Entry[]), ...own.values()],
    put: async (entry) => {
      if (!database || isNameless(entry.owner)) own.set(entry.id, entry);
      else await database.enqueue(entry);
      changed();
    },
    update: async (entry) => {
      if (database && !isNameless(entry.owner)) await database.requeue(entry);
      else if (own.has(entry.id)) own.set(entry.id, entry);
    },
    remove: async (id) => {
      if (!own.delete(id)) await database?.delete('queue', id);
      changed();
    },
  });
};

/** One tab at a time; where the browser has no such lock, the server's memory of keys alone keeps two from doing it twice. */
export const createQueueLock = (owner: () => string | null): Lock =>
  createLock(NAME, () => {
    const mine = owner();
    return mine !== null && !isNameless(mine);
  });
