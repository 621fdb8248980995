import { expect, test } from 'vitest';
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
    failures: [{ name: 'e2e/a.ts: b (desktop)', message: 'no such button' }],
  });
});

test.each(['skipped', 'flaky'])('a journey that was %s proved nothing', (status) => {
  expect(countPlaywright(reportOf(run('phone', status)))).toMatchObject({ passed: 0, failed: 1 });
});
