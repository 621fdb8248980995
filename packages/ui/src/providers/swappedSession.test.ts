import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { devicesClient, peopleClient } from '@kovan/api-client/people';
import { noteReach } from '../data/online.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { createTestLocks } from '../testLocks.ts';
import { createServices, type Services } from './createServices.ts';
import { tokenOf, unreachableIdentity } from './testIdentity.ts';

const FIRST = tokenOf('adult', 'baba', 'kendi', 'ilk');
const RENEWED = tokenOf('adult', 'baba', 'kendi', 'yeni');
const LENT = tokenOf('lent', 'baba', 'kendi');
const MOVED = tokenOf('adult', 'baba');
const USER = {
  id: 'baba',
  email: 'baba@example.com',
  first_name: 'Bora',
  last_name: 'Ay',
  avatar: null,
  is_active: true,
  created_at: '2026-01-02T03:04:05.000Z',
};
/** The same at the identity provider. */
const BORA = {
  uid: 'bora',
  email: USER.email,
  displayName: 'Bora Ay',
  photoURL: null,
  createdAt: USER.created_at,
  getIdToken: async () => 'id-token',
};

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The server has ended the session, and answers the swap when the test lets it. */
let answerSwap: (answer: Response) => void;
let ended: Set<string>;
let stored: string | null;
let tabs: Services[];

const openTab = (): Services => {
  const services = createServices({
    identity: { ...unreachableIdentity, signOut: () => Promise.resolve(), currentUser: () => BORA },
    storage: {
      getItem: (key) => (key === 'token' ? stored : null),
      setItem: (key, value) => {
        if (key === 'token') stored = value;
      },
      removeItem: (key) => {
        if (key === 'token') stored = null;
      },
    },
    clock: { now: () => new Date('2026-11-18T14:45:00Z'), timeZone: 'Europe/Istanbul' },
    queryClient: createQueryClient(),
  });
  tabs.push(services);
  return services;
};

const statusOf = (tab: Services | undefined) => tab?.session.current().status;
/** Something is read, and refused because its session has ended; whoever hears of it has had their time to act. */
const readInVain = async (tab: Services | undefined) => {
  await expect(tab?.api.children.list()).rejects.toMatchObject({ status: 401 });
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  noteReach(true);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: createTestLocks() });
  [stored, ended, tabs] = [FIRST, new Set(), []];
  vi.stubGlobal(
    'fetch',
    async (url: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? '';
      if (url.endsWith('/auth/firebase')) return json({ user: USER, token: RENEWED });
      if (method === 'DELETE' && url.endsWith('/sessions/ilk') && token === RENEWED) ended.add(FIRST);
      if (/\/(?:lend|return|join)$/.test(url)) {
        ended.add(token);
        return new Promise<Response>((resolve) => {
          answerSwap = resolve;
        });
      }
      return ended.has(token) ? json({ error: 'Giriş yapın.', code: 'UNAUTHENTICATED' }, 401) : json({ data: [] });
    },
  );
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('while a session is swapped for another', () => {
  it.each([
    [
      '[PE-07] the one of another family',
      FIRST,
      (tab: Services) => tab.session.current().moveInto(() => peopleClient(tab.api.request).join('kod')),
      { user: USER, token: MOVED },
      'signedIn',
    ],
    [
      '[DV-10] a lent one',
      FIRST,
      (tab: Services) => tab.session.current().lend(() => devicesClient(tab.api.request).lend(['elif'])),
      { token: LENT, session: { kind: 'lent' } },
      'lent',
    ],
    [
      '[DV-11] the one that the PIN gives back',
      LENT,
      (tab: Services) => tab.session.current().giveBack(() => devicesClient(tab.api.request).giveBack('1234')),
      { user: USER, token: MOVED },
      'signedIn',
    ],
  ] as const)('%s comes although the first is refused before', async (_, first, begin, answer, status) => {
    stored = first;
    const tab = openTab();
    const swap = begin(tab);
    await vi.waitFor(() => expect(ended).toContain(first));
    await readInVain(tab);
    answerSwap(json(answer));
    await swap;
    expect([statusOf(tab), stored]).toEqual([status, answer.token]);
    await expect(tab.api.children.list()).resolves.toEqual([]);
  });

  it('[PE-07] another tab waits for it as well, and goes on with it', async () => {
    const [tab, other] = [openTab(), openTab()];
    const swap = tab.session.current().moveInto(() => peopleClient(tab.api.request).join('kod'));
    await vi.waitFor(() => expect(ended).toContain(FIRST));
    await readInVain(other);
    answerSwap(json({ user: USER, token: MOVED }));
    await swap;
    await vi.waitFor(() => expect(other.session.current().owner).toBe('adult.baba.aile'));
    expect([statusOf(tab), statusOf(other), stored]).toEqual(['signedIn', 'signedIn', MOVED]);
  });

  it('[S-10] where none comes, whoever was refused is signed out', async () => {
    const tab = openTab();
    const swap = tab.session.current().lend(() => devicesClient(tab.api.request).lend(['elif']));
    await vi.waitFor(() => expect(ended).toContain(FIRST));
    await readInVain(tab);
    expect(statusOf(tab)).toBe('signedIn');
    answerSwap(json({ error: 'Bir şeyler ters gitti.', code: 'INTERNAL' }, 500));
    await expect(swap).rejects.toMatchObject({ status: 500 });
    await vi.waitFor(() => expect(statusOf(tab)).toBe('expired'));
    expect(stored).toBeNull();
  });
});

it('[AC-07] a session that goes on with a new token ends the one of before by that, and no tab takes it for its own end', async () => {
  const [tab, other] = [openTab(), openTab()];
  await tab.session.current().renew();
  await vi.waitFor(() => expect(ended).toContain(FIRST));
  await readInVain(other);
  for (const one of [tab, other]) {
    await expect(one.api.children.list()).resolves.toEqual([]);
    expect([statusOf(one), stored]).toEqual(['signedIn', RENEWED]);
  }
});

it('[AC-07] a session that was ended elsewhere ends in every tab of its browser, and each says so', async () => {
  const [tab, other] = [openTab(), openTab()];
  ended.add(FIRST);
  await readInVain(tab);
  await vi.waitFor(() => expect(statusOf(other)).toBe('expired'));
  expect([statusOf(tab), stored]).toEqual(['expired', null]);
});
