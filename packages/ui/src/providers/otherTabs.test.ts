import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/queryClient.ts';
import { createServices, type Services } from './createServices.ts';
import { tokenOf, unreachableIdentity } from './testIdentity.ts';

const AYSE = {
  id: 'ayse',
  email: 'ayse@example.com',
  first_name: 'Ayşe',
  last_name: 'Yıldız',
  avatar: null,
  is_active: true,
  created_at: '2026-01-02T03:04:05.000Z',
};
const NUR = { ...AYSE, first_name: 'Ayşe Nur' };

let tabs: Services[];

const openTab = (token: string | null): Services => {
  const tab = createServices({
    identity: unreachableIdentity,
    storage: { getItem: (key) => (key === 'token' ? token : null), setItem: () => {}, removeItem: () => {} },
    clock: { now: () => new Date('2026-11-18T14:45:00Z'), timeZone: 'Europe/Istanbul' },
    queryClient: createQueryClient(),
  });
  tabs.push(tab);
  return tab;
};
const nameIn = (tab: Services) => tab.session.current().user?.first_name;

beforeEach(() => {
  tabs = [];
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  vi.unstubAllGlobals();
});

it('[AC-05] another name is there at once, and in every other tab that is signed in', async () => {
  const token = tokenOf('adult', 'ayse');
  const [tab, other, visitors] = [openTab(token), openTab(token), openTab(null)];
  const drawn = vi.fn();
  other.session.subscribe(() => drawn(nameIn(other)));
  tab.session.current().showUser(AYSE);
  expect(nameIn(tab)).toBe('Ayşe');
  await vi.waitFor(() => expect(nameIn(other)).toBe('Ayşe'));
  tab.session.current().showUser(NUR);
  expect(nameIn(tab)).toBe('Ayşe Nur');
  await vi.waitFor(() => expect(drawn.mock.lastCall).toEqual(['Ayşe Nur']));
  expect(nameIn(visitors)).toBeUndefined();
});

it('[AC-05] in a browser whose tabs have no channel, the name is there at once in the tab that changed it', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const tab = openTab(tokenOf('adult', 'ayse'));
  tab.session.current().showUser(AYSE);
  expect(nameIn(tab)).toBe('Ayşe');
});

it.each([
  ['signing out', 'token'],
  ['throwing away all that is stored', null],
])('[S-10] %s in another tab signs this one out, and going on to another view there does not', (_, key) => {
  const tab = openTab(tokenOf('adult', 'ayse'));
  const isSignedIn = () => tab.session.current().isAuthenticated;
  window.dispatchEvent(new StorageEvent('storage', { key: 'selectedChild', newValue: null }));
  expect(isSignedIn()).toBe(true);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(isSignedIn()).toBe(false);
});
