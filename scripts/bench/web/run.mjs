// npm run bench:web: how fast the front door opens, and the homes of the signed-in, cold and again, beside a bare static page
// and a bare React page in the same run, what Lighthouse says of it, what a press costs in long lists, what moves on the
// screens behind it, and how soon others see a change. Fails below the aims.
// `-- --rounds N`, `--lighthouse-rounds N`, `--press-rounds N` and `--live-rounds N` (0 leaves that part out; `--no-lighthouse` and
// `--no-shifts`, too), `--network rtt150`, `--json FILE`. docs/performance.md says what the figures mean.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../lib/browser.mjs';
import { liveVerdict, pressVerdict, returningVerdict, scoreVerdicts, shiftVerdict, speedVerdicts } from './aims.mjs';
import { serveBareReact, serveBareStatic } from './bare.mjs';
import { CATEGORIES, judge } from './categories.mjs';
import { measurePresses } from './interactions.mjs';
import { measureLive } from './live.mjs';
import { CPU_SLOWDOWN, NETWORKS } from './load.mjs';
import { serveProduct } from './product.mjs';
import { measureShifts } from './shifts.mjs';
import { measureSignedIn } from './signedIn.mjs';
import { measureSpeed } from './speed.mjs';
import { speedTable, toTable } from './table.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    'lighthouse-rounds': { type: 'string', default: '5' },
    'press-rounds': { type: 'string', default: '5' },
    'live-rounds': { type: 'string', default: '20' },
    'no-lighthouse': { type: 'boolean', default: false },
    'no-shifts': { type: 'boolean', default: false },
    network: { type: 'string', default: 'slow4g' },
    json: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const lighthouseRounds = values['no-lighthouse'] ? 0 : Number(values['lighthouse-rounds']);
const pressRounds = Number(values['press-rounds']);
const liveRounds = Number(values['live-rounds']);
const network = NETWORKS[values.network];
if (
  ![rounds, lighthouseRounds, pressRounds, liveRounds].every((number) => Number.isInteger(number) && number >= 0) ||
  !network
) {
  console.error(`Rounds are whole numbers, and a network is one of ${Object.keys(NETWORKS).join(', ')}.`);
  process.exit(2);
}

const PATHS = ['/', '/app/login'];
const LOCALES = { tr: 'tr-TR', en: 'en-GB' };
const STATIC = 'bare static page';
const REACT = 'bare React page';

const say = (sentence) => process.stderr.write(`${sentence}\n`);
const verdicts = [];
const report = { network: { name: values.network, ...network }, cpuSlowdown: CPU_SLOWDOWN };
const servers = [];
const serve = async (start) => {
  const server = await start();
  servers.push(server);
  return server.url;
};

try {
  ensureBrowser(say);
  const product = await serve(serveProduct);
  const ours = PATHS.flatMap((path) =>
    Object.entries(LOCALES).map(([language, locale]) => ({
      name: `${path} ${language}`,
      url: `${product}${path}`,
      locale,
    })),
  );

  if (rounds > 0) {
    const bareStatic = await serve(serveBareStatic);
    const bare = [
      { name: STATIC, url: bareStatic, locale: LOCALES.en, isStatic: true },
      { name: REACT, url: await serve(serveBareReact), locale: LOCALES.en },
    ];
    const speed = await measureSpeed([...bare, ...ours], { rounds, network, say });
    const medians = new Map([...speed].map(([name, { medians: figures }]) => [name, figures]));
    const against = { bareStatic: medians.get(STATIC), bareReact: medians.get(REACT) };
    console.log(`Medians of ${rounds}, ${values.network}, ${CPU_SLOWDOWN} times slower:\n`);
    console.log(`${speedTable(medians, against)}\n`);
    for (const { name } of ours) verdicts.push(...speedVerdicts(name, medians.get(name), against));
    report.speed = Object.fromEntries(speed);

    const homes = await measureSignedIn(product, bareStatic, { rounds, network, say });
    const rows = homes.map(({ name, shown, ratio }) => [name, shown.toFixed(0), ratio.toFixed(2)]);
    console.log('Until the homes of the signed-in show what there is to do, under the same conditions:\n');
    console.log(`${toTable([['home', 'ms', '× static FCP'], ...rows])}\n`);
    for (const home of homes.filter(({ isAimed }) => isAimed)) verdicts.push(returningVerdict(home));
    report.signedIn = homes;
  }

  if (lighthouseRounds > 0) {
    const judged = await judge(ours, { rounds: lighthouseRounds, say });
    const rows = [...judged].map(([name, { medians }]) => [name, ...CATEGORIES.map((key) => String(medians[key]))]);
    console.log(`Lighthouse, medians of ${lighthouseRounds}:\n`);
    console.log(`${toTable([['page', ...CATEGORIES], ...rows])}\n`);
    for (const [name, { medians, costs }] of judged) {
      verdicts.push(...scoreVerdicts(name, medians));
      for (const { category, id, score, title, displayValue = '' } of costs)
        console.log(`${name}  ${category}: ${id} ${score} (${title}) ${displayValue}`.trimEnd());
    }
    report.lighthouse = Object.fromEntries(judged);
  }

  if (pressRounds > 0) {
    const presses = await measurePresses(product, { rounds: pressRounds, say });
    const rows = presses.map(({ name, times, median }) => [
      name,
      median.toFixed(0),
      times.map((time) => time.toFixed(0)).join(' '),
    ]);
    console.log(`Main-thread time of a press, medians of ${pressRounds}, not slowed down:\n`);
    console.log(`${toTable([['press', 'ms', 'each'], ...rows])}\n`);
    for (const press of presses) verdicts.push(pressVerdict(press));
    report.presses = presses;
  }

  if (liveRounds > 0) {
    const live = await measureLive(product, { rounds: liveRounds, say });
    const { median, p95 } = live;
    console.log(
      `From a press on one device to paint on another: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms\n`,
    );
    verdicts.push(liveVerdict(live));
    report.live = live;
  }

  if (!values['no-shifts']) {
    const shifts = await measureShifts(product, { say });
    console.log('Layout shift of the screens of the signed-in, answers one by one:\n');
    console.log(`${toTable([['screen', 'CLS'], ...shifts.map(({ name, cls }) => [name, cls.toFixed(4)])])}\n`);
    for (const { name, moved } of shifts) for (const what of moved) console.log(`${name}  ${what}`);
    for (const shift of shifts) verdicts.push(shiftVerdict(shift));
    report.shifts = shifts;
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}

console.log('');
for (const { isReached, sentence } of verdicts) console.log(`${isReached ? 'PASS' : 'FAIL'}  ${sentence}`);
report.verdicts = verdicts;
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
if (verdicts.some(({ isReached }) => !isReached)) process.exitCode = 1;
