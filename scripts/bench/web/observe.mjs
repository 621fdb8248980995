// What runs in the page that is measured: sent there as text, so nothing of this file is seen from there.

/** Set up before anything of the page runs: keeps what the browser tells of it. */
export const observe = () => {
  const seen = { longTasks: [], largestPaint: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, end: startTime + duration });
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  globalThis.kovanBench = seen;
};

/** What was seen until now; times in ms since the navigation. */
export const readObservations = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    ...globalThis.kovanBench,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    domReady: navigation.domContentLoadedEventEnd,
    end: performance.now(),
  };
};

/** Whether React has taken the page over, drawn by itself or prerendered: one that stays dead is no fast page. */
export const isTakenOver = () =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer$'));
