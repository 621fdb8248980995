// How long a tick takes from the press to its paint on a slow phone, in the built app over a real server.
import { callApi, signUp } from '../../lib/seed/client.mjs';
import { quantile } from './figures.mjs';
import { CPU_SLOWDOWN, PHONE } from './load.mjs';
import { withReturningBrowser } from './returningBrowser.mjs';
import { enter } from './signIn.mjs';

const ACCOUNT = { email: 'ticks@example.test', password: 'a-long-password', displayName: 'Ayşe Yılmaz' };
/** Between two presses of a child that is quick. */
const PAUSE_MS = 1_000;
/** Nothing is asked of the page for so long before a press, and after it. */
const REST_MS = 500;

const TICK = 'Tamamla: ';

/** A family with a child and so many tasks for today; gives the child's id. */
const seed = async (origin, tasks) => {
  const token = await signUp(origin, ACCOUNT);
  const post = (path, body) => callApi(origin, path, { method: 'POST', token, body });
  const { data: child } = await post('/api/children', {
    name: 'Elif',
    birthYear: 2017,
    grade: '3. Sınıf',
    avatar: '👧',
  });
  const dueDate = new Intl.DateTimeFormat('sv-SE').format(new Date());
  for (let number = 1; number <= tasks; number += 1)
    await post('/api/tasks', { childId: child.id, name: `Odanı topla ${number}`, icon: '🧹', dueDate });
  return child.id;
};

/**
 * Runs in the page before a press: `window.timed` becomes the time from it to the paint in which the button that ticks is
 * gone. The frame's own paint comes with it; what is told next, before anything else that waits, is told once it is painted.
 */
const timePress = (label) => {
  window.timed = new Promise((resolve) => {
    let pressedAt;
    const isOpen = () => document.querySelector(`main [aria-label="${CSS.escape(label)}"]`) !== null;
    const look = () => {
      if (isOpen()) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - pressedAt), { priority: 'user-blocking' });
      });
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener('pointerdown', (event) => (pressedAt = event.timeStamp), { once: true, capture: true });
  });
};

/** The times of so many ticks in a child's day, one after the other: `{ times, median, p95 }`, ms. */
export const measureTicks = async (origin, { rounds, say }) => {
  const childId = await seed(origin, rounds);
  return withReturningBrowser({ ...PHONE, locale: 'tr-TR' }, async (context) => {
    const page = await context.newPage();
    await enter(page, origin, ACCOUNT);
    const next = page.locator(`main section[data-item] button[aria-label^="${TICK}"]`);
    const open = async () => {
      await page.goto(`${origin}/app/${childId}/tasks`);
      await next.waitFor();
      await page.waitForTimeout(PAUSE_MS);
    };
    await open();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await open();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times = [];
    for (let number = 1; number <= rounds; number += 1) {
      const label = await next.getAttribute('aria-label');
      const box = await next.boundingBox();
      await page.evaluate(timePress, label);
      // What was asked of the page until now is over before the finger comes.
      await page.waitForTimeout(REST_MS);
      // By its place: `tap()` of a locator looks at the page in the middle of the press.
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      // Nothing is asked of the page before it has painted, either.
      await page.waitForTimeout(REST_MS);
      times.push(await page.evaluate(() => window.timed));
      await page.waitForTimeout(PAUSE_MS);
    }
    say(`Ticks, ${rounds}.`);
    return { times, median: quantile(times, 0.5), p95: quantile(times, 0.95) };
  });
};
