import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './freePort.mjs';
import { preview } from './preview.mjs';
import { countJest, countPlaywright } from './reports.mjs';
import { ROOT, run } from './run.mjs';

const RESULTS = 'test-results';
const MANY_LINES = 60;

const fileFor = (suite) => `${RESULTS}/${suite}.json`;

const readResult = (suite, folder) => {
  const file = join(folder, fileFor(suite));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const tail = (output) => output.trimEnd().split('\n').slice(-MANY_LINES).join('\n');

/** A suite that could not even start is one failure, with what it said. */
const notStarted = (suite, output) => ({
  passed: 0,
  failed: 1,
  failures: [{ name: `The suite "${suite}" could not run to its end.`, message: tail(output) }],
});

/** Judges a suite by its own report and its exit code: without a report, without a test, or red without a failure, it failed. */
const judge = (suite, count, { code, output }, folder = ROOT) => {
  const report = readResult(suite, folder);
  const counted = report && count(report);
  if (!counted || counted.passed + counted.failed === 0) return notStarted(suite, output);
  if (code !== 0 && counted.failed === 0) {
    const { failures } = notStarted(suite, output);
    return { ...counted, failed: 1, failures };
  }
  return counted;
};

const prepare = (suite, folder = ROOT) => {
  mkdirSync(join(folder, RESULTS), { recursive: true });
  rmSync(join(folder, fileFor(suite)), { force: true });
};

// The report tells of tests alone: what went wrong outside of them is said on the output.
const UNIT_REPORTERS = ['--reporter=json', `--reporter=${join(ROOT, 'scripts/lib/unhandledErrors.mjs')}`];

/** Runs the unit suites of every package, the server over its embedded database and over PostgreSQL among them. */
export const unit = async ({ env, files, folder = ROOT }) => {
  prepare('unit', folder);
  const args = ['run', ...UNIT_REPORTERS, `--outputFile.json=${fileFor('unit')}`, ...files];
  // Stories and journeys, one after the other, take longer: they go first.
  const result = await run('vitest', args, { env, cwd: folder, niceness: 4 });
  return judge('unit', countJest, result, folder);
};

/** Builds Storybook, but for the tables of props, and runs every story in a browser. */
export const stories = async ({ env, files, say }) => {
  prepare('stories');
  say('building Storybook');
  const built = await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static'], {
    env: { ...env, DOCGEN: 'off' },
  });
  if (built.code !== 0) return notStarted('stories', built.output);
  say('running the stories');
  const server = await preview('storybook-static');
  try {
    const reportTo = { STORIES_REPORT: join(ROOT, fileFor('stories')) };
    const args = ['--url', server.url, '--maxWorkers', '2', ...files];
    return judge('stories', countJest, await run('test-storybook', args, { env: { ...env, ...reportTo } }));
  } finally {
    await server.close();
  }
};

/** Builds the product and goes through it with a browser, as a family would. */
export const e2e = async ({ env, files, say }) => {
  prepare('e2e');
  say('building the product');
  const built = await run('node', ['scripts/build.mjs'], { env });
  if (built.code !== 0) return notStarted('e2e', built.output);
  say('going through the product');
  // Somebody else on this machine may be going through the product, too.
  const port = { E2E_PORT: String(await freePort()) };
  const reportTo = { PLAYWRIGHT_JSON_OUTPUT_NAME: fileFor('e2e') };
  return judge(
    'e2e',
    countPlaywright,
    await run('playwright', ['test', '--reporter=json', ...files], { env: { ...port, ...env, ...reportTo } }),
  );
};
