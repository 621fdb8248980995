// What moves on a screen while its data arrive: each answer of the server is held back, and let through alone.

/** The screens of a signed-in adult by their addresses; a child's where there is one. */
export const screensFor = (childId) => [
  '/app/family',
  '/app/family/tasks',
  '/app/tasks/create',
  '/app/family/assignments',
  '/app/children',
  '/app/account',
  '/app/tasks',
  `/app/${childId}`,
  `/app/${childId}/tasks`,
  `/app/${childId}/assignments`,
];

/** The screens that only others see: a family without a child, a child's device, a lent browser. */
export const SCREENS_OF_OTHERS = { newFamily: '/app/onboarding', device: '/app/who', lent: '/app/unlock' };

/** The orders in which answers come: as they were asked for, and the other way round. */
export const ORDERS = ['first', 'last'];

// Runs in the page, before anything of it does.
const observe = () => {
  const seen = [];
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something that has gone';
    const style = [...element.classList].map((name) => `.${name}`).join('');
    const words = element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 30);
    return `${element.localName}${style} “${words}”`;
  };
  const placeOf = ({ x, y, width, height }) => `${[x, y].map(Math.round)} ${Math.round(width)}×${Math.round(height)}`;
  new PerformanceObserver((list) => {
    // Nobody presses anything here. What the browser takes for input is a phone's window, which settles as the page loads.
    for (const { value, sources } of list.getEntries()) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      seen.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  globalThis.kovanShifts = seen;
};

// Runs in the page as well. Where a test stands between a page and its network, the browser keeps nothing of what it has
// loaded; so that it does, the page holds back its own answers.
const hold = (milliseconds) => {
  const held = [];
  let tell = () => undefined;
  const fetchNow = globalThis.fetch;
  const letThrough = async ({ resolve, reject, args }) => {
    try {
      const answer = await fetchNow(...args);
      const copy = answer.clone();
      resolve(answer);
      await copy.arrayBuffer();
    } catch (error) {
      reject(error);
    }
  };
  globalThis.fetch = (...args) => {
    const { pathname } = new URL(args[0] instanceof Request ? args[0].url : args[0], globalThis.location.href);
    if (!pathname.startsWith('/api/')) return fetchNow(...args);
    // A stream has no end that could be waited for.
    if (pathname === '/api/events') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((resolve, reject) => {
      held.push({ resolve, reject, args });
      tell();
    });
  };
  /** Lets one answer through, once the page has drawn; false where none is asked for in a while. */
  globalThis.kovanLetOneThrough = async (order) => {
    const asked = new Promise((resolve) => {
      tell = resolve;
    });
    if (held.length === 0) await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
    if (held.length === 0) return false;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await letThrough(order === 'last' ? held.pop() : held.shift());
    return true;
  };
};

const LOOK_AGAIN_MS = 100;
const QUIET_MS = 500;

/** Whether a page's network has been quiet for a while, from now on. */
const followNetwork = (page) => {
  const underWay = new Set();
  let changed = performance.now();
  const began = (request) => {
    underWay.add(request);
    changed = performance.now();
  };
  const ended = (request) => {
    underWay.delete(request);
    changed = performance.now();
  };
  const listeners = { request: began, requestfinished: ended, requestfailed: ended };
  for (const [event, listener] of Object.entries(listeners)) page.on(event, listener);
  return {
    isQuiet: () => underWay.size === 0 && performance.now() - changed >= QUIET_MS,
    stop: () => {
      for (const [event, listener] of Object.entries(listeners)) page.off(event, listener);
    },
  };
};

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Keeps from now on, in every page that is opened in it, what moves there. */
export const watchShifts = (page) => page.addInitScript(observe);

/** What has moved in the page that is open in it. */
export const shiftsIn = (page) => page.evaluate(() => globalThis.kovanShifts);

/**
 * Opens a page in a browser that has kept no answers: they would stand there before any comes, and may have changed since. It
 * forgets before the page's own code begins, since the page that is left writes what it has not written yet.
 */
export const openForgetful = async (page, open) => {
  const forgetting = await page.addInitScript(() => void indexedDB.deleteDatabase('kovan'));
  await open();
  await forgetting.dispose();
};

/**
 * Opens an address of the watched page and lets the answers through one by one; gives what moved before there was any,
 * and after: `{ value, moved }[]` each. What the page asks for later is held back until it is loaded anew.
 */
export const openSlowly = async (page, address, order) => {
  const holding = await page.addInitScript(hold, LOOK_AGAIN_MS);
  const network = followNetwork(page);
  try {
    await openForgetful(page, () => page.goto(address));
    await page.locator('main :is(h1, [role=status], [aria-busy])').first().waitFor({ state: 'attached' });
    // Their own fonts come first: what they move, a pixel or two, is not the data's doing.
    await page.evaluate(frames);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(frames);
    const before = (await shiftsIn(page)).length;
    for (;;) {
      const wasQuiet = network.isQuiet();
      if (!(await page.evaluate((next) => globalThis.kovanLetOneThrough(next), order)) && wasQuiet) break;
    }
    await page.evaluate(frames);
    const all = await shiftsIn(page);
    return { before: all.slice(0, before), after: all.slice(before) };
  } finally {
    network.stop();
    await holding.dispose();
  }
};
