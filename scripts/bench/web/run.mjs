// npm run bench:web: how fast the front door opens, and the homes of the signed-in, cold and again, beside a bare static page
// and a bare React page in the same run, what Lighthouse says of it, what a press costs in long lists, what moves on the
// screens behind it, and how soon a tick is painted, here and elsewhere. Fails below the aims.
// `-- --rounds N`, `--lighthouse-rounds N` (the front door), `--route-rounds N` (Lighthouse on every route), `--press-rounds N`,
// `--tick-rounds N` and `--live-rounds N` (0 leaves that part out; `--no-lighthouse` both of its parts, and `--no-shifts`),
// `--only PART` (that alone, by the word before `-rounds`, or `shifts`), `--network rtt150`, `--json FILE`,
// `--besides FOLDER` (presses in another checkout, too, in turn with this one). docs/performance.md says what the figures mean.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../../lib/browser.mjs';
import {
  liveVerdict,
  pressVerdict,
  returningVerdict,
  scoreVerdicts,
  shiftVerdict,
  speedVerdicts,
  tickVerdict,
} from './aims.mjs';
import { serveBareReact, serveBareStatic } from './bare.mjs';
import { CATEGORIES, judge } from './categories.mjs';
import { measurePresses } from './interactions.mjs';
import { measureLive } from './live.mjs';
import { CPU_SLOWDOWN, NETWORKS } from './load.mjs';
import { serveProduct } from './product.mjs';
import { judgeRoutes } from './routes.mjs';
import { measureShifts } from './shifts.mjs';
import { measureSignedIn } from './signedIn.mjs';
import { measureSpeed } from './speed.mjs';
import { speedTable, toTable } from './table.mjs';
import { measureTicks } from './ticks.mjs';

const PARTS = ['speed', 'lighthouse', 'route', 'press', 'tick', 'live'];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    'lighthouse-rounds': { type: 'string', default: '5' },
    'route-rounds': { type: 'string', default: '1' },
    'press-rounds': { type: 'string', default: '5' },
    'tick-rounds': { type: 'string', default: '40' },
    'live-rounds': { type: 'string', default: '20' },
    'no-lighthouse': { type: 'boolean', default: false },
    'no-shifts': { type: 'boolean', default: false },
    only: { type: 'string' },
    network: { type: 'string', default: 'slow4g' },
    json: { type: 'string' },
    besides: { type: 'string' },
  },
});
const roundsOf = (part) => Number(values[part === 'speed' ? 'rounds' : `${part}-rounds`]);
const isLeftOut = (part) =>
  (values.only !== undefined && values.only !== part) ||
  (values['no-lighthouse'] && (part === 'lighthouse' || part === 'route'));
const [rounds, lighthouseRounds, routeRounds, pressRounds, tickRounds, liveRounds] = PARTS.map((part) =>
  isLeftOut(part) ? 0 : roundsOf(part),
);
const measuresShifts = !isLeftOut('shifts') && !values['no-shifts'];
const network = NETWORKS[values.network];
if (
  !PARTS.map(roundsOf).every((number) => Number.isInteger(number) && number >= 0) ||
  ![undefined, ...PARTS, 'shifts'].includes(values.only) ||
  !network
) {
  console.error(
    `Rounds are whole numbers, a network is one of ${Object.keys(NETWORKS).join(', ')}, a part of ${[...PARTS, 'shifts'].join(', ')}.`,
  );
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
const serve = async (start, ...args) => {
  const server = await start(...args);
  servers.push(server);
  return server.url;
};

try {
  // Windows are part of what a page costs a family, and every load begins at a page of the browser's own.
  process.env.CHROMIUM_PATH = ensureBrowser(say, { isWhole: true });
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

  const tell = (judged, { title, key, count }) => {
    const rows = [...judged].map(([name, { medians }]) => [
      name,
      ...CATEGORIES.map((category) => String(medians[category])),
    ]);
    console.log(`${title}, medians of ${count}:\n`);
    console.log(`${toTable([['page', ...CATEGORIES], ...rows])}\n`);
    for (const [name, { medians, costs }] of judged) {
      verdicts.push(...scoreVerdicts(name, medians));
      for (const { category, id, score, title: audit, displayValue = '' } of costs)
        console.log(`${name}  ${category}: ${id} ${score} (${audit}) ${displayValue}`.trimEnd());
    }
    report[key] = Object.fromEntries(judged);
  };
  if (lighthouseRounds > 0) {
    const judged = await judge(ours, { rounds: lighthouseRounds, say });
    tell(judged, { title: 'Lighthouse', key: 'lighthouse', count: lighthouseRounds });
  }
  if (routeRounds > 0) {
    const judged = await judgeRoutes(product, { rounds: routeRounds, locales: LOCALES, say });
    tell(judged, { title: 'Lighthouse on every route', key: 'routes', count: routeRounds });
  }

  if (pressRounds > 0) {
    const besides = values.besides && (await serve(serveProduct, resolve(values.besides)));
    const presses = await measurePresses(product, { besides, rounds: pressRounds, say });
    const rows = presses.map(({ name, times, median, ratio }) => [
      name,
      median.toFixed(0),
      times.map((time) => time.toFixed(0)).join(' '),
      ...(ratio === undefined ? [] : [ratio.toFixed(2)]),
    ]);
    const columns = ['press', 'ms', 'each', ...(besides ? ['× the other'] : [])];
    console.log(`Main-thread time of a press, medians of ${pressRounds}, not slowed down:\n`);
    console.log(`${toTable([columns, ...rows])}\n`);
    for (const press of presses) verdicts.push(pressVerdict(press));
    report.presses = presses;
  }

  if (tickRounds > 0) {
    const ticks = await measureTicks(product, { rounds: tickRounds, say });
    const { median, p95 } = ticks;
    console.log(
      `From a press to its paint, ${CPU_SLOWDOWN} times slower: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms\n`,
    );
    verdicts.push(tickVerdict(ticks));
    report.ticks = ticks;
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

  if (measuresShifts) {
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
