// What the pages of visitors and the first screens of a family weigh before they can be used, measured in what was built.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildWhatChanged } from './buildWhatChanged.mjs';
import { ROOT } from './lib/run.mjs';
import { firstFiles } from './lib/sizes/firstFiles.mjs';

const DIST = join(ROOT, 'apps/web/dist');
/** In kB (1000 bytes) of brotli. */
const LIMITS = { index: { scripts: 95, styles: 8 }, login: { scripts: 110, styles: 8 } };
const MOST_REQUESTS = 6;
/**
 * The first view of the signed-in, by the name of its screen, which imports all that it is used by; that it asks for nothing
 * else is tested in e2e/firstPaint.spec.ts. No file of the login is in it, nor the provider's SDK.
 */
const SIGNED_IN = ['FamilyDashboardScreen', 'ChildDashboardScreen'];
// What they are made of says docs/performance.md, The first view of the signed-in.
const SIGNED_IN_LIMITS = { scripts: 160, files: 10 };
const OF_THE_LOGIN = /\/(?:login|Login|forms|Account|firebase)/;

const kB = (texts) => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 1000;
const scriptsOf = (names) => names.map((name) => readFileSync(join(DIST, name)));

await buildWhatChanged(ROOT);
const pages = readdirSync(DIST, { recursive: true }).filter(
  (name) => /(?:index|login)\..*html$/.test(name) && name !== 'index.html',
);
const findings = [];
const weights = [];
const signedIn = [];
const atMost = (page, what, value, limit) => {
  if (value > limit) findings.push(`${page}: ${what} ${value.toFixed(1)}, at most ${limit} is allowed`);
};

if (pages.length === 0) findings.push('There are no pages for visitors in apps/web/dist.');
for (const page of pages) {
  const { scripts, styles, requests } = firstFiles(DIST, page);
  const limits = LIMITS[page.includes('login') ? 'login' : 'index'];
  const weight = { scripts: kB(scriptsOf(scripts)), styles: kB([styles.join('\n')]) };
  atMost(page, 'kB of scripts:', weight.scripts, limits.scripts);
  atMost(page, 'kB of styles:', weight.styles, limits.styles);
  atMost(page, 'requests:', requests, MOST_REQUESTS);
  weights.push({ page, ...weight, requests });
}
for (const screen of SIGNED_IN) {
  const file = readdirSync(join(DIST, 'assets')).find((name) => name.startsWith(`${screen}-`) && name.endsWith('.js'));
  if (!file) {
    findings.push(`${screen} has no script of its own.`);
    continue;
  }
  const { scripts } = firstFiles(DIST, 'index.html', [`assets/${file}`]);
  const weight = kB(scriptsOf(scripts));
  atMost(screen, 'kB of scripts:', weight, SIGNED_IN_LIMITS.scripts);
  atMost(screen, 'files:', scripts.length, SIGNED_IN_LIMITS.files);
  for (const name of scripts.filter((script) => OF_THE_LOGIN.test(script))) findings.push(`${screen} loads ${name}`);
  signedIn.push(`${screen} ${weight.toFixed(1)} kB in ${scripts.length} files`);
}

for (const finding of findings) console.log(finding);
const most = (name, what) =>
  Math.max(...weights.filter(({ page }) => page.includes(name)).map((weight) => weight[what]));
const told = (name) =>
  `${most(name, 'scripts').toFixed(1)} + ${most(name, 'styles').toFixed(1)} kB in ${most(name, 'requests')} requests`;
if (findings.length === 0) console.log(`note: / ${told('index')}, login ${told('login')}; ${signedIn.join(', ')}`);
process.exitCode = findings.length === 0 ? 0 : 1;
