import { expect, it } from 'vitest';
import { isOfThisVersion } from './shell.ts';

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
