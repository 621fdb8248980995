import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser, launchOptions } from '../../lib/browser.mjs';
import { median } from './figures.mjs';

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

const auditOnce = async (url, locale) => {
  // The page asks the browser which languages are read, so a header alone would not do.
  const chromeFlags = ['--headless=new', `--accept-lang=${locale}`, ...launchOptions().args];
  const browser = await launch({ chromePath: findBrowser(), chromeFlags });
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      extraHeaders: { 'Accept-Language': locale },
    });
    const error = result?.lhr.runtimeError;
    if (error?.code === UNRECORDED) return null;
    if (!result || error) throw new Error(error?.message ?? `No answer for ${url}`);
    const scores = CATEGORIES.map((category) => [category, Math.round(result.lhr.categories[category].score * 100)]);
    return { scores: Object.fromEntries(scores), costs: costsOf(result.lhr) };
  } finally {
    browser.kill();
  }
};

/** A load that Lighthouse could not record is made again. */
const audit = async (url, locale) => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const judged = await auditOnce(url, locale);
    if (judged) return judged;
  }
  throw new Error(`Lighthouse could not record ${url} in ${ATTEMPTS} attempts (${UNRECORDED})`);
};

/**
 * Lets Lighthouse judge each page as often as there are rounds, as its slow phone; gives the medians of its categories
 * by the pages' names, and what cost points in any of the rounds.
 */
export const judge = async (pages, { rounds, say }) => {
  const runs = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, url, locale } of pages) runs.get(name).push(await audit(url, locale));
    say(`Lighthouse, round ${round} of ${rounds}.`);
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
