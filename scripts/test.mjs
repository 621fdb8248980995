// npm test: every suite. `node scripts/test.mjs unit stories e2e` runs only those named; what follows one of them, such as
// `e2e e2e/login.spec.ts`, narrows it to these files.
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { inSeconds } from './lib/run.mjs';
import { e2e, stories, unit } from './lib/suites.mjs';
import { readTestArguments } from './lib/testArguments.mjs';

// The longest first.
const SUITES = { stories, unit, e2e };
// For two cores: whichever is free takes the next suite.
const LANES = 2;

const { wanted, files, problem } = readTestArguments(process.argv.slice(2), Object.keys(SUITES));
if (problem) {
  console.error(problem);
  process.exit(2);
}
const isWanted = (name) => wanted.includes(name);

const start = performance.now();
const say = (sentence) => console.log(`[${inSeconds((performance.now() - start) / 1000).padStart(8)}] ${sentence}`);

const browser = () => {
  try {
    return { CHROMIUM_PATH: ensureBrowser(say) };
  } catch (error) {
    // The suites that need one say so themselves, and fail.
    say(error.message);
    return {};
  }
};

const env = isWanted('stories') || isWanted('e2e') ? browser() : {};
const totals = { passed: 0, failed: 0 };
const failed = [];

const MANY_LINES = 40;
/** What a failure says, without colours and the way through other people's code. */
const brief = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at .*(?:node_modules|<anonymous>|asyncGeneratorStep|_next)/.test(line))
    .slice(0, MANY_LINES)
    .join('\n');

const runSuite = async (name) => {
  say(`${name}: starting`);
  const since = performance.now();
  const {
    passed,
    failed: count,
    failures,
  } = await SUITES[name]({ env, files, say: (step) => say(`${name}: ${step}`) });
  totals.passed += passed;
  totals.failed += count;
  say(`${name}: ${passed} passed, ${count} failed (${inSeconds((performance.now() - since) / 1000)})`);
  for (const { name: label, message, page = '' } of failures)
    console.log(`  ✗ ${label}\n${[brief(message), page].join('\n').trimEnd().replaceAll(/^/gm, '      ')}`);
  failed.push(...failures.map((failure) => failure.name));
};

const waiting = Object.keys(SUITES).filter(isWanted);
const runLane = async () => {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await runSuite(name);
};
await Promise.all(Array.from({ length: LANES }, runLane));
say('done');
// Once more at the end, where whoever reads only that finds it.
for (const name of failed) console.log(`✗ ${name}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
