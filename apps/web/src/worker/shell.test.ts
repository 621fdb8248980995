import { expect, it, vi } from 'vitest';
import { isOfThisVersion, keptShell, ownShellOnly, renewShell } from './shell.ts';

vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (path: string) => (path === '/app' || kept.has(path) ? `${path}?v=1` : undefined),
  matchPrecache: async (path: string) => precached.get(path),
}));
vi.mock('workbox-core', () => ({ cacheNames: { precache: 'kept from the start', runtime: 'kept once used' } }));

const page = (...files: string[]) =>
  `<head>${files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('')}</head>`;
const kept = new Set(['/assets/front-a1.js', '/assets/app-b2.js']);
const precached = new Map<string, Response>();
const isKept = (file: string) => kept.has(file);

it('[OF-01] a page whose files are all kept is of this version', () => {
  expect(isOfThisVersion(page('/favicon.svg', '/assets/front-a1.js', '/assets/app-b2.js'), isKept)).toBe(true);
});

it('[OF-01] a page with one file of another version is not, nor is a page without any', () => {
  expect(isOfThisVersion(page('/assets/front-a1.js', '/assets/app-c3.js'), isKept)).toBe(false);
  expect(isOfThisVersion('<h1>502 Bad Gateway</h1>', isKept)).toBe(false);
});

it.each([
  ['/assets/app-b2.js', 200, true],
  ['/assets/app-b2.js', 404, false],
  ['/manifest-en.webmanifest', 503, false],
  ['/app', 503, false],
])('[OF-01] of what %s is answered with, a %i is kept: %s', async (path, status, isKeptForGood) => {
  const response = new Response('', { status });
  const request = new Request(`https://kovan.example${path}`);
  const kept = await ownShellOnly.cacheWillUpdate?.({
    request,
    response,
    event: new Event('install') as ExtendableEvent,
  });
  expect(kept).toBe(isKeptForGood ? response : null);
});

it('[OF-01] what is kept of the app is its own page; where that is gone the browser says that it could not be read', async () => {
  const shell = new Response('');
  precached.set('/app', shell);
  expect(await keptShell()).toBe(shell);
  precached.clear();
  expect(await keptShell()).toMatchObject({ type: 'error' });
});

it.each([
  ['of this version', page('/assets/front-a1.js'), 200, true],
  ['of another version', page('/assets/front-z9.js'), 200, false],
  ['that is an error', page('/assets/front-a1.js'), 503, false],
])('[OF-01] asked for anew, a page %s takes the place of the kept one, or not', async (_, html, status, isTaken) => {
  const put = vi.fn();
  const answer = new Response(html, { status });
  const asked = vi.fn(async () => answer);
  vi.stubGlobal('fetch', asked);
  const open = vi.fn(async () => ({ put }));
  vi.stubGlobal('caches', { open });
  await renewShell();
  expect(asked).toHaveBeenCalledExactlyOnceWith('/app', { cache: 'no-cache' });
  expect(open.mock.calls).toEqual(isTaken ? [['kept from the start']] : []);
  expect(put.mock.calls).toEqual(isTaken ? [['/app?v=1', answer]] : []);
  vi.unstubAllGlobals();
});
