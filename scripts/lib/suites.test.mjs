import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unit } from './suites.mjs';

let folder;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'kovan-suites-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a unit suite that is red though each test passed says what went wrong', async () => {
  writeFileSync(
    join(folder, 'late.test.mjs'),
    "test('passes', () => void Promise.reject(new Error('nobody waited for this')));",
  );
  const judged = await unit({ env: {}, files: ['--globals'], folder });
  expect(judged).toMatchObject({ passed: 1, failed: 1 });
  expect(judged.failures[0].message).toContain('nobody waited for this');
  // A whole Vitest starts in it.
}, 60_000);
