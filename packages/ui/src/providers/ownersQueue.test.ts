import 'fake-indexeddb/auto';
import { devicesClient, peopleClient } from '@kovan/api-client/people';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalDatabase, type LocalDatabase } from '../data/localDatabase.ts';
import { noteReach } from '../data/online.ts';
import { entryOf } from '../data/queue/testEntry.ts';
import type { Entry } from '../data/queue/work.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { createServices, type Services } from './createServices.ts';
import { tokenOf, unreachableIdentity } from './testIdentity.ts';

const NOW = new Date('2026-11-18T14:45:00Z');
const DAY = 24 * 60 * 60_000;
const TOKEN = tokenOf('adult', 'ana');
const ANA = {
  uid: 'ana',
  email: 'ana@aile.example',
  displayName: 'Ana',
  photoURL: null,
  createdAt: null,
  getIdToken: () => Promise.resolve('id-token'),
};

const left = (id: string, more: Partial<Entry> = {}): Entry =>
  entryOf(id, { owner: 'adult.ana.aile', queuedAt: NOW.getTime() - 60_000, isLate: false, ...more });

let database: LocalDatabase;
let services: Services | undefined;
let token: string;
let sent: string[];
/** What the server says to everything. */
let answer: () => Response | Promise<Response>;

/** Opens a page after another one that has left this. */
const openAfter = async (...entries: Entry[]): Promise<Services> => {
  for (const entry of entries) await database.enqueue(entry);
  services = createServices({
    identity: {
      ...unreachableIdentity,
      signOut: () => Promise.resolve(),
      signIn: () => Promise.resolve(ANA),
      currentUser: () => ANA,
    },
    storage: { getItem: () => token, setItem: () => undefined, removeItem: () => undefined },
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
  [token, sent] = [TOKEN, []];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return answer();
  });
  database = createLocalDatabase();
});
afterEach(async () => {
  services?.stop();
  await database.close();
  vi.useRealTimers();
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

/** Another tab has stored this token, or none. */
const storedElsewhere = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }));

it('[OF-03] it goes by itself once the first screen has its answers, and not before', async () => {
  const { queryClient } = await openAfter(left('1'));
  const answers: (() => void)[] = [];
  const queryFn = () => new Promise<null>((resolve) => answers.push(() => resolve(null)));
  const [children, tasks] = ['children', 'tasks'].map((key) => queryClient.fetchQuery({ queryKey: [key], queryFn }));
  answers[0]?.();
  await children;
  await vi.dynamicImportSettled();
  // Longer than a try takes.
  for (let looks = 0; looks < 20; looks += 1) await database.queued();
  expect(sent).toEqual([]);
  answers[1]?.();
  await tasks;
  await vi.waitFor(() => expect(sent).toEqual(['/api/tasks/task-1/status']), 10_000);
});

it('[OF-06] what is read of it too late, when its owner has gone, is shown to nobody', async () => {
  const answers: ((rows: Entry[]) => void)[] = [];
  database = { ...database, queued: () => new Promise((resolve) => answers.push(resolve)) };
  const opening = openAfter();
  storedElsewhere(tokenOf('adult', 'baba'));
  for (const answerLate of answers.toReversed()) answerLate([left('1')]);
  const { queue } = await opening;
  expect([answers.length, queue.view().entries]).toEqual([2, []]);
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

describe('what waits when a session ends', () => {
  const rows = async () => ids((await database.queued()) as Entry[]);

  it.each([
    ['adult', ['1', '2']],
    ['device', ['2']],
    ['lent', ['2']],
  ] as const)('[OF-06] by a 401 of %s', async (kind, kept) => {
    token = tokenOf(kind, 'ana');
    answer = () => Response.json({ error: 'Oturum bitti.', code: 'UNAUTHORIZED' }, { status: 401 });
    const { api, queue } = await openAfter(
      left('1', { owner: `${kind}.ana.aile` }),
      left('2', { owner: 'adult.baba.aile' }),
    );
    await expect(api.children.list()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(queue.view().entries).toEqual([]));
    await vi.waitFor(async () => expect(await rows()).toEqual(kept));
  });

  it.each([
    ['before the queue has come', false],
    ['while the queue runs', true],
  ])('[OF-06] by a 401, %s, stands there again and goes once its owner comes back', async (_, isRunning) => {
    answer = () => Response.json({ error: 'Oturum bitti.', code: 'UNAUTHORIZED' }, { status: 401 });
    const { api, queue, session } = await openAfter(left('1'));
    if (isRunning) await queue.emptied().catch(() => undefined);
    else await expect(api.children.list()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(queue.view().entries).toEqual([]));
    const user = { id: 'ana', email: ANA.email, first_name: 'Ana', last_name: '', avatar: null, created_at: NOW };
    answer = () =>
      sent.at(-1)?.includes('/auth/') ? Response.json({ user, token: TOKEN }) : new Response(null, { status: 204 });
    sent = [];
    await session.current().signIn(ANA.email, 'arı-vız');
    if (!isRunning) await vi.waitFor(() => expect(ids(queue.view().orphans)).toEqual(['1']));
    queue.wake();
    await vi.waitFor(async () => expect(await rows()).toEqual([]), 10_000);
    expect(sent.filter((url) => url.includes('tasks'))).toEqual(['/api/tasks/task-1/status']);
  });

  it('[OF-06] by another tab, in which somebody else signs in, is not theirs to see or send', async () => {
    const { queue } = await openAfter(left('1'), left('2', { owner: 'adult.baba.aile' }));
    queue.wake();
    answer = () => new Promise(() => undefined);
    await vi.waitFor(() => expect(sent).toEqual(['/api/tasks/task-1/status']), 10_000);
    storedElsewhere(tokenOf('adult', 'baba'));
    await vi.waitFor(() => expect(ids(queue.view().entries)).toEqual(['2']));
  });

  it('[OF-06] by hand goes, and nothing of others', async () => {
    const { session } = await openAfter(left('1'), left('2', { owner: 'adult.baba.aile' }));
    await session.current().signOut();
    await vi.waitFor(async () => expect(await rows()).toEqual(['2']));
    expect(sent.filter((url) => url.includes('tasks'))).toEqual([]);
  });

  it.each([
    [
      'is lent',
      'adult',
      'lend',
      ({ api, session }: Services) => session.current().lend(() => devicesClient(api.request).lend(['elif'])),
    ],
    [
      'is taken back',
      'lent',
      'return',
      ({ api, session }: Services) => session.current().giveBack(() => devicesClient(api.request).giveBack('1234')),
    ],
    [
      'joins another family',
      'adult',
      'join',
      ({ api, session }: Services) => session.current().moveInto(() => peopleClient(api.request).join('kod')),
    ],
  ] as const)(
    '[OF-06] is sent before the browser %s, which waits for that, and fails where it can’t be',
    async (_, kind, call, swap) => {
      token = tokenOf(kind, 'ana');
      let answerTick = (_answer: Response) => {};
      const refuse = () => Response.json({ error: 'Hata.', code: 'INTERNAL' }, { status: 500 });
      answer = refuse;
      const tab = await openAfter(left('1', { owner: `${kind}.ana.aile` }));
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      // However long this takes, nobody looks meanwhile whether a server is there again.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      noteReach(false);
      await expect(swap(tab)).rejects.toMatchObject({ kind: 'network' });
      expect(sent).toEqual([]);
      vi.useRealTimers();
      vi.restoreAllMocks();
      noteReach(true);
      answer = () => new Promise((resolve) => (answerTick = resolve));
      const swapping = swap(tab);
      await vi.waitFor(() => expect(sent).toEqual(['/api/tasks/task-1/status']));
      answer = refuse;
      answerTick(new Response(null, { status: 204 }));
      await expect(swapping).rejects.toMatchObject({ status: 500 });
      expect(sent.map((url) => url.replace(/^.*\//, ''))).toEqual(['status', call]);
    },
  );
});
