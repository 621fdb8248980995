import 'fake-indexeddb/auto';
import { calls, z } from '@kovan/api-client/contract';
import { KEPT } from '@kovan/domain/kept';
import type { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accept } from './accepted.ts';
import { createKeptAnswers, KEPT_SHAPE, type KeptAnswers } from './keptAnswers.ts';
import { keys } from './keys.ts';
import { createLocalDatabase, type LocalDatabase } from './localDatabase.ts';
import { createQueryClient } from './queryClient.ts';

const ANA = 'adult.ana.aile';
const LENT = 'lent.ana.aile';
const BABA = 'adult.baba.aile';
const DAY = 24 * 60 * 60_000;
const CHILDREN = [{ id: 'elif', name: 'Elif' }];

interface Tab {
  readonly client: QueryClient;
  readonly kept: KeptAnswers;
}

let database: LocalDatabase;
let tabs: Tab[];
/** Whose token lies in the browser's storage, which all tabs see at once. */
let stored: string | null;

const openTab = (): Tab => {
  const client = createQueryClient();
  const tab = { client, kept: createKeptAnswers({ queryClient: client, database, ownerNow: () => stored }) };
  tabs.push(tab);
  return tab;
};
const signIn = (tab: Tab, owner: string | null) => {
  stored = owner;
  return tab.kept.follow(owner);
};
/** Every operation until now, in the database's own order. */
const written = async () => [...(await database.entries('cache')).keys()];
/** Has a tab write what it has read. */
const write = async ({ kept }: Tab) => {
  kept.flush();
  await written();
};
/** What another version of the app has written. */
const inAnotherShape = async () => {
  for (const [key, row] of await database.entries('cache')) {
    await database.put('cache', key, { ...(row as object), shape: 'another' });
  }
};
const childrenOf = ({ client }: Tab) => client.getQueryData(keys.children);

beforeEach(() => {
  // A machine that stands still for a second would not have waited for the database.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  database = createLocalDatabase();
  tabs = [];
  stored = null;
});

afterEach(async () => {
  for (const { kept } of tabs) kept.stop();
  await database.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A tab in which somebody read the children and left it. */
const leaveBehind = async (owner: string): Promise<Tab> => {
  const tab = openTab();
  await signIn(tab, owner);
  tab.client.setQueryData(keys.children, CHILDREN);
  await write(tab);
  return tab;
};

describe('the last answers', () => {
  it('[OF-02] are there again for the same user, when they were read and all', async () => {
    const { client } = await leaveBehind(ANA);
    const next = openTab();
    await signIn(next, ANA);
    expect(childrenOf(next)).toEqual(CHILDREN);
    const [before, after] = [client, next.client].map((one) => one.getQueryState(keys.children));
    expect(after?.dataUpdatedAt).toBe(before?.dataUpdatedAt);
  });

  it.each([[LENT], [BABA], ['adult.ana.öteki'], ['device.x.aile'], [null]])(
    '[OF-02] are gone for %s, and for the same user afterwards',
    async (other) => {
      const tab = await leaveBehind(ANA);
      await signIn(tab, other);
      await written();
      const next = openTab();
      await signIn(next, other);
      expect(childrenOf(next)).toBeUndefined();
      expect(await written()).toEqual([]);
      await signIn(next, ANA);
      expect(childrenOf(next)).toBeUndefined();
    },
  );

  it('[OF-02] are not written when the session has ended in another tab, nor is what was on its way', async () => {
    const [ending, late] = [await leaveBehind(ANA), openTab()];
    await signIn(late, ANA);
    late.client.setQueryData(keys.children, []);
    // The other tab has not heard of the end yet.
    await signIn(ending, null);
    await write(late);
    expect(await written()).toEqual([]);
  });

  it('[OF-02] that come into the database after another tab has ended the session go at once', async () => {
    const tab = await leaveBehind(ANA);
    const other = createLocalDatabase();
    const put = vi.spyOn(database, 'put').mockImplementation(async (...row) => {
      stored = null;
      for (const key of (await other.entries('cache')).keys()) await other.delete('cache', key);
      put.mockRestore();
      await database.put(...row);
    });
    tab.client.setQueryData(keys.children, [], { updatedAt: Date.now() + 1 });
    tab.kept.flush();
    await vi.waitFor(() => expect(vi.isMockFunction(database.put)).toBe(false));
    await written();
    expect(await written()).toEqual([]);
    await other.close();
  });

  it('[OF-02] on their way into the database while the session ends are gone from it', async () => {
    const tab = await leaveBehind(ANA);
    tab.client.setQueryData(keys.children, []);
    tab.kept.flush();
    void signIn(tab, null);
    tab.client.setQueryData(keys.children, CHILDREN);
    await write(tab);
    expect(await written()).toEqual([]);
  });

  describe('of two tabs', () => {
    /** What a page that is opened now begins with. */
    const found = async () => {
      const next = openTab();
      await signIn(next, ANA);
      return next.client;
    };

    it('[OF-02] are the latest of each list, whichever tab writes last', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') });
      const hidden = await leaveBehind(ANA);
      const seen = openTab();
      await signIn(seen, ANA);
      vi.setSystemTime(Date.now() + 60_000);
      seen.client.setQueryData(keys.children, []);
      seen.client.setQueryData(keys.homework(null), [{ id: 'ödev' }]);
      await write(seen);
      hidden.client.setQueryData(keys.taskList(null), []);
      await write(hidden);
      const client = await found();
      expect(client.getQueryData(keys.children)).toEqual([]);
      expect(client.getQueryData(keys.homework(null))).toEqual([{ id: 'ödev' }]);
      expect(client.getQueryData(keys.taskList(null))).toEqual([]);
    });

    it('[OF-02] that were only changed here go before nothing that the other one has read since', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') });
      const [task, more] = [
        { id: 'oda', status: 'pending' },
        { id: 'masa', status: 'pending' },
      ];
      const hidden = openTab();
      await signIn(hidden, ANA);
      hidden.client.setQueryData(keys.taskList(null), [task]);
      await write(hidden);
      const complete = async () => {
        await accept<typeof task>(hidden.client, 'tasks', { id: 'oda', to: { status: 'completed' } });
        await write(hidden);
        return (await found()).getQueryData(keys.taskList(null));
      };
      const seen = openTab();
      await signIn(seen, ANA);
      vi.setSystemTime(Date.now() + 60_000);
      seen.client.setQueryData(keys.taskList(null), [task, more]);
      await write(seen);
      expect(await complete()).toEqual([task, more]);
    });

    it('[OF-02] that were changed here are kept as they are by now, where no other tab has read them', async () => {
      const tab = openTab();
      await signIn(tab, ANA);
      tab.client.setQueryData(keys.taskList(null), [{ id: 'oda', status: 'pending' }]);
      await write(tab);
      const change = { id: 'oda', to: { status: 'completed' } };
      await accept<{ id: string; status: string }>(tab.client, 'tasks', change);
      await write(tab);
      expect((await found()).getQueryData(keys.taskList(null))).toEqual([{ id: 'oda', status: 'completed' }]);
    });

    it('[OF-02] that write a second after they were told the same are the latest, too', async () => {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-18T12:00:00Z') });
      const hidden = await leaveBehind(ANA);
      const seen = openTab();
      await signIn(seen, ANA);
      for (const { client } of [seen, hidden]) await client.invalidateQueries({ refetchType: 'none' });
      await written();
      vi.setSystemTime(Date.now() + 100);
      seen.client.setQueryData(keys.children, []);
      await write(seen);
      await vi.advanceTimersByTimeAsync(1_000);
      await write(hidden);
      expect((await found()).getQueryData(keys.children)).toEqual([]);
    });

    it(`[AC-08] [OF-02] go after ${KEPT.lastReadDays} days, and those of another shape at once`, async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') });
      const first = await leaveBehind(ANA);
      const second = openTab();
      await signIn(second, ANA);
      second.client.clear();
      vi.setSystemTime(Date.now() + KEPT.lastReadDays * DAY + 1);
      second.client.setQueryData(keys.homework(null), []);
      await write(second);
      expect((await found()).getQueryData(keys.children)).toBeUndefined();
      await inAnotherShape();
      first.client.setQueryData(keys.taskList(null), []);
      await write(first);
      const client = await found();
      expect(client.getQueryData(keys.taskList(null))).toEqual([]);
      expect(client.getQueryData(keys.homework(null))).toBeUndefined();
    });
  });

  it('that are still being fetched from the database when somebody else comes are never theirs', async () => {
    await leaveBehind(ANA);
    const next = openTab();
    const restoring = signIn(next, ANA);
    const other = signIn(next, BABA);
    await Promise.all([restoring, other]);
    expect(childrenOf(next)).toBeUndefined();
  });

  it('stay when they could not be read anew, and come back as what is known', async () => {
    const left = await leaveBehind(ANA);
    const { client } = left;
    const fail = () => Promise.reject(new Error('offline'));
    await client.fetchQuery({ queryKey: keys.children, queryFn: fail, staleTime: 0 }).catch(() => undefined);
    expect(client.getQueryState(keys.children)?.status).toBe('error');
    await write(left);
    const next = openTab();
    await signIn(next, ANA);
    expect(next.client.getQueryState(keys.children)).toMatchObject({
      status: 'success',
      data: CHILDREN,
      error: null,
      fetchStatus: 'idle',
    });
  });

  it('[LV-03] are read anew when they are shown, however young: what happened since, no stream has told', async () => {
    await leaveBehind(ANA);
    const next = openTab();
    await signIn(next, ANA);
    const queryFn = vi.fn(async () => CHILDREN);
    await next.client.fetchQuery({ queryKey: keys.children, queryFn, staleTime: 15_000 });
    expect(queryFn).toHaveBeenCalledTimes(1);
    await next.client.fetchQuery({ queryKey: keys.children, queryFn, staleTime: 15_000 });
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('[OF-02] are those of children, tasks, homework and dashboard alone, and only what was answered', async () => {
    const tab = await leaveBehind(ANA);
    const { client } = tab;
    for (const key of [keys.stats(null), keys.taskList('elif'), keys.homework(null)]) client.setQueryData(key, []);
    for (const key of [keys.people, keys.sessions, keys.devices]) client.setQueryData(key, []);
    const fail = () => Promise.reject(new Error('offline'));
    await client.fetchQuery({ queryKey: keys.activities(null), queryFn: fail }).catch(() => undefined);
    await write(tab);
    const next = openTab();
    await signIn(next, ANA);
    const found = next.client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey);
    expect(new Set(found)).toEqual(
      new Set([keys.children, keys.stats(null), keys.taskList('elif'), keys.homework(null)]),
    );
  });

  it(`[AC-08] are good for ${KEPT.lastReadDays} days and not a moment longer`, async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00Z') });
    await leaveBehind(ANA);
    vi.setSystemTime(Date.now() + KEPT.lastReadDays * DAY);
    const onTheLast = openTab();
    await signIn(onTheLast, ANA);
    expect(childrenOf(onTheLast)).toEqual(CHILDREN);
    vi.setSystemTime(Date.now() + 1);
    const after = openTab();
    await signIn(after, ANA);
    expect(childrenOf(after)).toBeUndefined();
    expect(await written()).toEqual([]);
  });

  it('[AC-08] of a child that is gone go at once, with those of the whole family, which tell of it too', async () => {
    const tab = await leaveBehind(ANA);
    const list = [{ id: 'ödev' }];
    for (const childId of ['elif', 'can', null]) tab.client.setQueryData(keys.homework(childId), list);
    tab.client.setQueryData(keys.childTasks('can'), []);
    const children = [...CHILDREN, { id: 'can', name: 'Can' }];
    tab.client.setQueryData(keys.children, children);
    await write(tab);
    expect(await written()).toHaveLength(5);
    const next = openTab();
    await signIn(next, ANA);
    next.client.setQueryData(keys.children, CHILDREN);
    await write(next);
    await vi.waitFor(async () => expect(await written()).toHaveLength(2));
    const last = openTab();
    await signIn(last, ANA);
    expect(childrenOf(last)).toEqual(CHILDREN);
    expect(last.client.getQueryData(keys.homework('elif'))).toEqual(list);
  });

  it('in another shape than this version of the app writes are thrown away', async () => {
    await leaveBehind(ANA);
    await inAnotherShape();
    const next = openTab();
    await signIn(next, ANA);
    expect(childrenOf(next)).toBeUndefined();
    expect(await written()).toEqual([]);
  });

  it('are written a second after the first change, all at once', async () => {
    const tab = await leaveBehind(ANA);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const put = vi.spyOn(database, 'put');
    tab.client.setQueryData(keys.homework(null), []);
    vi.advanceTimersByTime(600);
    tab.client.setQueryData(keys.homework(null), [{ id: 'ödev' }]);
    vi.advanceTimersByTime(399);
    expect(put).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(put).toHaveBeenCalledOnce());
    const next = openTab();
    await signIn(next, ANA);
    expect(next.client.getQueryData(keys.homework(null))).toEqual([{ id: 'ödev' }]);
  });

  it('[OF-02] are written at once where the page is left: it has no time to ask what lies there', async () => {
    const tab = await leaveBehind(ANA);
    tab.client.setQueryData(keys.homework(null), []);
    const put = vi.spyOn(database, 'put');
    tab.kept.flush();
    expect(put).toHaveBeenCalledOnce();
  });

  it('are not written by a page that has stopped', async () => {
    const tab = await leaveBehind(ANA);
    tab.client.setQueryData(keys.homework(null), []);
    tab.kept.stop();
    tab.client.setQueryData(keys.homework(null), [{ id: 'ödev' }]);
    await write(tab);
    expect(await written()).toHaveLength(1);
  });

  it('do not go before what was read anew while the database was slow', async () => {
    await leaveBehind(ANA);
    const next = openTab();
    const restored = signIn(next, ANA);
    next.client.setQueryData(keys.children, []);
    await restored;
    expect(childrenOf(next)).toEqual([]);
    expect(next.client.getQueryState(keys.children)?.isInvalidated).toBe(false);
  });

  it('of a database that never answers are not waited for', async () => {
    vi.useFakeTimers();
    vi.spyOn(database, 'entries').mockReturnValue(new Promise(() => undefined));
    const tab = openTab();
    const opened = vi.fn();
    void signIn(tab, ANA).then(opened);
    await vi.advanceTimersByTimeAsync(999);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveBeenCalled();
  });
});

/** Tells one text from another: no secret is in it. */
const fingerprintOf = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 0);

it('what is kept has the shape that is written beside it; where this fails, KEPT_SHAPE needs a new number, too', () => {
  const answers = [
    calls.children,
    calls.dashboard,
    calls.tasks,
    calls.scheduledTasks,
    calls.homework,
    calls.familyHomework,
  ]
    .flatMap((group): object[] => Object.values(group))
    .flatMap((call) =>
      'answer' in call ? [z.toJSONSchema(call.answer as z.ZodMiniType, { unrepresentable: 'any' })] : [],
    );
  expect(answers.length).toBeGreaterThan(8);
  const fingerprint = fingerprintOf(JSON.stringify(answers));
  expect({ [KEPT_SHAPE]: fingerprint }).toEqual({ 1: 1_323_078_445 });
});
