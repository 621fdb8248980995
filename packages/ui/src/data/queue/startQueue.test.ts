import 'fake-indexeddb/auto';
import { ApiError } from '@kovan/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteReach } from '../online.ts';
import { createLocalDatabase, type LocalDatabase } from '../localDatabase.ts';
import { NAMELESS, type Outcome, type RunningQueue } from './queue.ts';
import { startQueue } from './startQueue.ts';
import { testApi } from '../../testApi.ts';
import { entryOf } from './testEntry.ts';
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
/** What the server answers next; then 200. A busy one wants to be left alone for a minute. */
let answers: (number | 'lost' | 'busy' | 'never')[];
/** Happens when a call is there, before its answer. */
let whileAsked: () => void;
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
  whileAsked();
  const status = answers.shift() ?? 200;
  if (status === 'lost') throw new TypeError('Failed to fetch');
  if (status === 'never') return new Promise(() => undefined);
  if (status === 'busy') {
    const headers = { 'Retry-After': '60' };
    return Response.json({ error: 'Çok hızlı.', code: 'TOO_MANY_REQUESTS' }, { status: 429, headers });
  }
  return Response.json(status === 200 ? { data: {} } : { error: 'Hayır.', code: 'NOT_FOUND' }, { status });
};

const open = (): RunningQueue => {
  const queue = startQueue({
    api: testApi(answered as typeof fetch),
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
const names = (queue: RunningQueue) => queue.view().entries.map(({ work }) => work.name);

beforeEach(() => {
  now = NOW;
  owner = 'adult.ayse.1';
  [calls, answers, queues, orphans, refusals] = [[], [], [], [], []];
  whileAsked = () => undefined;
  database = createLocalDatabase();
  setOnline(true);
});
afterEach(async () => {
  for (const queue of queues) queue.stop();
  vi.restoreAllMocks();
  for (const id of (await database.entries('queue')).keys()) await database.delete('queue', id);
  await database.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('[OF-03] a tick goes at once with its key, and needs no moment', async () => {
  const queue = open();
  expect(await queue.add({ work: TICK })).toMatchObject({ kind: 'accepted' });
  await emptied(queue);
  expect(calls).toEqual([
    { path: '/api/tasks/t1/status', key: expect.stringMatching(/^[\da-f]{32}$/), body: { status: 'completed' } },
  ]);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

it('[OF-03] a tick goes in a browser whose tabs have no channel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(await open().add({ work: TICK })).toMatchObject({ kind: 'accepted' });
});

it('[OF-03] where the browser does not delete what went, it goes once, and what stands behind it goes, too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The database is broken', 'UnknownError');
  });
  const queue = open();
  for (const id of ['t1', 't2']) void queue.add({ work: { ...TICK, id } });
  await emptied(queue);
  await queue.emptied();
  expect(calls.map(({ path }) => path)).toEqual(['/api/tasks/t1/status', '/api/tasks/t2/status']);
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
  expect(second.view()).toMatchObject({ accepted: 1, refused: 0 });
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
  expect(queue.view()).toMatchObject({ accepted: 0, refused: 1 });
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
  for (const of of [another, { ...entry, isLate: true }]) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin alone
    tabs.postMessage({ ...settled, entry: of });
  }
  await vi.waitFor(() => expect(other.view().orphans).toEqual([]));
  expect(orphans).toEqual(['Oda accepted']);
  expect(other.view()).toMatchObject({ accepted: 1, refused: 0 });
  tabs.close();
});

it('[OF-04] what was refused in another tab is said here only where it had to wait: else its own button says so', async () => {
  await open().emptied();
  const tabs = new BroadcastChannel('kovan-queue');
  const problem = { status: 404, serverMessage: undefined };
  for (const isLate of [false, true]) {
    const entry = entryOf(isLate ? '2' : '1', { isLate, work: { ...TICK, name: isLate ? 'Sonra' : 'Hemen' } });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it reaches this origin alone
    tabs.postMessage({ type: 'settled', entry, answer: null, problem });
  }
  await vi.waitFor(() => expect(orphans).toEqual(['Hemen refused', 'Sonra refused']));
  expect(refusals).toEqual(['Sonra 404']);
  tabs.close();
});

/** Two tabs without a network, of which the first has asked for something, and the other knows. */
const askedInOneOfTwo = async () => {
  const [queue, other] = [open(), open()];
  // Both have looked at what was there.
  for (const tab of [queue, other]) await tab.emptied();
  setOnline(false);
  const outcome = queue.add({ work: TICK });
  await vi.waitFor(() => expect(other.view().orphans).toHaveLength(1));
  return { queue, other, outcome };
};

it('[OF-03] [OF-07] another tab hears of what is asked for, and of what is taken back', async () => {
  const { queue, other, outcome } = await askedInOneOfTwo();
  queue.remove(queue.view().entries[0]?.id ?? '');
  expect(await outcome).toEqual({ kind: 'left' });
  await vi.waitFor(() => expect(other.view().entries).toEqual([]));
  for (const { view } of [queue, other]) expect(view()).toMatchObject({ accepted: 0, refused: 0 });
});

it('[OF-03] [OF-07] what is taken back in another tab is over where it was asked for', async () => {
  const { queue, other, outcome } = await askedInOneOfTwo();
  other.remove(other.view().orphans[0]?.id ?? '');
  expect(await outcome).toEqual({ kind: 'left' });
  expect(queue.view().entries).toEqual([]);
  setOnline(true);
  await queue.emptied();
  expect(calls).toEqual([]);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

it('[OF-04] a refusal of what waited is told in every tab, since one of them may be hidden', async () => {
  setOnline(false);
  const [queue, other] = [open(), open()];
  void queue.add({ work: TICK });
  await vi.waitFor(() => expect(other.view().orphans[0]?.isLate).toBe(true));
  answers = [404];
  setOnline(true);
  await vi.waitFor(() => expect(refusals).toEqual(['Oda 404', 'Oda 404']));
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

it('[OF-03] what is asked for in one moment goes in its order, and before what is asked for once the clock was put back', async () => {
  setOnline(false);
  const first = open();
  const wanted = ['Oda', 'Sofra', 'Kitap', 'Çanta', 'Çöp'];
  for (const name of wanted) void first.add({ work: { ...TICK, name } });
  expect(names(first)).toEqual(wanted);
  const orders = first.view().entries.map(({ order }) => order);
  expect(orders).toEqual([...new Set(orders)].toSorted((one, other) => one - other));
  await vi.waitFor(async () => expect(await kept()).toHaveLength(wanted.length));
  first.stop();
  now -= 60 * 60_000;
  const second = open();
  await vi.waitFor(() => expect(second.view().orphans).toHaveLength(wanted.length));
  void second.add({ work: { ...TICK, name: 'Bahçe' } });
  expect(names(second)).toEqual([...wanted, 'Bahçe']);
});

describe('a busy server', () => {
  const busy = async (): Promise<RunningQueue> => {
    answers = ['busy'];
    const queue = open();
    void queue.add({ work: TICK });
    await vi.waitFor(() => expect(queue.view().entries[0]?.isLate).toBe(true));
    return queue;
  };

  it.each<[string, (queue: RunningQueue) => unknown]>([
    ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['somebody hurries', (queue) => queue.hurry()],
    ['somebody waits until nothing waits', (queue) => queue.emptied()],
  ])('[OF-03] is asked before its time once %s', async (_, nudge) => {
    const queue = await busy();
    const nudged = nudge(queue);
    await emptied(queue);
    expect(calls).toHaveLength(2);
    // Who waits has to hear of it before the queue stops.
    await nudged;
  });

  it('[OF-03] is asked no more while there is no network, its time come or not, and at once when there is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await busy();
    setOnline(false);
    await vi.advanceTimersByTimeAsync(60_000);
    // Longer than a try takes.
    for (let looks = 0; looks < 20; looks += 1) await database.queued();
    expect(calls).toHaveLength(1);
    setOnline(true);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
  });

  it('[OF-03] is left alone by a page that nobody sees', async () => {
    const queue = await busy();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    // Longer than a try takes.
    for (let looks = 0; looks < 20; looks += 1) await database.queued();
    expect([calls.length, names(queue)]).toEqual([1, ['Oda']]);
  });
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

const input = { childId: 'elif', name: 'Oda', icon: '🧹' as const, dueDate: '2026-11-20' };
const FORM = { work: { operation: 'task.create' as const, name: 'Oda', input }, key: 'form', isAwaited: true };

it('[OF-03] what a form asks for waits where the server is known to be out of reach, whatever the browser says', async () => {
  const queue = open();
  noteReach(false);
  answers = ['lost'];
  expect(await queue.add(FORM)).toEqual({ kind: 'queued' });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  noteReach(true);
  await emptied(queue);
  expect(calls.map(({ key }) => key)).toEqual(['form', 'form']);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
});

it('[OF-04] a form is told of its first try, and need not wait for what does', async () => {
  const queue = open();
  answers = ['lost'];
  expect(await queue.add(FORM)).toMatchObject({ kind: 'refused' });
  setOnline(false);
  expect(await queue.add(FORM)).toEqual({ kind: 'queued' });
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

it('[OF-06] what a form has sent as the session ended waits for its owner, and what it sends later is told there', async () => {
  const queue = open();
  answers = [401];
  whileAsked = () => queue.become((owner = null));
  expect(await queue.add(FORM)).toEqual({ kind: 'left' });
  await vi.waitFor(async () => expect(await database.queued()).toMatchObject([{ key: 'form', isLate: true }]));
  expect(await queue.add(FORM)).toMatchObject({ kind: 'refused', error: { status: 401 } });
  whileAsked = () => undefined;
  owner = 'adult.ayse.1';
  queue.become(owner);
  await vi.waitFor(async () => expect(await kept()).toEqual([]));
  expect(calls.map(({ key }) => key)).toEqual(['form', 'form']);
});

it('[OF-06] what is erased is gone, for its owner alone', async () => {
  setOnline(false);
  const queue = open();
  void queue.add({ work: TICK });
  owner = 'device.tablet.1';
  queue.become(owner);
  const outcome = queue.add({ work: TICK });
  await vi.waitFor(async () => expect(await kept()).toHaveLength(2));
  await queue.erase('device.tablet.1');
  expect(await kept()).toEqual(['adult.ayse.1']);
  expect([await outcome, queue.view().entries]).toEqual([{ kind: 'left' }, []]);
});

it('[OF-06] where nobody is there nothing is asked for', async () => {
  owner = null;
  const queue = open();
  expect(await queue.add({ work: TICK })).toEqual({ kind: 'left' });
  expect([await kept(), calls]).toEqual([[], []]);
});

it('[OF-06] whoever hands the browser on waits for 20 seconds, and no longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers = ['never', 'never'];
  const queue = open();
  void queue.add({ work: TICK });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const failed = vi.fn();
  queue.emptied().catch(failed);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

it('[OF-07] says what is being sent, and nothing more once that has come to nothing', async () => {
  setOnline(false);
  const queue = open();
  void queue.add({ work: TICK });
  void queue.add({ work: { ...TICK, id: 't2' } });
  await vi.waitFor(() => expect(queue.view().entries.map(({ isLate }) => isLate)).toEqual([true, true]));
  expect(queue.view().sendingId).toBeUndefined();
  const sending: (string | undefined)[] = [];
  whileAsked = () => sending.push(queue.view().sendingId);
  answers = ['busy'];
  const seen = vi.fn();
  queue.subscribe(seen);
  setOnline(true);
  await vi.waitFor(() => expect(sending).toEqual([queue.view().entries[0]?.id]));
  await vi.waitFor(() => expect(queue.view().sendingId).toBeUndefined());
  expect(seen).toHaveBeenCalled();
});

it('[OF-07] what is taken back while it is under way does not come back, where nobody has a name neither', async () => {
  for (const who of ['adult.ayse.1', NAMELESS]) {
    owner = who;
    const queue = open();
    answers = ['lost'];
    whileAsked = () => queue.remove(queue.view().entries[0]?.id ?? '');
    calls = [];
    expect(await queue.add({ work: TICK })).toEqual({ kind: 'left' });
    await queue.emptied();
    expect([calls.length, queue.view().entries, await kept()]).toEqual([1, [], []]);
  }
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
