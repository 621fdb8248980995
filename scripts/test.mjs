// npm test: every suite. `node scripts/test.mjs unit stories e2e` runs only those named.
import { ensureBrowser } from './lib/browser.mjs';
import { inSeconds } from './lib/run.mjs';
import { e2e, stories, unit } from './lib/suites.mjs';

const SUITES = { unit, stories, e2e };
// Two lanes for two cores. Stories take about as long as all the rest.
const LANES = [['stories'], ['unit', 'e2e']];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0) {
  console.error(`There is no suite "${unknown.join(', ')}". There are: ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

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

const runSuite = async (name) => {
  say(`${name}: starting`);
  const since = performance.now();
  const { passed, failed, failures } = await SUITES[name]({ env, say: (step) => say(`${name}: ${step}`) });
  totals.passed += passed;
  totals.failed += failed;
  say(`${name}: ${passed} passed, ${failed} failed (${inSeconds((performance.now() - since) / 1000)})`);
  for (const { name: test, message } of failures) console.log(`  ✗ ${test}\n${message.replaceAll(/^/gm, '      ')}`);
};

await Promise.all(
  LANES.map(async (lane) => {
    for (const name of lane.filter(isWanted)) await runSuite(name);
  }),
);
say('done');
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
