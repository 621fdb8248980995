import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countPlaywright } from './reports.mjs';

const run = (projectName, status) => ({
  projectName,
  status,
  results: [{ errors: status === 'unexpected' ? [{ message: 'no such button' }] : [] }],
});
// `ok` is what Playwright wrote of the first project, before it put the second one beside it.
const reportOf = (...tests) => ({ suites: [{ suites: [{ specs: [{ file: 'a.ts', title: 'b', ok: true, tests }] }] }] });

test('a journey that fails in one of two projects is one passed and one failed', () => {
  expect(countPlaywright(reportOf(run('phone', 'expected'), run('desktop', 'unexpected')))).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ name: 'e2e/a.ts: b (desktop)', message: 'no such button', page: '' }],
  });
});

test('a journey that fails says what stood on the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kovan-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'error-context.md');
  writeFileSync(
    path,
    '# Error details\n\n```\nno such button\n```\n\n```yaml\n- banner:\n  - text: Kovan\n```\n\n# Test source\n',
  );
  const failing = run('phone', 'unexpected');
  const [result] = failing.results;
  result.attachments = [{ name: 'error-context', path }];
  const page = 'The page:\n- banner:\n  - text: Kovan\n';
  expect(countPlaywright(reportOf(failing))).toMatchObject({ failures: [{ page }] });
});

test.each(['skipped', 'flaky'])('a journey that was %s proved nothing', (status) => {
  expect(countPlaywright(reportOf(run('phone', status)))).toMatchObject({ passed: 0, failed: 1 });
});
