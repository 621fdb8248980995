// npm run soak -- offline [--runs N] [--seed N]: browsers tick a family's tasks while their network is cut, answers get lost
// or late, the server is killed and started again, and pages are closed or loaded anew, without a network, too; afterwards
// each tick must stand on the server once, by one key, and none wait.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { launchOptions } from '../lib/browser.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '../lib/run.mjs';
import { cutNetwork } from './lib/cutNetwork.mjs';
import { killableServer } from './lib/killableServer.mjs';
import { readOptions } from './lib/options.mjs';
import { between, randomFrom } from './lib/random.mjs';
import { freePort } from './lib/server.mjs';
import { askPatiently, openTickingFamily } from './lib/tickingFamily.mjs';

const TASKS = 6;
/** Runs of one family after another, so that its lists stay short. */
const RUNS_OF_FAMILY = 8;
/** Browsers at a time; a server that one of them kills is gone for all. */
const LANES = 3;
const WITHIN_MS = 240_000;
/** A tick is shown at once; a busy machine takes its time. */
const SHOWN_WITHIN_MS = 5_000;

/** Runs in the page: the tasks whose ticks lie in the browser's database. */
const waitingTicks = () =>
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

const openPage = async (context, origin) => {
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

/**
 * Presses until the list shows the tick; gives how often nothing came of it. A row that moves under the finger is missed by
 * people, too: they see it, and press again.
 */
const pressUntilShown = async (button) => {
  for (let misses = 0; ; misses += 1) {
    await button.click({ timeout: WITHIN_MS });
    const isShown = await button.waitFor({ state: 'hidden', timeout: SHOWN_WITHIN_MS }).then(
      () => true,
      () => false,
    );
    if (isShown) return misses;
  }
};

const isKeptByWorker = (page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/**
 * Ticks one task while something is broken; gives the page that is open afterwards, whether it was loaded without a network,
 * and how many presses came to nothing.
 */
const tickOnce = async ({ random, page, context, origin, restart, tried }, { id, name }) => {
  const button = page.getByRole('button', { name: `Tamamla: ${name}`, exact: true });
  await button.waitFor({ timeout: WITHIN_MS });
  const leaves = between(random, 0, 5);
  let isReloaded = false;
  let misses = 0;
  const mend = await cutNetwork(random, { context, restart });
  try {
    misses = await pressUntilShown(button);
    await wait(between(random, 30, 500));
    if (leaves <= 1) await isTaken(page, id, tried);
    isReloaded = leaves === 0 && (await isKeptByWorker(page));
    if (isReloaded) await page.reload();
  } finally {
    await mend();
  }
  if (leaves !== 1) return { page, isReloaded, misses };
  const next = await openPage(context, origin);
  await page.close();
  return { page: next, isReloaded, misses };
};

const runOnce = async ({ random, family, origin, restart }) => {
  const { context } = family;
  const tasks = [];
  while (tasks.length < TASKS) tasks.push(await askPatiently(family.addTask, WITHIN_MS));
  const ids = tasks.map(({ id }) => id);
  const tried = [];
  const note = (request) => {
    if (request.method() === 'PUT') tried.push({ url: request.url(), key: request.headers()['idempotency-key'] });
  };
  const refusals = [];
  const noteAnswer = (response) => {
    if (response.request().method() === 'PUT' && !response.ok())
      refusals.push({ url: response.url(), status: response.status() });
  };
  context.on('request', note);
  context.on('response', noteAnswer);
  let reloads = 0;
  let misses = 0;
  let page = await openPage(context, origin);
  try {
    for (const task of tasks) {
      const after = await tickOnce({ random, page, context, origin, restart, tried }, task);
      page = after.page;
      if (after.isReloaded) reloads += 1;
      misses += after.misses;
    }
    let done = [];
    let waiting = [];
    for (const until = Date.now() + WITHIN_MS; Date.now() < until; await wait(300)) {
      const completed = await askPatiently(family.completed, WITHIN_MS);
      done = completed.map(({ id }) => id).filter((id) => ids.includes(id));
      waiting = await page.evaluate(waitingTicks);
      if (done.length >= ids.length && waiting.length === 0) break;
    }
    const problems = [];
    if (done.length !== ids.length || ids.some((id) => !done.includes(id)))
      problems.push(`${done.length} of ${ids.length} are done`);
    for (const [index, id] of ids.entries()) {
      if (done.includes(id)) continue;
      const of = ({ url }) => url.includes(id);
      const statuses = refusals.filter(of).map(({ status }) => status);
      problems.push(
        `tick ${index + 1}: sent ${tried.filter(of).length} times, refused with ${statuses.join(', ') || 'nothing'}`,
      );
    }
    if (waiting.length > 0) problems.push(`${waiting.length} still wait`);
    const keys = new Map();
    for (const { url, key } of tried) keys.set(url, (keys.get(url) ?? new Set()).add(key));
    for (const [url, used] of keys) if (used.size > 1) problems.push(`${used.size} keys for ${url}`);
    return { problems, tries: tried.length, reloads, misses };
  } finally {
    context.off('request', note);
    context.off('response', noteAnswer);
    await page.close();
  }
};

export default async ({ say, args }) => {
  const { runs, seed } = readOptions(args);
  say(`${runs} runs of ${TASKS} ticks, seed ${seed}`);
  const folder = mkdtempSync(join(tmpdir(), 'kovan-soak-offline-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await killableServer({
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    LIMIT_SIGN_UP: '100000',
  });
  const browser = await chromium.launch(launchOptions());
  const lines = [];
  const total = { runs: 0, tries: 0, reloads: 0, misses: 0 };
  const told = () =>
    `${total.runs} runs: ${total.runs * TASKS} ticks in ${total.tries} tries, ` +
    `${server.kills()} kills, ${total.reloads} pages loaded without a network, ${total.misses} presses missed`;
  const families = Array.from({ length: Math.ceil(runs / RUNS_OF_FAMILY) }, (_, index) => index * RUNS_OF_FAMILY);
  try {
    await inParallel(
      families.map((first) => async () => {
        const family = await server.undisturbed(() => openTickingFamily(browser, origin));
        for (let number = first + 1; number <= Math.min(runs, first + RUNS_OF_FAMILY); number += 1) {
          const random = randomFrom(seed + number);
          const one = await runOnce({ random, family, origin, restart: server.restart }).catch((error) => ({
            problems: [error.message.split('\n')[0]],
            tries: 0,
            reloads: 0,
            misses: 0,
          }));
          total.runs += 1;
          total.tries += one.tries;
          total.reloads += one.reloads;
          total.misses += one.misses;
          for (const problem of one.problems) {
            lines.push(`run ${number}: ${problem}`);
            say(lines.at(-1));
          }
          if (total.runs % 5 === 0) say(told());
        }
        await family.context.close();
      }),
      LANES,
    );
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ok: lines.length === 0, lines: [...lines, told()] };
};
