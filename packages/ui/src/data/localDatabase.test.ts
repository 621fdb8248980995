import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalDatabase, type LocalDatabase } from './localDatabase.ts';

let log: ReturnType<typeof vi.spyOn>;
let one: LocalDatabase;
let other: LocalDatabase;

beforeEach(() => {
  // A machine that stands still for three seconds would not have waited for the database.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Two tabs of one browser.
  one = createLocalDatabase();
  other = createLocalDatabase();
});

afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The tab's writes fail as they do on a full disk. */
const fillTheDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });

const refuseToDelete = () =>
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('The database is broken', 'UnknownError');
  });

const row = (id: string, owner = 'ana') => ({ id, owner });

describe('the database of this browser', () => {
  it('[OF-02] is one, called kovan, and all tabs share it', async () => {
    await one.put('settings', 'sound', false);
    await one.put('cache', 'ana', { tasks: [1] });
    expect(await other.get('settings', 'sound')).toBe(false);
    expect(await other.get('cache', 'ana')).toEqual({ tasks: [1] });
    expect([...(await other.entries('cache'))]).toEqual([['ana', { tasks: [1] }]]);
    expect(await other.get('cache', 'nobody')).toBeUndefined();
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['kovan']);
    expect(log).not.toHaveBeenCalled();
  });

  it('[OF-03] keeps what waits, in the order of the ids', async () => {
    for (const waiting of [row('2'), row('3', 'baba'), row('1')]) await one.enqueue(waiting);
    expect(await other.queued()).toEqual([row('1'), row('2'), row('3', 'baba')]);
    await other.delete('queue', '1');
    expect(await one.queued()).toEqual([row('2'), row('3', 'baba')]);
  });

  it('[OF-07] changes a waiting row, and brings none back that went meanwhile', async () => {
    await one.enqueue(row('1'));
    await one.requeue({ ...row('1'), tries: 1 } as ReturnType<typeof row>);
    expect(await one.queued()).toEqual([{ ...row('1'), tries: 1 }]);
    await other.delete('queue', '1');
    await one.requeue({ ...row('1'), tries: 2 } as ReturnType<typeof row>);
    expect(await one.queued()).toEqual([]);
  });

  it('is made anew when somebody deleted it', async () => {
    await one.put('cache', 'ana', 1);
    await deleteDB('kovan');
    expect(await one.get('cache', 'ana')).toBeUndefined();
    await one.put('cache', 'ana', 2);
    expect(await other.get('cache', 'ana')).toBe(2);
    expect(log).not.toHaveBeenCalled();
  });

  it('lets another tab bring a newer version, and goes on in memory', async () => {
    await one.put('cache', 'ana', 1);
    const newer = await openDB('kovan', 99);
    await one.put('cache', 'ana', 2);
    expect(await one.get('cache', 'ana')).toBe(2);
    expect(await newer.get('cache', 'ana')).toBe(1);
    newer.close();
  });

  it('does not wait for a tab that holds an older version, and serves once that is gone', async () => {
    const older = await openDB('kovan', 1);
    const raised = vi.spyOn(indexedDB, 'open').mockImplementationOnce((name) => indexedDB.open(name, 2));
    await one.put('cache', 'ana', 1);
    expect(await one.get('cache', 'ana')).toBe(1);
    expect(raised).toHaveBeenCalled();
    older.close();
    await vi.waitFor(async () => {
      await one.put('cache', 'ana', 2);
      const read = await openDB('kovan');
      expect(await read.get('cache', 'ana')).toBe(2);
      read.close();
    });
  });
});

describe('where the browser keeps nothing', () => {
  it.each([
    ['IndexedDB is not there', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'opening throws, as in a private window',
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('Not here', 'SecurityError');
        }),
    ],
    ['the disk is full', fillTheDisk],
  ])('because %s, this tab keeps it in memory and says so once', async (_why, forbid) => {
    forbid();
    await one.put('settings', 'sound', true);
    await one.put('settings', 'hint', 'later');
    for (const waiting of [row('2'), row('1')]) await one.enqueue(waiting);
    await one.requeue({ ...row('2'), tries: 1 } as ReturnType<typeof row>);
    expect(await one.get('settings', 'sound')).toBe(true);
    expect([...(await one.entries('settings'))]).toEqual([
      ['sound', true],
      ['hint', 'later'],
    ]);
    expect(await one.queued()).toEqual([row('1'), { ...row('2'), tries: 1 }]);
    await one.delete('queue', '1');
    expect(await one.queued()).toEqual([{ ...row('2'), tries: 1 }]);
    await one.delete('settings', 'sound');
    expect(await one.get('settings', 'sound')).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('[OF-02] because it does not answer, this tab waits a moment and no longer, and goes on once it does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer = () => {};
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((name, version) => {
      const opening = indexedDB.open(name, version);
      const listen = opening.addEventListener.bind(opening);
      const hold = (type: string, listener: EventListenerOrEventListenerObject) => {
        if (type !== 'success' || typeof listener !== 'function') listen(type, listener);
        else answer = () => listener(new Event('success'));
      };
      vi.spyOn(opening, 'addEventListener').mockImplementation(hold);
      return opening;
    });
    const isThere = one.isThere();
    const written = one.put('cache', 'ana', 1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await isThere).toBe(false);
    await written;
    expect(await one.get('cache', 'ana')).toBe(1);
    expect(await other.get('cache', 'ana')).toBeUndefined();
    vi.useRealTimers();
    answer();
    await vi.waitFor(async () => expect(await one.isThere()).toBe(true));
    await one.put('cache', 'ana', 2);
    expect(await other.get('cache', 'ana')).toBe(2);
  });

  it('[OF-03] what a full disk did not take stands before what it holds, until it takes it', async () => {
    await one.put('cache', 'ana', 'old');
    const full = fillTheDisk();
    await one.put('cache', 'ana', 'new');
    expect(await one.get('cache', 'ana')).toBe('new');
    expect([...(await one.entries('cache'))]).toEqual([['ana', 'new']]);
    full.mockRestore();
    await one.put('cache', 'ana', 'newer');
    expect(await other.get('cache', 'ana')).toBe('newer');
    expect(await one.get('cache', 'ana')).toBe('newer');
  });

  it('[OF-02] [OF-03] what it does not delete is gone for this tab all the same, and can be tried again', async () => {
    await one.put('cache', 'ana', 'old');
    for (const waiting of [row('1'), row('2')]) await one.enqueue(waiting);
    const refusing = refuseToDelete();
    await one.delete('cache', 'ana');
    await one.delete('queue', '1');
    await one.requeue(row('1'));
    expect(await one.get('cache', 'ana')).toBeUndefined();
    expect([...(await one.entries('cache'))]).toEqual([['ana', undefined]]);
    expect(await one.queued()).toEqual([row('2')]);
    expect(await other.get('cache', 'ana')).toBe('old');
    refusing.mockRestore();
    for (const kept of (await one.entries('cache')).keys()) await one.delete('cache', kept);
    expect(await other.get('cache', 'ana')).toBeUndefined();
    await one.put('cache', 'ana', 'new');
    expect(await one.get('cache', 'ana')).toBe('new');
  });
});
