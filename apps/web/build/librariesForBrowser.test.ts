import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const UI = join(import.meta.dirname, '../../../packages/ui/src');

it('no text has another text or a format in it, which i18next can no longer read in what is built', () => {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\b(?:tr|en)\.json$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((file) => /\$t\(|\{\{[^{}]*,[^{}]*\}\}/.test(readFileSync(join(UI, file), 'utf8')));
  expect(found).toEqual([]);
});
