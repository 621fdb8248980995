import { i18n } from '@kovan/ui/i18n';
import { createQueryClient } from '@kovan/ui/data/queryClient';
import { AppRoutes, screenAt } from '@kovan/ui/layout/routes';
import { createServices, type Ports } from '@kovan/ui/providers/createServices';
import { FamilyProviders } from '@kovan/ui/providers/FamilyProviders';
import { VisitorProviders } from '@kovan/ui/providers/VisitorProviders';
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { layouts, screens } from './screens.ts';

const settings = {
  identity: { kind: 'local' as const, google: false },
  signUp: 'open' as const,
  outsideModel: false,
  features: [],
};

let address = '';
/** How each address since the first was come to: by `PUSH` the one before stays behind it, and Back leads there again. */
let ways: string[] = [];
let root: Root;
let stop: () => void = () => undefined;

const Address = () => {
  const { pathname } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    address = pathname;
    ways.push(way);
    // Whoever is led on and on would never be drawn to the end.
    if (ways.length > 20) throw new Error(`led without end, last to ${pathname}`);
  }, [pathname, way]);
  return null;
};

const storageWith = (items: Record<string, string>): Ports['storage'] => ({
  getItem: (key) => items[key] ?? null,
  setItem: (key, value) => {
    items[key] = value;
  },
  removeItem: (key) => {
    Reflect.deleteProperty(items, key);
  },
});

/** Opens an address of the app, signed in when a token is stored. */
const open = async (path: string, items: Record<string, string> = {}, identity: Partial<Ports['identity']> = {}) => {
  const services = createServices({
    identity: {
      ready: () => Promise.resolve(),
      signIn: () => Promise.reject(new Error('not here')),
      signUp: () => Promise.reject(new Error('not here')),
      signInWithGoogle: () => Promise.reject(new Error('not here')),
      signOut: () => Promise.resolve(),
      sendConfirmation: () => Promise.resolve(),
      sendPasswordReset: () => Promise.reject(new Error('not here')),
      reauthenticate: () => Promise.reject(new Error('not here')),
      updatePassword: () => Promise.reject(new Error('not here')),
      updateName: () => Promise.reject(new Error('not here')),
      deleteUser: () => Promise.reject(new Error('not here')),
      hasPassword: () => true,
      currentUser: () => undefined,
      ...identity,
    },
    storage: storageWith(items),
    clock: { now: () => new Date('2026-11-18T14:45:00Z'), timeZone: 'Europe/Istanbul' },
    queryClient: createQueryClient(),
  });
  stop = services.stop;
  const behind = () => (
    <FamilyProviders services={services}>
      <Outlet />
    </FamilyProviders>
  );
  await Promise.all([layouts.app.load(), layouts.public.load()]);
  await act(async () => {
    root.render(
      <VisitorProviders
        auth={services.session}
        loadApi={() => Promise.resolve(services.api)}
        clock={services.clock}
        settings={settings}
      >
        <MemoryRouter initialEntries={[path]}>
          <Address />
          <AppRoutes screens={screens} frames={{ ...layouts, behind }} />
        </MemoryRouter>
      </VisitorProviders>,
    );
  });
};

/** A server that has a family without children, which may have to add one first, or refuses every token. */
const serve = (status: 200 | 401, { needsOnboarding = false, children = [] as readonly object[] } = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      const data = url.endsWith('/children') ? children : [];
      const body = url.endsWith('/onboarding-status') ? { needsOnboarding, childrenCount: 0 } : { data };
      return Response.json(status === 200 ? body : { error: 'Oturum yok.', code: 'UNAUTHENTICATED' }, { status });
    }),
  );

const PROTECTED = [
  '/app',
  '/app/onboarding',
  '/app/family',
  '/app/family/tasks',
  '/app/family/assignments',
  '/app/tasks/create',
  '/app/children',
  '/app/elif',
  '/app/elif/tasks',
  '/app/elif/assignments',
];

const ELIF = { id: 'elif', name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };

/** What a tab is called; the family's home, but for these. */
const TITLES: Readonly<Record<string, string>> = {
  '/app/family/tasks': 'Görevler',
  '/app/family/assignments': 'Tüm ödevler',
  '/app/tasks/create': 'Yeni görev',
  '/app/children': 'Çocuklar',
  '/app/elif': 'Elif · Özet',
  '/app/elif/tasks': 'Elif: görevler',
  '/app/elif/assignments': 'Elif: ödevler',
  '/app/tasks': "Geçersiz çocuk ID'si.",
  '/app/no/such/page': 'Sayfa bulunamadı',
};

const heading = () => document.querySelector('h1')?.textContent;
/** The languages that the page has a button for; the header has them once a layout. */
const languages = () =>
  new Set([...document.querySelectorAll('button[lang]')].map((button) => button.getAttribute('lang')));

// A busy machine takes longer to read their code than what is looked for is waited for.
beforeAll(async () => void (await Promise.all(Object.values(screens).map((screen) => screen.load()))));

beforeEach(async () => {
  ways = [];
  document.title = '';
  await i18n.changeLanguage('tr');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  serve(200);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[R-33] knows the screen of an address before anything is drawn', () => {
  expect(screenAt('/app/login/?mode=sign-up#invite=1')).toBe('login');
  expect(screenAt('/app/tasks')).toBe('invalidChild');
  expect(screenAt('/app/elif/tasks')).toBe('childTasks');
  expect(screenAt('/nowhere')).toBe('notFound');
  expect(screenAt('/app/no/such/page')).toBe('notFound');
  expect(screenAt('/tasks/')).toBeNull();
});

describe('signed out', () => {
  it.each([
    ['[R-01]', '/', 'Her biten iş, bir damla bal.'],
    ['[R-02]', '/app/login', 'Hoş geldiniz'],
    ['[R-33]', '/nowhere', 'Sayfa bulunamadı'],
  ])('[I-10] [H-01] %s %s shows its screen, the two language buttons and a login link', async (_id, path, title) => {
    await open(path);
    await vi.waitFor(() => expect(heading()).toBe(title));
    expect(document.querySelector('header a[href="/app/login"]')).not.toBeNull();
    expect(languages()).toEqual(new Set(['tr', 'en']));
    expect(address).toBe(path);
  });

  it.each(PROTECTED)('[R-16] [P-01] %s leads to the login screen', async (path) => {
    await open(path);
    expect(address).toBe('/app/login');
  });

  it('[R-16] whoever begins at the landing page comes to sign-up, by the app’s own address', async () => {
    await open('/');
    const start = await vi.waitFor(() => {
      const links = [...document.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Hemen başla');
      expect(links[0]?.getAttribute('href')).toBe('/app');
      return links[0];
    });
    await act(async () => start?.click());
    await vi.waitFor(() => expect(heading()).toBe('Kovana katılın'));
    expect(address).toBe('/app/login');
  });

  it('[S-09] a stored placeholder is no token', async () => {
    await open('/app/family', { token: 'pending' });
    expect(address).toBe('/app/login');
  });

  it('[S-20] loads no children', async () => {
    await open('/app/family');
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('signed in', () => {
  it.each([
    ['[R-13]', '/tasks', '/app/family/tasks'],
    ['[R-14]', '/assignments', '/app/family'],
    ['[R-15]', '/children', '/app/children'],
    ['[R-12] [R-19]', '/app', '/app/family'],
    ['[R-17]', '/app/login', '/app/family'],
  ])('%s %s redirects to %s, and Back does not lead into it again', async (_id, from, to) => {
    await open(from, { token: 'a-token' });
    expect(address).toBe(to);
    expect(ways).not.toContain('PUSH');
  });

  it.each([
    ['[R-25]', '/app/tasks'],
    ['[R-26]', '/app/assignments'],
  ])('%s %s shows the invalid-child-id message', async (_id, path) => {
    await open(path, { token: 'a-token' });
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe("Geçersiz çocuk ID'si."));
  });

  it.each([...PROTECTED, '/app/tasks', '/app/no/such/page'])(
    '[R-18] [I-10] %s sits inside the layout, with the top navigation and the two language buttons; its tab is named',
    async (path) => {
      serve(200, { children: [ELIF] });
      await open(path, { token: 'a-token' });
      expect(document.querySelectorAll('header ~ main')).toHaveLength(1);
      expect(document.querySelectorAll('header nav a').length).toBeGreaterThan(2);
      expect(languages()).toEqual(new Set(['tr', 'en']));
      await vi.waitFor(() => expect(document.title).toBe(`${TITLES[path] ?? 'Aile panosu'} · Kovan`));
    },
  );

  it.each([
    ['[R-32]', '/app/elif', 'Çocuk bulunamadı.'],
    ['[R-32]', '/app/elif/tasks', 'Çocuk bulunamadı.'],
    ['[R-32]', '/app/elif/assignments', 'Çocuk bulunamadı.'],
    ['[R-30]', '/app/children/tasks', "Geçersiz çocuk ID'si."],
    ['[R-31]', '/app/children/assignments', "Geçersiz çocuk ID'si."],
  ])('%s %s has no child of the family, says so, and its tab with it', async (_id, path, title) => {
    await open(path, { token: 'a-token' });
    await vi.waitFor(() => expect([heading(), document.title]).toEqual([title, `${title} · Kovan`]));
  });

  it('[R-03] /app/onboarding shows first-child creation', async () => {
    await open('/app/onboarding', { token: 'a-token' });
    await vi.waitFor(() => expect(heading()).toBe('İlk çocuğunuzu ekleyin'));
    expect(address).toBe('/app/onboarding');
  });

  it('[FT-12] /app/family/tasks shows the list of tasks', async () => {
    await open('/app/family/tasks', { token: 'a-token' });
    await vi.waitFor(() => expect(heading()).toBe('Görevler'));
  });

  it('[R-34] / still shows the landing page', async () => {
    await open('/', { token: 'a-token' });
    await vi.waitFor(() => expect(heading()).toBe('Her biten iş, bir damla bal.'));
    expect(address).toBe('/');
  });

  it('[S-26] a family that has to add its first child is led to onboarding, from any screen', async () => {
    serve(200, { needsOnboarding: true });
    await open('/app/children', { token: 'a-token' });
    await vi.waitFor(() => expect(address).toBe('/app/onboarding'));
  });

  it('[S-26] [PE-08] nor back to it from the app, once the other parent has added one', async () => {
    serve(200, { needsOnboarding: true, children: [ELIF] });
    await open('/app/onboarding', { token: 'a-token' });
    await vi.waitFor(() => expect(heading()).toBe('Aile panosu'));
    expect(address).toBe('/app/family');
  });

  it('[X-06] a sign-out that fails at the provider shows nothing', async () => {
    const signOut = vi.fn(() => Promise.reject(new Error('no network')));
    const alert = vi.spyOn(window, 'alert').mockReturnValue();
    await open('/app/children', { token: 'a-token' }, { signOut });
    await act(async () => document.querySelector<HTMLElement>('header button[aria-label="Çıkış yap"]')?.click());
    await vi.waitFor(() => expect(heading()).toBe('Hoş geldiniz'));
    expect(signOut).toHaveBeenCalledOnce();
    expect(document.querySelectorAll('[role="alert"], [data-tone="error"]')).toHaveLength(0);
    expect(alert).not.toHaveBeenCalled();
  });

  it('[S-08] [S-19] a stored token counts, and the children load by themselves', async () => {
    await open('/app/family', { token: 'a-token' });
    expect(address).toBe('/app/family');
    expect(document.querySelector('header nav')).not.toBeNull();
    const asked = vi.mocked(fetch).mock.calls.map(([url]) => url);
    expect(asked).toContain('/api/children');
  });

  it('[X-47] [A-06] [S-06] [S-10] a 401 signs out, clears token and view, and leads to the login screen', async () => {
    serve(401);
    const items: Record<string, string> = { token: 'a-token', viewMode: 'child', selectedChild: '{"id":"elif"}' };
    await open('/app/family', items);
    await vi.waitFor(() => expect(address).toBe('/app/login'));
    expect(items).toEqual({});
  });

  it('[S-10] a sign-out in another tab clears this one', async () => {
    const items: Record<string, string> = { token: 'a-token', viewMode: 'child', selectedChild: '{"id":"elif"}' };
    await open('/app/family', items);
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    expect(address).toBe('/app/login');
    expect(items).not.toHaveProperty('selectedChild');
  });
});
