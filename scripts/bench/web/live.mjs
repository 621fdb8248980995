// How soon a tick in one browser is painted in another, and one on a paired tablet too, over the real server.
import { chromium } from 'playwright';
import { launchOptions } from '../../lib/browser.mjs';
import { callApi, signUp } from '../../lib/seed/client.mjs';
import { quantile } from './figures.mjs';
import { signIn } from './signIn.mjs';

const ACCOUNT = { email: 'live@example.test', password: 'a-long-password', displayName: 'Ayşe Yılmaz' };
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'tr-TR' };
const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'tr-TR' };

const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** A family with a child, so many tasks, and a paired tablet; gives the child's id and the tablet's token. */
const seed = async (origin, tasks) => {
  const token = await signUp(origin, ACCOUNT);
  const post = (path, body, by = token) => callApi(origin, path, { method: 'POST', token: by, body });
  const child = { name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };
  const childId = (await post('/api/children', child)).data.id;
  for (let number = 1; number <= tasks; number += 1)
    await post('/api/tasks', { childId, name: `Odanı topla ${number}.`, icon: '🧹', dueDate: today() });
  const { code } = (await post('/api/devices', { name: 'Tablet', childIds: [childId] })).data;
  return { childId, tablet: (await post('/api/devices/pair', { code }, null)).token };
};

/** Opens a page and waits until it follows: somebody moves, and its stream is there. */
const openFollowing = async (context, url) => {
  const page = await context.newPage();
  const follows = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await page.goto(url);
  await page.locator('main').waitFor();
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  await follows;
  // What is read anew as the stream opens is no part of it.
  await page.waitForTimeout(1_000);
  return page;
};

/**
 * The times from a press on a paired tablet to the paint of it on a phone and a desktop of an adult, in ms. All browsers
 * run on this machine, so one clock tells.
 */
export const measureLive = async (origin, { rounds, say }) => {
  const { childId, tablet } = await seed(origin, rounds);
  const browser = await chromium.launch(launchOptions());
  try {
    const children = await browser.newContext({ ...PHONE, viewport: { width: 1024, height: 768 } });
    await children.addInitScript((token) => localStorage.setItem('token', token), tablet);
    const presser = await openFollowing(children, `${origin}/app/${childId}/tasks`);
    const phone = await openFollowing(await signIn(browser, origin, ACCOUNT, PHONE), `${origin}/app/family/tasks`);
    const desktop = await openFollowing(await signIn(browser, origin, ACCOUNT, DESKTOP), `${origin}/app/family/tasks`);
    const times = [];
    for (let round = 1; round <= rounds; round += 1) {
      const name = `Odanı topla ${round}.`;
      const painted = [phone, desktop].map((page) =>
        page.evaluate(
          (title) =>
            new Promise((resolve) => {
              const isThere = () =>
                [...document.querySelectorAll('main article[data-item] h3')].some((h) => h.textContent === title);
              const look = () => {
                if (isThere()) return;
                watch.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
              };
              const watch = new MutationObserver(look);
              watch.observe(document.body, { childList: true, subtree: true });
              look();
            }),
          name,
        ),
      );
      const button = presser.getByRole('button', { name: `Tamamla: ${name}`, exact: true }).first();
      await button.scrollIntoViewIfNeeded();
      await presser.evaluate(() =>
        addEventListener('pointerdown', () => (window.pressedAt = performance.timeOrigin + performance.now()), {
          once: true,
          capture: true,
        }),
      );
      await button.click();
      const pressedAt = await presser.evaluate(() => window.pressedAt);
      for (const at of await Promise.all(painted)) times.push(at - pressedAt);
      await presser.waitForTimeout(1_500);
      if (round % 5 === 0) say(`Live, ${round} of ${rounds}.`);
    }
    return { times, median: quantile(times, 0.5), p95: quantile(times, 0.95) };
  } finally {
    await browser.close();
  }
};
