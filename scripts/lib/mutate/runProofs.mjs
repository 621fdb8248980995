import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, run } from '../run.mjs';

const REPORTER = join(ROOT, 'scripts/lib/mutate/reporter.mjs');

/** Matches the labels that carry one of the ids. */
const carrying = (ids) => `\\[(?:${ids.join('|')})\\]`;
/** What a run that reported nothing said last. */
const tail = (output) => stripVTControlCharacters(output).trim().split('\n').slice(-3).join(' ');

const vitest = async ({ folder }, args) => {
  const report = `${folder}.json`;
  rmSync(report, { force: true });
  const { output } = await run(
    join(folder, 'node_modules/.bin/vitest'),
    ['run', '--maxWorkers=1', '--testTimeout=60000', `--reporter=${REPORTER}`, ...args],
    { cwd: folder, env: { MUTATE_REPORT: report } },
  );
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { broken: [tail(output)], tests: [] };
};

const resultsOf = (suite, file) => [
  ...(suite.suites ?? []).flatMap((inner) => resultsOf(inner, file ?? suite.file)),
  ...(suite.specs ?? []).map((spec) => ({
    file: `e2e/${file ?? suite.file}`,
    label: spec.title,
    state: spec.ok ? 'passed' : 'failed',
    messages: spec.tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    ),
  })),
];

const playwright = async ({ folder, number }, files, ids) => {
  const build = await run('node', ['scripts/build.mjs'], { cwd: folder });
  if (build.code !== 0) return { broken: [tail(build.output)], tests: [] };
  const report = `${folder}.json`;
  rmSync(report, { force: true });
  const { output } = await run(
    join(folder, 'node_modules/.bin/playwright'),
    ['test', '--reporter=json', '--max-failures=1', '--workers=1', '--grep', carrying(ids), ...files],
    { cwd: folder, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_PORT: String(3200 + number) } },
  );
  if (!existsSync(report)) return { broken: [tail(output)], tests: [] };
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  return { broken: errors.map(({ message }) => message), tests: suites.flatMap((suite) => resultsOf(suite)) };
};

const RUNNERS = {
  unit: (scratch, files, ids, bail) => vitest(scratch, [...bail, '--testNamePattern', carrying(ids), ...files]),
  // A step's label is no test's name: all stories of the file are asked.
  stories: (scratch, files) => vitest(scratch, ['--config', 'vitest.storybook.config.ts', ...files]),
  e2e: (scratch, files, ids) => playwright(scratch, files, ids),
};

/**
 * Runs what carries the ids in these files of a scratch copy and gives `{ broken, tests }`: what could not be run at all,
 * and each test with its file, label, state and messages.
 */
export const runProofs = (scratch, { kind, files }, ids, { bail = false } = {}) =>
  RUNNERS[kind](scratch, files, ids, bail ? ['--bail=1'] : []);

/** The tests that failed and carry the id: by their own label, or by that of the step that the message names. */
export const failuresOf = (tests, id) =>
  tests
    .filter(({ state }) => state === 'failed')
    .flatMap(({ file, label, messages }) => {
      const said = [label, ...messages].find((text) => text.includes(`[${id}]`));
      return said ? [{ file, label: said.slice(said.indexOf(`[${id}]`)).split('\n')[0] }] : [];
    });
