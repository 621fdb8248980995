import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocalDatabase, type LocalDatabase } from '../data/localDatabase.ts';
import { noteReach } from '../data/online.ts';
import type { Entry } from '../data/queue/work.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { createServices, type Services } from './createServices.ts';
import { tokenOf, unreachableIdentity } from './testIdentity.ts';

const NOW = new Date('2026-11-18T14:45:00Z');
const DAY = 24 * 60 * 60_000;
const TOKEN = tokenOf('adult', 'ana');

const left = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  owner: 'adult.ana.aile',
  key: `key-${id}`,
  work: { operation: 'task.complete', id: `task-${id}`, name: 'Oda', to: { status: 'completed' } },
  queuedAt: NOW.getTime() - 60_000,
  order: Number(id),
  isLate: false,
  isAwaited: false,
  faults: 0,
  isForced: false,
  ...more,
});

let database: LocalDatabase;
let services: Services | undefined;
let sent: string[];

/** Opens a page after another one that has left this. */
const openAfter = async (...entries: Entry[]): Promise<Services> => {
  for (const entry of entries) await database.enqueue(entry);
  services = createServices({
    identity: { ...unreachableIdentity, signOut: () => Promise.resolve() },
    storage: { getItem: () => TOKEN, setItem: () => undefined, removeItem: () => undefined },
    clock: { now: () => NOW, timeZone: 'Europe/Istanbul' },
    queryClient: createQueryClient(),
    database,
  });
  await services.restored;
  return services;
};
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  noteReach(true);
  sent = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return new Response(null, { status: 204 });
  });
  database = createLocalDatabase();
});
afterEach(async () => {
  services?.stop();
  await database.close();
  vi.unstubAllGlobals();
});

it('[OF-03] what an earlier page has left is known before the first screen is drawn, in its order', async () => {
  const { queue } = await openAfter(left('2'), left('1'), left('3', { queuedAt: NOW.getTime() - 29 * DAY }));
  const { entries, orphans, stale } = queue.view();
  expect(ids(orphans)).toEqual(['1', '2', '3']);
  expect(entries.every(({ isLate }) => isLate)).toBe(true);
  expect(ids(stale)).toEqual(['3']);
  expect(sent).toEqual([]);
});

it('[OF-03] it stands there until it was sent, also while the queue comes', async () => {
  const { queue } = await openAfter(left('1'), left('2'));
  const seen: string[] = [];
  queue.subscribe(() => seen.push(ids(queue.view().orphans).join(' ')));
  queue.wake();
  await vi.waitFor(() => expect(queue.view().entries).toEqual([]), 10_000);
  expect([...new Set(seen)]).toEqual(['1 2', '2', '']);
  expect(sent).toEqual(['/api/tasks/task-1/status', '/api/tasks/task-2/status']);
});

it('[OF-07] what is taken back before the queue has come is never sent', async () => {
  const { queue } = await openAfter(left('1'));
  queue.remove('1');
  await vi.waitFor(async () => expect(await database.queued()).toEqual([]), 10_000);
  expect(sent).toEqual([]);
});

it('[OF-06] what somebody else has left stays out of sight', async () => {
  const { queue } = await openAfter(left('1', { owner: 'adult.baba.aile' }));
  expect(queue.view().entries).toEqual([]);
});
