import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from '../../lib/browser.mjs';
import { median } from './figures.mjs';
import { enter } from './signIn.mjs';

/** Lighthouse's categories, by its own names. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Audits that take points from a category: `{ category, id, title, score, displayValue }`. */
const costsOf = ({ categories, audits }) =>
  CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => {
        const { title, score, displayValue } = audits[id];
        return { category, id, title, score, displayValue };
      }),
  );

/** What Lighthouse says when it missed the beginning of a load, and judged nothing. */
const UNRECORDED = 'NO_NAVSTART';
const ATTEMPTS = 3;

/** Which scheme of colours a browser prefers, in the words of its own settings. */
const SCHEMES = { dark: 0, light: 1 };
/** robots.txt keeps those who search out of the app, whose addresses hold children's ids and codes: no point is lost by that. */
const OF_CRAWLERS = 'is-crawlable';

/** Runs in a page of this origin: keeps what somebody's browser keeps. */
const keep = (kept) => {
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
};

/** Signs somebody in, has their browser keep what it keeps, and makes sure that it prefers the scheme. */
const prepare = async (port, url, { account, kept, scheme }) => {
  const remote = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await remote.contexts()[0].newPage();
  const { origin } = new URL(url);
  const { token: _token, ...others } = kept;
  if (account) await enter(page, origin, account);
  await page.goto(`${origin}/favicon.svg`);
  // Who signs in has a token of their own: an older one goes with the twentieth browser after it.
  await page.evaluate(keep, account ? others : kept);
  // Playwright has a page prefer light unless told not to.
  await page.emulateMedia({ colorScheme: null });
  const prefers = await page.evaluate((name) => matchMedia(`(prefers-color-scheme: ${name})`).matches, scheme);
  if (!prefers) throw new Error(`This browser cannot be told to prefer ${scheme}.`);
  // Whose session it is was here before, as who signs in was: a device where it was paired, a lent browser where it was lent.
  if (!account && kept.token !== undefined) {
    await page.goto(`${origin}/app`);
    await page.getByRole('main').waitFor();
  }
  await page.close();
  await remote.close();
};

const auditOnce = async ({ url, locale, account, kept = {}, scheme = 'light', isKeptOut = false }) => {
  const chromeFlags = [
    '--headless=new',
    // The page asks the browser which languages are read, so a header alone would not do.
    `--accept-lang=${locale}`,
    `--blink-settings=preferredColorScheme=${SCHEMES[scheme]}`,
    ...launchOptions().args,
  ];
  const browser = await launch({ chromePath: findBrowser(), chromeFlags });
  try {
    await prepare(browser.port, url, { account, kept, scheme });
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      extraHeaders: { 'Accept-Language': locale },
      disableStorageReset: true,
      ...(isKeptOut && { skipAudits: [OF_CRAWLERS] }),
    });
    const error = result?.lhr.runtimeError;
    if (error?.code === UNRECORDED) return null;
    if (!result || error) throw new Error(error?.message ?? `No answer for ${url}`);
    const { finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== url) throw new Error(`${url} led on to ${finalDisplayedUrl}`);
    const scores = CATEGORIES.map((category) => [category, Math.round(result.lhr.categories[category].score * 100)]);
    return { scores: Object.fromEntries(scores), costs: costsOf(result.lhr) };
  } finally {
    browser.kill();
  }
};

/** A load that Lighthouse could not record is made again. */
const audit = async (page) => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const judged = await auditOnce(page);
    if (judged) return judged;
  }
  throw new Error(`Lighthouse could not record ${page.url} in ${ATTEMPTS} attempts (${UNRECORDED})`);
};

/**
 * Lets Lighthouse judge each page `{ name, url, locale, account?, kept?, scheme?, isKeptOut? }` as often as there are rounds, as its
 * slow phone; gives the medians of its categories by the pages' names, and what cost points in any of the rounds.
 */
export const judge = async (pages, { rounds, say }) => {
  const runs = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      const judged = await audit(page);
      runs.get(page.name).push(judged);
      say(`Lighthouse, round ${round} of ${rounds}: ${page.name} ${Object.values(judged.scores).join(' ')}`);
    }
  }
  return new Map(
    [...runs].map(([name, all]) => [
      name,
      {
        medians: Object.fromEntries(CATEGORIES.map((key) => [key, median(all.map(({ scores }) => scores[key]))])),
        costs: [...new Map(all.flatMap(({ costs }) => costs).map((cost) => [cost.id, cost])).values()],
      },
    ]),
  );
};
