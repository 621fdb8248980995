import { setTimeout as wait } from 'node:timers/promises';
import { cutNetwork } from './cutNetwork.mjs';
import { between } from './random.mjs';
import { askPatiently } from './tickingFamily.mjs';

export const WITHIN_MS = 240_000;
/** A press that comes sooner after another one at its place counts as the second of a double press. */
const APART_MS = 500;
/** A tick is shown at once; a busy machine takes its time. */
const SHOWN_WITHIN_MS = 10_000;

/** Runs in the page: the tasks whose ticks lie in the browser's database. */
export const waitingTicks = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('kovan');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const asking = opening.result.transaction('queue').objectStore('queue').getAll();
      asking.addEventListener('success', () => {
        opening.result.close();
        resolve(asking.result.map(({ work }) => work.id));
      });
    });
  });

export const openPage = async (context, origin) => {
  const page = await context.newPage();
  await askPatiently(() => page.goto(`${origin}/app/family/tasks`), WITHIN_MS);
  return page;
};

/** Resolves once the browser has the tick, or has sent it: before that nobody could. */
const isTaken = async (page, id, tried) => {
  for (const until = Date.now() + WITHIN_MS; Date.now() < until; await wait(20)) {
    if (tried.some(({ url }) => url.includes(id)) || (await page.evaluate(waitingTicks)).includes(id)) return;
  }
  throw new Error(`the tick of ${id} was neither kept nor sent`);
};

/** Presses, as long as a finger does, until the list shows the tick; gives how often nothing came of it. */
const pressUntilShown = async (random, button, note) => {
  for (let misses = 0; ; misses += 1) {
    await button.click({ timeout: WITHIN_MS, delay: between(random, 40, 160) });
    const isShown = await button.waitFor({ state: 'hidden', timeout: SHOWN_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    if (isShown) return misses;
    note('nothing came of the press');
  }
};

const isKeptByWorker = (page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/**
 * Ticks one task while something is broken; gives the page that is open afterwards, whether it was loaded without a network,
 * and how many presses came to nothing.
 */
export const tickOnce = async ({ random, page, family, origin, restart, tried }, { id, name }) => {
  const { context, journal } = family;
  const button = page.getByRole('button', { name: `Tamamla: ${name}`, exact: true });
  await button.waitFor({ timeout: WITHIN_MS });
  await wait(APART_MS);
  const leaves = between(random, 0, 5);
  let isReloaded = false;
  let misses = 0;
  const { way, mend } = await cutNetwork(random, { context, restart });
  journal.note(`${id.slice(-6)} is ${name}: ${way}, leaves ${leaves}`);
  try {
    misses = await pressUntilShown(random, button, journal.note);
    await wait(between(random, 30, 500));
    if (leaves <= 1) await isTaken(page, id, tried);
    isReloaded = leaves === 0 && (await isKeptByWorker(page));
    if (isReloaded) await page.reload();
  } finally {
    await mend();
    journal.note('mended');
  }
  if (leaves !== 1) return { page, isReloaded, misses };
  const next = await openPage(context, origin);
  await page.close();
  return { page: next, isReloaded, misses };
};
