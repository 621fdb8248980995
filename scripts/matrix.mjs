// npm run test:matrix: every screen story in both languages and themes (axe) and at four widths and 200 % text (layout).
// `-- --built` takes the Storybook that is built already; further words choose stories whose id contains one of them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ensureBrowser } from './lib/browser.mjs';
import {
  axeViolations,
  isIn,
  overlaps,
  ownLanguage,
  sidewaysOverflow,
  smallTargets,
  toLanguage,
  toTheme,
} from './lib/matrix/inPage.mjs';
import { inParallel } from './lib/run.mjs';
import { kindOf, MATRIX_KINDS } from './lib/storyKinds.mjs';
import { openStory, turnToStory, withStories } from './lib/storyPages.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LANGUAGES = ['tr', 'en'];
const THEMES = ['dark', 'light'];
const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const PHONE = SIZES[1];
/** The rules of axe that ask about colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** The tag of stories whose play waits for what moves: they are opened as by somebody who wants motion. */
const MOVING = 'moving';
/** The browser's own size of text, in px. */
const TEXT_SIZE = 16;
/** How many stories between two lines that say how far it is. */
const EVERY = 20;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isWanted = ({ id, title }) =>
  MATRIX_KINDS.includes(kindOf(title)) && (words.length === 0 || words.some((word) => id.includes(word)));

/** Sets the text size of the browser, as its settings do: the page's own sizes and its conditions in `em` follow. */
const setTextSize = async (page, standard) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await browser.detach();
};

const layoutFaults = async (page) => {
  const faults = [];
  const add = (place, found) => faults.push(...found.map((fault) => `${place}: ${fault}`));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    add(`${size.width} px`, await page.evaluate(sidewaysOverflow));
    add(`${size.width} px`, await page.evaluate(overlaps));
    add(`${size.width} px`, await page.evaluate(smallTargets));
  }
  await page.setViewportSize(PHONE);
  await setTextSize(page, TEXT_SIZE * 2);
  add('200 % text', await page.evaluate(sidewaysOverflow));
  await setTextSize(page, TEXT_SIZE);
  return faults;
};

const faultsIn = async (page, locale) => {
  await page.evaluate(toLanguage, locale);
  await page.waitForFunction(isIn, locale);
  const faults = [];
  for (const [index, theme] of THEMES.entries()) {
    await page.evaluate(toTheme, theme);
    // A theme gives other colours and nothing else (tokens.css), so the second is asked about colours alone.
    const found = await page.evaluate(axeViolations, index > 0 ? OF_COLOURS : undefined);
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  faults.push(...(await layoutFaults(page)));
  return faults.map((fault) => `${locale}, ${fault}`);
};

/** Brings what the page is looked at with, again where Storybook loaded it anew: it does so when a play won’t end. */
const equip = async (page) => {
  if (await page.evaluate(() => globalThis.isEquipped)) return;
  // Colours that are still on their way from one theme to the other would be measured half-way.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; }' });
  await page.evaluate(AXE);
  await page.evaluate(() => void (globalThis.isEquipped = true));
};

/** As a new page would be: in the first language, as wide as a phone. */
const turnTo = async (page, id) => {
  await page.evaluate(toLanguage, LANGUAGES[0]);
  await page.waitForFunction(isIn, LANGUAGES[0]);
  await page.setViewportSize(PHONE);
  return turnToStory(page, id);
};

/**
 * What is wrong with a story as its play leaves it, in each language that it can stand in; `isFit` tells whether the page
 * is good for another story.
 */
const check = async (page, url, { id, tags }) => {
  try {
    await page.emulateMedia({ reducedMotion: tags.includes(MOVING) ? 'no-preference' : 'reduce' });
    const hasFailed = page.url() === 'about:blank' ? await openStory(page, url, id) : await turnTo(page, id);
    await equip(page);
    const own = await page.evaluate(ownLanguage);
    const faults = [];
    for (const locale of own ? [own] : LANGUAGES) faults.push(...(await faultsIn(page, locale)));
    return { faults, isFit: !hasFailed && !own };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], isFit: false };
  }
};

ensureBrowser(console.log);
const totals = await withStories(async ({ stories, url, newContext }) => {
  const wanted = stories.filter(isWanted);
  console.log(`${wanted.length} stories, each in both languages and themes …`);
  let done = 0;
  const free = [];
  const jobs = wanted.map((story) => async () => {
    const { id } = story;
    // The stories of one worker share a page, which loads Storybook once, until one leaves it unfit.
    const page = free.pop() ?? (await (await newContext({ viewport: PHONE })).newPage());
    const { faults, isFit } = await check(page, url, story);
    if (isFit) free.push(page);
    else await page.context().close();
    done += 1;
    if (faults.length > 0) console.log(`✗ ${id}\n    ${[...new Set(faults)].join('\n    ')}`);
    if (done % EVERY === 0) console.log(`${done} of ${wanted.length} …`);
    return faults.length === 0;
  });
  const answers = await inParallel(jobs, 3);
  const passed = answers.filter(Boolean).length;
  return { passed, failed: answers.length - passed };
});
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
