import type { AuthStatus } from '@kovan/machines/auth';
import type { ComponentType } from 'react';
import { MemoryRouter, Outlet } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { testRoot } from '../testRoot.ts';
import { AppRoutes, type RoutesProps, SCREEN_NAMES } from './routes.tsx';

const now = vi.hoisted(() => ({}));
vi.mock('../providers/AuthProvider.tsx', () => ({ useAuth: () => now }));
vi.mock('./VisitorLayout.tsx', async () => ({ VisitorLayout: (await import('react-router-dom')).Outlet }));

const screens = Object.fromEntries<ComponentType>(SCREEN_NAMES.map((name) => [name, () => name]));
const render = testRoot();
const screenFor = async (status: string, kind: string | null, address: string) => {
  Object.assign(now, { status, kind, isAuthenticated: kind !== null });
  await render(
    <MemoryRouter key={`${status} ${address}`} initialEntries={[address]}>
      <AppRoutes screens={screens as RoutesProps['screens']} frames={{ behind: Outlet, app: Outlet, public: Outlet }} />
    </MemoryRouter>,
  );
  return document.body.textContent;
};

beforeEach(() => i18n.changeLanguage('tr'));

const WAITS = 'Oturum açılıyor…';
/** Where a protected, an adult's and a visitor's address lead in each state of signing in. */
const LEADS: Record<AuthStatus, readonly [string, string, string]> = {
  signedOut: ['login', 'login', 'login'],
  signingIn: [WAITS, WAITS, 'login'],
  exchanging: [WAITS, WAITS, 'login'],
  signedIn: ['whoIsIt', 'account', 'appRedirect'],
  signingOut: ['login', 'login', 'login'],
  device: ['whoIsIt', 'appRedirect', 'appRedirect'],
  lent: ['whoIsIt', 'appRedirect', 'appRedirect'],
  unpaired: ['pair', 'pair', 'login'],
  expired: ['login', 'login', 'login'],
};
const KINDS: Partial<Record<string, string>> = { signedIn: 'adult', device: 'device', lent: 'lent' };

it.each(Object.entries(LEADS))(
  '[S-02] [R-16] [R-17] %s: only who is signed in is let in, and waited for',
  async (status, leads) => {
    const found = [];
    for (const address of ['/app/who', '/app/account', '/app/login']) {
      found.push(await screenFor(status, KINDS[status] ?? null, address));
    }
    expect(found).toEqual(leads);
  },
);

it.each([
  ['[AC-04]', '/app/account', 'account'],
  ['[R-03]', '/app/onboarding', 'onboarding'],
  ['[R-04]', '/app/family', 'familyDashboard'],
  ['[R-10]', '/app/children', 'children'],
  ['[R-05]', '/app/family/tasks', 'familyTasks'],
  ['[R-06]', '/app/tasks/create', 'createTask'],
  ['[R-11]', '/app/family/assignments', 'familyHomework'],
])(
  '[DV-06] [DV-10] %s %s is an adult’s, for nobody else, and on a child’s device or in a lent browser the child’s home',
  async (_id, address, screen) => {
    expect(await screenFor('signedIn', 'adult', address)).toBe(screen);
    for (const kind of ['device', 'lent']) expect(await screenFor(kind, kind, address)).toBe('appRedirect');
    expect(await screenFor('signedOut', null, address)).toBe('login');
  },
);

it.each([
  ['[DV-06]', '/app/who', 'whoIsIt'],
  ['[DV-11]', '/app/unlock', 'unlock'],
  ['[R-12]', '/app', 'appRedirect'],
  ['[R-07]', '/app/elif', 'childDashboard'],
  ['[R-08]', '/app/elif/tasks', 'childTasks'],
  ['[R-09]', '/app/elif/assignments', 'childHomework'],
])('[P-02] [R-16] %s %s opens for whoever is signed in, and for nobody else', async (_id, address, screen) => {
  for (const kind of ['adult', 'device', 'lent']) expect(await screenFor('signedIn', kind, address)).toBe(screen);
  expect(await screenFor('signedOut', null, address)).toBe('login');
});

it('[AC-08] /privacy opens for anybody', async () => {
  expect(await screenFor('signedOut', null, '/privacy')).toBe('privacy');
  for (const kind of ['adult', 'device', 'lent']) expect(await screenFor(kind, kind, '/privacy')).toBe('privacy');
});

it.each([
  ['[PE-06]', '/app/join', 'join'],
  ['[DV-03]', '/app/pair', 'pair'],
])(
  '[DV-06] [DV-10] %s %s opens for anybody but a child: nobody comes out of a child’s browser by a link',
  async (_id, address, screen) => {
    expect(await screenFor('signedOut', null, address)).toBe(screen);
    expect(await screenFor('signedIn', 'adult', address)).toBe(screen);
    for (const kind of ['device', 'lent']) expect(await screenFor(kind, kind, address)).toBe('appRedirect');
  },
);
