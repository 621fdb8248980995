// What a press costs in long lists: the main thread's own time, in the built app over a real server.
import { chromium } from 'playwright';
import { launchOptions } from '../../lib/browser.mjs';
import { callApi, signUp } from '../../lib/seed/client.mjs';
import { median } from './figures.mjs';
import { signIn } from './signIn.mjs';

const TASKS = 500;
const HOMEWORK = 200;
const ACCOUNT = { email: 'bench@example.test', password: 'a-long-password', displayName: 'Ayşe Yılmaz' };
/** So long nothing may be under way before a press, and the thread is watched after it was answered. */
const QUIET_MS = 1000;
/** Rows are sent this many at a time. */
const AT_ONCE = 10;

const numbers = (count) => Array.from({ length: count }, (_, index) => index);

const sendAll = async (count, send) => {
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(numbers(Math.min(AT_ONCE, count - first)).map((index) => send(first + index)));
};

/** A family with one child, many tasks for today and much homework; gives the child's id. */
const seed = async (origin) => {
  const token = await signUp(origin, ACCOUNT);
  const post = (path, body) => callApi(origin, path, { method: 'POST', token, body });
  const child = { name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };
  const { data } = await post('/api/children', child);
  const dueDate = new Intl.DateTimeFormat('sv-SE').format(new Date());
  await sendAll(TASKS, (n) =>
    post('/api/tasks', { childId: data.id, name: `Odanı topla ${n + 1}`, icon: '🧹', dueDate }),
  );
  await sendAll(HOMEWORK, (n) =>
    post('/api/v2/family/homework', {
      cocukId: data.id,
      ders: 'Matematik',
      baslik: `Kesirler ${n + 1}`,
      aciklama: 'Sayfa 45 ve 46, bütün alıştırmalar',
      ogretmen: 'Ayşe Öğretmen',
      kitap: 'Matematik 3',
      sayfa: '45-46',
      sonTarih: dueDate,
    }),
  );
  return data.id;
};

const ticked = (page) =>
  page.waitForResponse((response) => /\/api\/tasks\/[^/]+\/status$/.test(new URL(response.url()).pathname));

/** What is pressed: where, which button, and what tells that it was done. */
const pressesFor = (childId) => [
  {
    name: `a tick in the family’s list of ${TASKS} tasks`,
    most: 50,
    path: '/app/family/tasks',
    button: 'main article button[aria-label]:has(svg.lucide-check)',
    done: ticked,
  },
  {
    name: `a tick in a child’s day of ${TASKS} tasks`,
    most: 50,
    path: `/app/${childId}/tasks`,
    button: 'main article button[aria-label]',
    done: ticked,
  },
  {
    name: `opening the homework dialog over ${HOMEWORK} cards`,
    most: 30,
    path: '/app/family/assignments',
    button: 'main button:has(svg.lucide-plus)',
    opens: '[role=dialog]',
  },
];

/** The time that the main thread has worked until now, in ms of its own clock, which stands still while others work. */
const busyOf = async (session) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
};

const pressOnce = async (context, origin, { path, button, done, opens }) => {
  const page = await context.newPage();
  try {
    await page.goto(origin + path);
    await page.locator(button).first().waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const box = await page.locator(button).first().boundingBox();
    // Whoever moves begins to follow what changes, and reads anew: no part of a press.
    const follows = page.waitForResponse((response) => response.url().endsWith('/api/events'));
    for (const place of [5, 9]) await page.mouse.move(place, place);
    await follows;
    await page.waitForTimeout(QUIET_MS);
    // What loading the page has left behind would be collected during the press.
    await session.send('HeapProfiler.collectGarbage');
    // What works without a press, such as a bee that hovers, is no part of it.
    const idleSince = performance.now();
    const idle = await busyOf(session);
    await page.waitForTimeout(QUIET_MS);
    const before = await busyOf(session);
    const share = (before - idle) / (performance.now() - idleSince);
    const since = performance.now();
    const answered = done?.(page);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await answered;
    await page.waitForTimeout(QUIET_MS);
    const busy = (await busyOf(session)) - before - share * (performance.now() - since);
    // Asked only now, since what asks works on the same thread.
    if (opens && !(await page.locator(opens).isVisible())) throw new Error(`${path} did not open ${opens}.`);
    return busy;
  } finally {
    await page.close();
  }
};

/** A family of its own at a product, its parent signed in, and the times of each press there. */
const open = async (browser, origin) => {
  const childId = await seed(origin);
  const context = await signIn(browser, origin, ACCOUNT, { viewport: { width: 1280, height: 800 }, locale: 'tr-TR' });
  const presses = pressesFor(childId).map((press) => ({ ...press, times: [] }));
  const pressAll = async () => {
    for (const press of presses) press.times.push(await pressOnce(context, origin, press));
  };
  return { presses, pressAll };
};

/**
 * The median main-thread time of each press in a page that was just loaded, at the machine's own speed; in ms. With a
 * second product (`besides`) its times, too, in the same rounds, and the ratio to its median.
 */
export const measurePresses = async (origin, { besides, rounds, say }) => {
  const browser = await chromium.launch(launchOptions());
  try {
    const sides = [await open(browser, origin)];
    if (besides) sides.push(await open(browser, besides));
    const [ours, theirs] = sides;
    for (let round = 1; round <= rounds; round += 1) {
      for (const { pressAll } of round % 2 === 0 ? sides.toReversed() : sides) await pressAll();
      say(`Presses, round ${round} of ${rounds}.`);
    }
    return ours.presses.map(({ name, most, times }, index) => {
      const other = theirs?.presses[index].times;
      const compared = other && { besides: other, ratio: median(times) / median(other) };
      return { name, most, times, median: median(times), ...compared };
    });
  } finally {
    await browser.close();
  }
};
