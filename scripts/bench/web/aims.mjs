// What the front door, presses in long lists and the screens behind it have to reach, and whether they do.

const FIRST_PAINT = 1.15;
const WHOLE_PAINT = 1.25;
const USABLE = 1.25;
/** A returning visitor's day of a child: what there is to do stands there. */
const RETURNING = 1.2;
const SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const atMost = (page, what, ratio, aim, against) => ({
  isReached: ratio <= aim,
  sentence: `${page}  ${what} ${ratio.toFixed(2)} times ${against} (aim: at most ${aim})`,
});

/** The verdicts on one page's speed, given the medians of the bare pages of the same run. */
export const speedVerdicts = (page, figures, { bareStatic, bareReact }) => [
  atMost(page, 'FCP', figures.fcp / bareStatic.fcp, FIRST_PAINT, 'the bare static page’s'),
  atMost(page, 'LCP', figures.lcp / bareStatic.lcp, WHOLE_PAINT, 'the bare static page’s'),
  atMost(page, 'TTI', figures.tti / bareReact.tti, USABLE, 'the bare React page’s'),
  { isReached: figures.cls === 0, sentence: `${page}  CLS ${figures.cls.toFixed(4)} (aim: 0)` },
];

/** The verdicts on what Lighthouse says of one page. */
export const scoreVerdicts = (page, scores) =>
  Object.entries(SCORES).map(([category, aim]) => ({
    isReached: scores[category] >= aim,
    sentence: `${page}  ${category} ${scores[category]} (aim: ${aim === 100 ? 100 : `${aim} or more`})`,
  }));

/** The verdict on what a press costs the main thread, in ms. */
export const pressVerdict = ({ name, most, median }) => ({
  isReached: median < most,
  sentence: `${name}  ${median.toFixed(0)} ms of the main thread (aim: under ${most})`,
});

/** The verdict on what moves on a screen while its data arrive. */
export const shiftVerdict = ({ name, cls }) => ({
  isReached: cls === 0,
  sentence: `${name}  CLS ${cls.toFixed(4)} (aim: 0)`,
});

/** The verdict on how soon a press on one device is painted on another (LV-05). */
export const liveVerdict = ({ p95 }) => ({
  isReached: p95 < 1000,
  sentence: `live  ${p95.toFixed(0)} ms from press to paint on another device, p95 (aim: under 1000)`,
});

/** The verdict on how long a tick takes to its paint on a slow phone. */
export const tickVerdict = ({ p95 }) => ({
  isReached: p95 < 100,
  sentence: `tick  ${p95.toFixed(0)} ms from press to paint on a slow phone, p95 (aim: under 100)`,
});

/** The verdict on when a home of the signed-in shows what there is to do, where there is an aim for it. */
export const returningVerdict = ({ name, ratio }) =>
  atMost(name, 'shows its tasks at', ratio, RETURNING, 'the bare static page’s FCP');
