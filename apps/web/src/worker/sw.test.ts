import { beforeEach, expect, it, vi } from 'vitest';

interface Asked {
  readonly event: { readonly waitUntil: (work: Promise<unknown>) => void };
  readonly request: { readonly mode: string; readonly cache: string };
  readonly url: URL;
  readonly sameOrigin: boolean;
}
type Handler = ((asked: Asked) => unknown) | { readonly handle: (asked: Asked) => unknown };

const { routes, keeping, renewShell } = vi.hoisted(() => ({
  routes: [] as { isFor: (asked: Asked) => boolean; handler: Handler; method: string }[],
  keeping: [] as { networkTimeoutSeconds?: number; plugins?: { cacheWillUpdate?: () => Promise<unknown> }[] }[],
  renewShell: vi.fn(async () => undefined),
}));
/** A strategy by its name, which answers with that. */
const { strategy } = vi.hoisted(() => ({
  strategy: (name: string) =>
    class {
      constructor(options: (typeof keeping)[number]) {
        keeping.push(options);
      }
      handle = () => name;
    },
}));
vi.mock('workbox-routing', () => ({
  registerRoute: (isFor: (asked: Asked) => boolean, handler: Handler, method = 'GET') =>
    routes.push({ isFor, handler, method }),
}));
vi.mock('workbox-strategies', () => ({
  NetworkFirst: strategy('the server'),
  CacheFirst: strategy('the file'),
  StaleWhileRevalidate: strategy('the animation'),
}));
/** What the worker asked for, in its order, as it was loaded. */
const { precaching } = vi.hoisted(() => ({ precaching: [] as unknown[] }));
vi.mock('workbox-precaching', () => ({
  addPlugins: (plugins: unknown) => precaching.push(['plugins', plugins]),
  addRoute: (how: unknown) => precaching.push(['route', how]),
  cleanupOutdatedCaches: () => precaching.push('cleanup'),
  precache: () => precaching.push('precache'),
}));
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: vi.fn() }));
vi.mock('./shell.ts', () => ({ keptShell: async () => 'the kept page', ownShellOnly: 'own', renewShell }));
vi.mock('./receiveShared.ts', () => ({ receiveShared: async () => 'what was shared' }));

const postMessage = vi.fn();
/** What the worker is kept alive for, though the answer is there. */
let waitedFor: Promise<unknown>[];
const scope = {
  registration: { waiting: null as { postMessage: typeof postMessage } | null },
  clients: { matchAll: vi.fn(async () => [{}]) },
  skipWaiting: vi.fn(async () => undefined),
};
Object.assign(window, scope);
await import('./sw.ts');

/** What answers a page that is opened, or whatever else is asked for; nothing where the browser asks by itself. */
const answer = (path: string, { method = 'GET', mode = 'navigate', cache = 'default', sameOrigin = true } = {}) => {
  const event = { waitUntil: (work: Promise<unknown>) => void waitedFor.push(work) };
  const asked = { event, request: { mode, cache }, url: new URL(path, 'https://kovan.example'), sameOrigin };
  const route = routes.find((one) => one.method === method && one.isFor(asked));
  return typeof route?.handler === 'function' ? route.handler(asked) : route?.handler.handle(asked);
};

beforeEach(() => {
  vi.clearAllMocks();
  waitedFor = [];
  scope.registration.waiting = null;
});

it('[OF-01] the app’s own pages are the kept one at once, which is asked for anew behind it', async () => {
  renewShell.mockRejectedValueOnce(new Error('no network'));
  expect(await answer('/app/family')).toBe('the kept page');
  expect(renewShell).toHaveBeenCalledOnce();
  await expect(Promise.all(waitedFor)).resolves.toHaveLength(1);
});

it.each([
  ['/app/login', {}, 'the server'],
  ['/api/docs', {}, undefined],
  ['/app/share', { method: 'POST' }, 'what was shared'],
  ['/app/share', { method: 'POST', mode: 'cors' }, undefined],
  ['/app/family', { mode: 'cors' }, undefined],
  ['/assets/late-a1.js', { mode: 'cors' }, 'the file'],
  ['/assets/late-a1.js', { mode: 'cors', sameOrigin: false }, undefined],
  ['/rive.riv', { mode: 'cors' }, 'the animation'],
  ['/rive.riv', { mode: 'cors', sameOrigin: false }, undefined],
])('[OF-01] %s (%o) is answered by %s', async (path, how, answerer) => {
  expect(await answer(path, how)).toBe(answerer);
});

it('[OF-01] what is kept from the start is of this version alone, and answers for its own address', () => {
  expect(precaching).toEqual([
    'cleanup',
    ['plugins', ['own']],
    'precache',
    ['route', { directoryIndex: '', cleanURLs: false }],
  ]);
});

it('[OF-01] the server is waited for a while only, and of what it answers no page is kept', async () => {
  const [serverFirst] = keeping;
  expect(serverFirst?.networkTimeoutSeconds).toBe(3);
  expect(await serverFirst?.plugins?.[0]?.cacheWillUpdate?.()).toBeNull();
});

it.each([
  ['reload', true, 1, true],
  ['no-cache', true, 1, true],
  ['default', true, 1, false],
  ['reload', false, 1, false],
  ['reload', true, 2, false],
])('[OF-01] opened by %s, with a new version (%s) and in %i tabs, it goes over to it: %s', async (...given) => {
  const [cache, waits, tabs, goesOver] = given;
  scope.registration.waiting = waits ? { postMessage } : null;
  scope.clients.matchAll.mockResolvedValue(Array.from({ length: tabs }, () => ({})));
  expect(await answer('/app/family', { cache })).toBe(goesOver ? 'the server' : 'the kept page');
  expect(postMessage.mock.calls).toEqual(goesOver ? [[{ type: 'SKIP_WAITING' }]] : []);
});

it('[OF-01] takes over only when it is told so', () => {
  for (const data of [null, 'SKIP_WAITING', { type: 'other' }])
    window.dispatchEvent(new MessageEvent('message', { data }));
  expect(scope.skipWaiting).not.toHaveBeenCalled();
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'SKIP_WAITING' } }));
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
});
