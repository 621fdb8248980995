import 'fake-indexeddb/auto';
import { ApiError, createApiClient } from '@kovan/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteReach } from '../online.ts';
import { createLocalDatabase, type LocalDatabase } from '../localDatabase.ts';
import { NAMELESS, type Outcome, type RunningQueue } from './queue.ts';
import { startQueue } from './startQueue.ts';
import type { Entry, Work } from './work.ts';

const NOW = Date.UTC(2026, 10, 18, 14, 45);
const TICK: Work = { operation: 'task.complete', id: 't1', name: 'Oda', to: { status: 'completed' } };

interface Call {
  readonly path: string;
  readonly key: string | null;
  readonly body: Record<string, unknown>;
}

let now: number;
let owner: string | null;
let calls: Call[];
/** What the server answers next; then 200. */
let answers: (number | 'lost')[];
let database: LocalDatabase;
let queues: RunningQueue[];
let orphans: string[];
let refusals: string[];

const answered = async (url: string, init: RequestInit): Promise<Response> => {
  const headers = new Headers(init.headers);
  calls.push({
    path: url,
    key: headers.get('Idempotency-Key'),
    body: JSON.parse(typeof init.body === 'string' ? init.body : '{}'),
  });
  const status = answers.shift() ?? 200;
  if (status === 'lost') throw new TypeError('Failed to fetch');
  return Response.json(status === 200 ? { data: {} } : { error: 'Hayır.', code: 'NOT_FOUND' }, { status });
};

const open = (): RunningQueue => {
  const queue = startQueue({
    api: createApiClient({
      getToken: () => 'token',
      onUnauthorized: () => undefined,
      getLanguage: () => 'tr',
      timeZone: () => 'Europe/Istanbul',
      fetch: answered as typeof fetch,
    }),
    clock: { now: () => new Date(now) },
    database,
    owner: () => owner,
    settled: async (entry: Entry, { kind }) => void orphans.push(`${entry.work.name} ${kind}`),
    refused: (entry, error) => refusals.push(`${entry.work.name} ${error instanceof ApiError ? error.status : ''}`),
  });
  queue.become(owner);
  queues.push(queue);
  return queue;
};

const setOnline = (isOnline: boolean) => {
  vi.stubGlobal('navigator', { onLine: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const emptied = (queue: RunningQueue) => vi.waitFor(() => expect(queue.view().entries).toEqual([]));
const kept = async () => (await database.queued()).map((row) => row.owner);

beforeEach(() => {
  now = NOW;
  owner = 'adult.ayse.1';
  [calls, answers, queues, orphans, refusals] = [[], [], [], [], []];
  database = createLocalDatabase();
  setOnline(true);
});
afterEach(async () => {
  for (const queue of queues) queue.stop();
  for (const row of await database.queued()) await database.delete('queue', row.id);
  await database.close();
  vi.unstubAllGlobals();
});

it('[OF-03] a tick goes at once with its key, and needs no moment', async () => {
  const queue = open();
  expect(await queue.add({ work: TICK })).toMatchObject({ kind: 'accepted' });
  await emptied(queue);
  expect(calls).toEqual([
    { path: '/api/tasks/t1/status', key: expect.stringMatching(/^[\da-f]{32}$/), body: { status: 'completed' } },
  ]);
  expect(await kept()).toEqual([]);
});

it('[OF-03] [OF-07] what waits is there on the next page, and goes with its key and its moment', async () => {
  setOnline(false);
  const first = open();
  void first.add({ work: TICK });
  await vi.waitFor(async () => expect(await kept()).toEqual(['adult.ayse.1']));
  const key = first.view().entries[0]?.key;
  first.stop();
  const second = open();
  await vi.waitFor(() => expect(second.view().orphans).toHaveLength(1));
  now += 3 * 60 * 60_000;
  setOnline(true);
  await emptied(second);
  expect(calls).toEqual([
    { path: '/api/tasks/t1/status', key, body: { status: 'completed', at: '2026-11-18T14:45:00.000Z' } },
  ]);
  expect(orphans).toEqual(['Oda accepted']);
});

it('[OF-07] whose moment is no good goes once more without', async () => {
  setOnline(false);
  const queue = open();
  void queue.add({ work: TICK });
  now += 60_000;
  answers = [400];
  setOnline(true);
  await emptied(queue);
  expect(calls.map(({ body }) => Object.keys(body))).toEqual([['status', 'at'], ['status']]);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
});

it('[OF-04] a refusal of what waited is told by a message, not at its button; a press is told at its button alone', async () => {
  setOnline(false);
  const queue = open();
  const outcome = queue.add({ work: TICK });
  await vi.waitFor(() => expect(queue.view().entries[0]?.isLate).toBe(true));
  answers = [404];
  setOnline(true);
  expect(await outcome).toMatchObject({ kind: 'refused', isLate: true });
  expect(refusals).toEqual(['Oda 404']);
  answers = [404];
  expect(await queue.add({ work: TICK })).toMatchObject({ kind: 'refused', isLate: false });
  expect(refusals).toEqual(['Oda 404']);
});

it('[OF-03] what waits for 29 days is not sent by itself, a moment sooner it is', async () => {
  setOnline(false);
  const first = open();
  void first.add({ work: TICK });
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
  first.stop();
  now += 29 * 24 * 60 * 60_000;
  const queue = open();
  await vi.waitFor(() => expect(queue.view().stale).toHaveLength(1));
  setOnline(true);
  await queue.emptied();
  expect(calls).toEqual([]);
  queue.stop();
  now -= 1;
  open();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
});

it('[OF-03] what is too old goes when it is asked for', async () => {
  setOnline(false);
  const queue = open();
  void queue.add({ work: TICK });
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1));
  now += 29 * 24 * 60 * 60_000;
  setOnline(true);
  await queue.emptied();
  expect(calls).toEqual([]);
  queue.force(queue.view().entries[0]?.id ?? '');
  await emptied(queue);
  expect(calls).toHaveLength(1);
});

it('[OF-03] [OF-06] another tab shows what waits, and hears what became of it, of its own owner alone', async () => {
  setOnline(false);
  const [queue, other] = [open(), open()];
  void queue.add({ work: TICK });
  await vi.waitFor(() => expect(other.view().orphans).toHaveLength(1));
  const [entry] = queue.view().entries;
  const tabs = new BroadcastChannel('kovan-queue');
  const settled = { type: 'settled', answer: null, problem: null };
  const another = { ...entry, id: 'e', owner: 'adult.mert.1', work: { ...TICK, name: 'Mert’in' } };
  for (const of of [another, entry]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin alone
    tabs.postMessage({ ...settled, entry: of });
  }
  await vi.waitFor(() => expect(other.view().orphans).toEqual([]));
  expect(orphans).toEqual(['Oda accepted']);
  tabs.close();
});

it('[OF-03] a server that was reached without the internet has what waits sent', async () => {
  setOnline(false);
  const queue = open();
  void queue.add({ work: TICK });
  await vi.waitFor(() => expect(queue.view().entries[0]?.isLate).toBe(true));
  noteReach(true);
  await emptied(queue);
  expect(calls).toHaveLength(1);
});

it('a form is told of its first try, and need not wait for what does', async () => {
  const queue = open();
  const input = { childId: 'elif', name: 'Oda', icon: '🧹' as const, dueDate: '2026-11-20' };
  const order = { work: { operation: 'task.create' as const, name: 'Oda', input }, key: 'form', isAwaited: true };
  answers = ['lost'];
  expect(await queue.add(order)).toMatchObject({ kind: 'refused' });
  setOnline(false);
  expect(await queue.add(order)).toEqual({ kind: 'queued' });
  expect(queue.view().orphans).toHaveLength(1);
});

it('[OF-06] a 401 keeps it for its owner alone', async () => {
  answers = [401];
  const queue = open();
  const outcome = queue.add({ work: TICK });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  owner = null;
  queue.become(null);
  expect(await outcome).toEqual({ kind: 'left' });
  expect([queue.view().entries, await kept()]).toEqual([[], ['adult.ayse.1']]);
  owner = 'adult.mert.1';
  queue.become(owner);
  await queue.emptied();
  expect(calls).toHaveLength(1);
  owner = 'adult.ayse.1';
  queue.become(owner);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
  expect(calls).toHaveLength(2);
});

it('[OF-06] what is erased is gone, for its owner alone', async () => {
  setOnline(false);
  const queue = open();
  void queue.add({ work: TICK });
  owner = 'device.tablet.1';
  queue.become(owner);
  void queue.add({ work: TICK });
  await vi.waitFor(async () => expect(await kept()).toHaveLength(2));
  await queue.erase('device.tablet.1');
  expect(await kept()).toEqual(['adult.ayse.1']);
});

it('[OF-06] whoever hands the browser on waits until nothing waits, and learns where that can’t be', async () => {
  setOnline(false);
  const queue = open();
  const outcome: Promise<Outcome> = queue.add({ work: TICK });
  await vi.waitFor(() => expect(queue.view().entries).toHaveLength(1));
  await expect(queue.emptied()).rejects.toMatchObject({ kind: 'network' });
  setOnline(true);
  await queue.emptied();
  expect([(await outcome).kind, queue.view().entries]).toEqual(['accepted', []]);
});

it('[OF-03] [OF-06] tells the other tabs what became of something, but not where nobody has a name', async () => {
  const heard: unknown[] = [];
  const tabs = new BroadcastChannel('kovan-queue');
  tabs.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (data.type === 'settled') heard.push(data);
  });
  const queue = open();
  await queue.add({ work: TICK });
  owner = NAMELESS;
  queue.become(owner);
  expect(await queue.add({ work: TICK })).toMatchObject({ kind: 'accepted' });
  owner = 'adult.ayse.1';
  queue.become(owner);
  answers = [404];
  await queue.add({ work: TICK });
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard).toMatchObject([
    { entry: { owner, work: TICK }, problem: null },
    { entry: { owner }, answer: null, problem: { status: 404, serverMessage: 'Hayır.' } },
  ]);
  tabs.close();
});
