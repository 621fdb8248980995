// What moves on a screen while its data arrive: each answer of the server is held back, and let through alone.
import { EventEmitter, once } from 'node:events';

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

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Keeps from now on, in every page that is opened in it, what moves there. */
export const watchShifts = (page) => page.addInitScript(observe);

/** What has moved in the page that is open in it. */
export const shiftsIn = (page) => page.evaluate(() => globalThis.kovanShifts);

/**
 * Opens an address of the watched page and lets the answers through one by one; gives what moved before there was any,
 * and after: `{ value, moved }[]` each.
 */
export const openSlowly = async (page, address, order) => {
  const held = [];
  const asked = new EventEmitter();
  const hold = (route) => {
    // A stream has no end that could be waited for.
    if (route.request().url().endsWith('/api/events')) return route.abort();
    held.push(route);
    return asked.emit('held');
  };
  await page.route('**/api/**', hold);
  try {
    await page.goto(address);
    await page.locator('main :is(h1, [role=status], [aria-busy])').first().waitFor({ state: 'attached' });
    // Their own fonts come first: what they move, a pixel or two, is not the data's doing.
    await page.evaluate(frames);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(frames);
    const before = await page.evaluate(() => globalThis.kovanShifts.length);
    const network = { isIdle: false };
    const idle = page.waitForLoadState('networkidle').then(() => {
      network.isIdle = true;
    });
    for (;;) {
      if (held.length === 0 && !network.isIdle) await Promise.race([idle, once(asked, 'held')]);
      if (held.length === 0) break;
      await page.evaluate(frames);
      const route = order === 'last' ? held.pop() : held.shift();
      const answered = route.request().response();
      await route.continue();
      await (await answered)?.finished();
    }
    await page.evaluate(frames);
    const all = await shiftsIn(page);
    return { before: all.slice(0, before), after: all.slice(before) };
  } finally {
    // What is still held goes its way with this.
    await page.unroute('**/api/**', hold);
  }
};
