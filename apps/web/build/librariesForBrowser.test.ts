import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UI = join(import.meta.dirname, '../../../packages/ui/src');

const filesOf = (name: RegExp) =>
  readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) => name.test(file));
const withText = (files: readonly string[], text: RegExp) =>
  files.filter((file) => text.test(readFileSync(join(UI, file), 'utf8')));

it('nothing asks TanStack Query to throw what is awaited or has failed, which it no longer does in what is built', () => {
  expect(
    withText(filesOf(/(?<!\.test)\.tsx?$/), /throwOnError|suspense: true|\buse(?:Prefetch|Suspense)\w*Quer/),
  ).toEqual([]);
});

it('nothing asks the client of TanStack Query for what it no longer has in what is built', () => {
  const cuts = readFileSync(join(import.meta.dirname, 'librariesForBrowser.ts'), 'utf8');
  const gone = [...cuts.matchAll(/'QueryClient\.(\w+)'/g)].map(([, name]) => name);
  expect(gone.length).toBeGreaterThan(10);
  expect(withText(filesOf(/(?<!\.test)\.tsx?$/), new RegExp(`\\.(?:${gone.join('|')})\\(`))).toEqual([]);
});

it('no text has another text or a format in it, which i18next can no longer read in what is built', () => {
  const files = filesOf(/\b(?:tr|en)\.json$/);
  expect(files.length).toBeGreaterThan(20);
  expect(withText(files, /\$t\(|\{\{[^{}]*,[^{}]*\}\}/)).toEqual([]);
});
