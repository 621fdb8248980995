import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, addRoute, cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { answererOf, SHARE } from './addresses.ts';
import { receiveShared } from './receiveShared.ts';
import { keptShell, ownShellOnly, renewShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: PrecacheEntry[] };

const MONTH_SECONDS = 30 * 24 * 60 * 60;
/** How long the server's own page is waited for. */
const PATIENCE_SECONDS = 3;

/** Pages come from the server; the kept one is shown where it is not heard, and nothing more is kept of them. */
const serverFirst = new NetworkFirst({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [{ cacheWillUpdate: async () => null, cachedResponseWillBeUsed: keptShell }],
});

/** Somebody reloads the only tab while a new version waits: what was typed there they gave up themselves. */
const isReloadIntoNewVersion = async ({ cache }: Request): Promise<boolean> => {
  const isReload = cache === 'no-cache' || cache === 'reload';
  return (
    isReload && self.registration.waiting !== null && (await self.clients.matchAll({ type: 'window' })).length === 1
  );
};

cleanupOutdatedCaches();
addPlugins([ownShellOnly]);
precache(self.__WB_MANIFEST);

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && answererOf(url.pathname) === 'shell',
  async ({ event, request }) => {
    if (await isReloadIntoNewVersion(request)) {
      self.registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      return serverFirst.handle({ event, request });
    }
    (event as FetchEvent).waitUntil(renewShell().catch(() => undefined));
    return keptShell();
  },
);
registerRoute(({ request, url }) => request.mode === 'navigate' && answererOf(url.pathname) === 'server', serverFirst);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === SHARE,
  ({ request }) => receiveShared(request),
  'POST',
);

addRoute({ directoryIndex: '', cleanURLs: false });
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'kovan-assets',
    // It declares what it leaves out as undefined, which is left out all the same.
    plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: MONTH_SECONDS }) as WorkboxPlugin],
  }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/rive.riv',
  new StaleWhileRevalidate({ cacheName: 'kovan-animation' }),
);

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
