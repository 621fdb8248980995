import 'fake-indexeddb/auto';
import { devicesClient } from '@kovan/api-client/people';
import { QueryObserver } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../data/keys.ts';
import { createLocalDatabase, type LocalDatabase, type StoreName } from '../data/localDatabase.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { isOnline, noteReach } from '../data/online.ts';
import { createServices, type Services } from './createServices.ts';
import { tokenOf, unreachableIdentity } from './testIdentity.ts';

// On a machine that stands still for a second, nothing would have come back.
vi.mock('../data/inPatience.ts', () => ({ inPatience: (work: Promise<void>) => work }));

const ANA = tokenOf('adult', 'ana');
const ELIF = [{ id: 'elif', name: 'Elif' }];

let database: LocalDatabase;
let tabs: Services[];
/** The browser's local storage, which its tabs share. */
let stored: Map<string, string>;
/** Whether the browser lets nobody read it. */
let isForbidden: boolean;
/** What the server says to everything. */
let answer: () => Response | Promise<Response>;

const openTab = async (): Promise<Services> => {
  const services = createServices({
    identity: { ...unreachableIdentity, signOut: () => Promise.resolve() },
    storage: {
      getItem: (key) => {
        if (isForbidden) throw new DOMException('Not here', 'SecurityError');
        return stored.get(key) ?? null;
      },
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    clock: { now: () => new Date('2026-11-18T14:45:00Z'), timeZone: 'Europe/Istanbul' },
    queryClient: createQueryClient(),
    database,
  });
  tabs.push(services);
  await services.restored;
  return services;
};
const known = ({ queryClient }: Services) => queryClient.getQueryData(keys.children);
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
/** What a tab that was left a moment ago has read and written. */
const leaveBehind = async (token: string): Promise<Services> => {
  stored.set('token', token);
  const tab = await openTab();
  tab.queryClient.setQueryData(keys.children, ELIF);
  await database.put('settings', 'installHint', 'put off');
  hide();
  await vi.waitFor(async () => expect(await rows('cache')).toHaveLength(1));
  return tab;
};
const rows = async (store: StoreName) => [...(await database.entries(store)).keys()];
const settled = () => new Promise((resolve) => setTimeout(resolve));
/** What was read is gone; what belongs to the browser stays. */
const expectErased = async () => {
  await vi.waitFor(async () => expect(await rows('cache')).toEqual([]));
  expect(await rows('settings')).toEqual(['installHint']);
};
/** The browser tells the other tabs what one has stored. */
const tellTabs = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  noteReach(true);
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async () => answer());
  database = createLocalDatabase();
  tabs = [];
  stored = new Map();
  isForbidden = false;
});

afterEach(async () => {
  for (const tab of tabs) {
    tab.stop();
    tab.queryClient.clear();
  }
  await settled();
  await database.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  noteReach(true);
});

describe('what this browser has read', () => {
  it.each(['adult', 'device', 'lent'] as const)(
    '[OF-02] is there as soon as it is opened again with the token of %s, without any call',
    async (kind) => {
      const token = tokenOf(kind, 'ana');
      await leaveBehind(token);
      answer = () => Promise.reject(new TypeError('Failed to fetch'));
      expect(known(await openTab())).toEqual(ELIF);
    },
  );

  it('[OF-02] is written as soon as the page is left, which may never be seen again', async () => {
    stored.set('token', ANA);
    const tab = await openTab();
    const put = vi.spyOn(database, 'put');
    tab.queryClient.setQueryData(keys.children, ELIF);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(put).not.toHaveBeenCalled();
    hide();
    expect(put).toHaveBeenCalledOnce();
  });

  it('[OF-02] goes when somebody signs out', async () => {
    const tab = await leaveBehind(ANA);
    await tab.session.current().signOut();
    expect(known(tab)).toBeUndefined();
    await expectErased();
  });

  it.each(['adult', 'device', 'lent'] as const)('[OF-02] goes with a 401 of %s', async (kind) => {
    const tab = await leaveBehind(tokenOf(kind, 'x'));
    answer = () => Response.json({ error: 'Oturum bitti', code: 'UNAUTHORIZED' }, { status: 401 });
    await tab.api.children.list().catch(() => undefined);
    expect(known(tab)).toBeUndefined();
    await expectErased();
  });

  it('[OF-02] goes when the browser is handed to children, and when it is taken back', async () => {
    const tab = await leaveBehind(ANA);
    const lent = tokenOf('lent', 'ana');
    answer = () => Response.json({ token: lent });
    const [queries, mutations] = [tab.queryClient.getQueryCache(), tab.queryClient.getMutationCache()];
    mutations.build(tab.queryClient, { mutationKey: ['what', 'ana', 'did'] });
    await tab.session.current().lend(() => devicesClient(tab.api.request).lend(['elif']));
    expect([queries.getAll(), mutations.getAll()]).toEqual([[], []]);
    await expectErased();
    tab.queryClient.setQueryData(keys.children, ELIF);
    hide();
    await vi.waitFor(async () => expect(await rows('cache')).toEqual(['lent.ana.aile ["children"]']));
    const user = {
      id: 'ana',
      email: 'a@example.com',
      first_name: 'A',
      last_name: 'B',
      avatar: null,
      is_active: true,
      created_at: '2026-09-07T08:12:00Z',
    };
    answer = () => Response.json({ token: ANA, user });
    await tab.session.current().giveBack(() => devicesClient(tab.api.request).giveBack('1234'));
    expect(known(tab)).toBeUndefined();
    await expectErased();
  });

  it('[OF-02] goes in every tab, with what is on their screens, when one of them begins another session', async () => {
    const tab = await leaveBehind(ANA);
    const other = tokenOf('adult', 'baba', 'baska');
    let arrive = (_children: unknown) => {};
    const promise = new Promise((resolve) => (arrive = resolve));
    const screen = new QueryObserver(tab.queryClient, { queryKey: keys.children, queryFn: () => promise });
    const leave = screen.subscribe(() => undefined);
    expect(screen.getCurrentResult().data).toEqual(ELIF);
    stored.set('token', other);
    tellTabs(other);
    expect(screen.getCurrentResult().data).toBeUndefined();
    await expectErased();
    arrive([{ id: 'mert', name: 'Mert' }]);
    await vi.waitFor(() => expect(screen.getCurrentResult().data).toEqual([{ id: 'mert', name: 'Mert' }]));
    leave();
  });

  it('[OF-02] goes in every tab when it goes from storage', async () => {
    const tab = await leaveBehind(ANA);
    stored.delete('token');
    tellTabs(null);
    expect(known(tab)).toBeUndefined();
    await expectErased();
  });

  it('[OF-02] goes where a page opens without a session, as after the storage was cleared', async () => {
    await leaveBehind(ANA);
    stored.delete('token');
    await openTab();
    await expectErased();
  });

  it('[OF-02] is not kept, and nothing breaks, where the browser forbids its storage meanwhile', async () => {
    const broken = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', broken);
    stored.set('token', ANA);
    const tab = await openTab();
    isForbidden = true;
    tab.queryClient.setQueryData(keys.children, ELIF);
    hide();
    expect(await rows('cache')).toEqual([]);
    expect(broken).not.toHaveBeenCalled();
    window.removeEventListener('error', broken);
  });

  it('stays with the same user in a new session of theirs', async () => {
    const tab = await leaveBehind(ANA);
    tab.auth.send({
      type: 'storage.replaced',
      token: `${ANA}x`,
    });
    expect(known(tab)).toEqual(ELIF);
  });
});

describe('onboarding without a connection', () => {
  it('[OF-02] is known to be over for a family whose children were read', async () => {
    await leaveBehind(ANA);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const tab = await openTab();
    tab.onboarding.send({ type: 'session.started' });
    await vi.waitFor(() => expect(tab.onboarding.getSnapshot().value).toBe('settled'));
  });

  it('is not known where a server answers with a failure, or no child was read', async () => {
    const tab = await leaveBehind(ANA);
    answer = () => Response.json({ error: 'Hata', code: 'INTERNAL' }, { status: 500 });
    tab.onboarding.send({ type: 'session.started' });
    await vi.waitFor(() => expect(tab.onboarding.getSnapshot().value).toBe('failed'));
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    tab.queryClient.setQueryData(keys.children, []);
    tab.onboarding.send({ type: 'check.retried' });
    await vi.waitFor(() => expect(tab.onboarding.getSnapshot().value).toBe('failed'));
  });
});

it('[S-25] [Q-05] after somebody has signed out, onboarding is asked for anew of whoever signs in next', async () => {
  const tab = await leaveBehind(ANA);
  answer = () => Response.json({ needsOnboarding: false, childrenCount: 1 });
  tab.onboarding.send({ type: 'session.started' });
  await vi.waitFor(() => expect(tab.onboarding.getSnapshot().value).toBe('settled'));
  await tab.session.current().signOut();
  expect(tab.onboarding.getSnapshot().value).toBe('signedOut');
});

it('every call that has no answer says that no server is reached, and every answer that one is', async () => {
  stored.set('token', ANA);
  const tab = await openTab();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await tab.api.children.list().catch(() => undefined);
  expect(isOnline()).toBe(false);
  answer = () => Response.json({ error: 'Hata', code: 'INTERNAL' }, { status: 500 });
  await tab.api.children.list().catch(() => undefined);
  expect(isOnline()).toBe(true);
});
