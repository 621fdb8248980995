import { expect, it } from 'vitest';
import { isOfThisVersion, ownShellOnly } from './shell.ts';

const page = (...files: string[]) =>
  `<head>${files.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join('')}</head>`;
const kept = new Set(['/assets/front-a1.js', '/assets/app-b2.js']);
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
