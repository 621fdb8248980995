// What is computed from the observations of one load, and of many. docs/performance.md says what each figure means.

/** So long a page must be quiet to count as usable, in ms. */
export const QUIET_MS = 2000;
/** As many requests may be under way in a quiet page. */
const QUIET_REQUESTS = 2;
/** A task is long beyond this; what goes beyond it is time in which a press waits. */
const LONG_TASK_MS = 50;

const isUnderWay =
  (time) =>
  ({ start, end }) =>
    start <= time && end > time;

/** Whether at most two requests are under way at each moment of a span: it is enough to look where one begins. */
const isNetworkQuiet = (requests, from, to) =>
  [from, ...requests.map(({ start }) => start).filter((start) => start > from && start < to)].every(
    (time) => requests.filter(isUnderWay(time)).length <= QUIET_REQUESTS,
  );

/**
 * When a page is usable: at the end of the last long task before the first 2 s, after the first paint and the parsed
 * document, without a long task and with at most two requests under way; never before those two. All in ms since the
 * navigation. Throws where the observation ends before such a span does.
 */
export const interactiveAt = ({ firstPaint, domReady, longTasks, requests, end }) => {
  const earliest = Math.max(firstPaint, domReady);
  const candidates = [...longTasks, ...requests]
    .map((span) => span.end)
    .filter((time) => time > earliest)
    .sort((a, b) => a - b);
  const quiet = [earliest, ...candidates].find(
    (from) =>
      from + QUIET_MS <= end &&
      !longTasks.some((task) => task.start < from + QUIET_MS && task.end > from) &&
      isNetworkQuiet(requests, from, from + QUIET_MS),
  );
  if (quiet === undefined) throw new Error('The page was never quiet while it was looked at.');
  return Math.max(earliest, ...longTasks.map((task) => task.end).filter((time) => time <= quiet));
};

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The figures of one load. */
export const figuresOf = (load) => {
  const interactive = interactiveAt(load);
  const before = load.requests.filter(({ start }) => start < interactive);
  return {
    fcp: load.firstPaint,
    lcp: load.largestPaint,
    tti: interactive,
    blocked: sum(load.longTasks.map(({ start, end }) => Math.max(0, end - start - LONG_TASK_MS))),
    cls: load.shift,
    requestsBefore: before.length,
    requests: load.requests.length,
    bytesBefore: sum(before.map(({ bytes }) => bytes)),
    bytes: sum(load.requests.map(({ bytes }) => bytes)),
  };
};

/** The middle one of some numbers, or the mean of the middle two. */
export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
};

/** The time that this share of some times stays within. */
export const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1];

/** The median of each figure over several loads of one page. */
export const mediansOf = (loads) =>
  Object.fromEntries(Object.keys(loads[0]).map((name) => [name, median(loads.map((figures) => figures[name]))]));
