import { cacheNames, type WorkboxPlugin } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache } from 'workbox-precaching';
import { SHELL } from './addresses.ts';

const FILES = /(?:src|href)="(\/assets\/[^"]+)"/g;

/**
 * Whether a page was made with the files that this worker keeps. While a new version is brought out the server may already
 * answer with its page, and with that page the files of this version would be a broken app.
 */
export const isOfThisVersion = (html: string, isKept: (file: string) => boolean): boolean => {
  const files = [...html.matchAll(FILES)].map(([, file = '']) => file);
  return files.length > 0 && files.every(isKept);
};

const isOurs = async (response: Response): Promise<boolean> =>
  response.ok && isOfThisVersion(await response.clone().text(), (file) => getCacheKeyForURL(file) !== undefined);

/**
 * Keeps no error, which would stand for its file until the next version, and no page of another version: the worker is not
 * installed then, and tried again later.
 */
export const ownShellOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (new URL(request.url).pathname === SHELL ? await isOurs(response) : response.ok) ? response : null,
};

/** The app's page as it is kept. */
export const keptShell = async (): Promise<Response> => (await matchPrecache(SHELL)) ?? Response.error();

/** Asks the server for the app's page anew, for the settings in it and its content policy. */
export const renewShell = async (): Promise<void> => {
  const response = await fetch(SHELL, { cache: 'no-cache' });
  const key = getCacheKeyForURL(SHELL);
  if (key === undefined || !(await isOurs(response))) return;
  const cache = await caches.open(cacheNames.precache);
  await cache.put(key, response);
};
