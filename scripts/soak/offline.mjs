// npm run soak -- offline [--runs N] [--seed N]: browsers tick a family's tasks while their network is cut, answers get lost
// or late, the server is killed and started again, and pages are closed or loaded anew, without a network, too; afterwards
// each tick must stand on the server once, by one key, and none wait; no press may come to nothing. A run of which that is
// not true tells all that happened to its ticks.
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { launchOptions } from '../lib/browser.mjs';
import { freePort } from '../lib/freePort.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '../lib/run.mjs';
import { keepJournal } from './lib/journal.mjs';
import { killableServer } from './lib/killableServer.mjs';
import { readOptions } from './lib/options.mjs';
import { randomFrom } from './lib/random.mjs';
import { openPage, tickOnce, waitingTicks, WITHIN_MS } from './lib/ticking.mjs';
import { askPatiently, openTickingFamily } from './lib/tickingFamily.mjs';

const TASKS = 6;
/** Runs of one family after another, so that its lists stay short. */
const RUNS_OF_FAMILY = 8;
/** Browsers at a time; a server that one of them kills is gone for all. */
const LANES = 3;

const runOnce = async ({ random, family, origin, restart }) => {
  const { context } = family;
  const tasks = [];
  while (tasks.length < TASKS) tasks.push(await askPatiently(family.addTask, WITHIN_MS));
  const ids = tasks.map(({ id }) => id);
  const tried = [];
  const note = (request) => {
    if (request.method() === 'PUT') tried.push({ url: request.url(), key: request.headers()['idempotency-key'] });
  };
  context.on('request', note);
  let reloads = 0;
  let misses = 0;
  let page = await openPage(context, origin);
  try {
    for (const task of tasks) {
      const after = await tickOnce({ random, page, family, origin, restart, tried }, task);
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
      problems.push(`${done.length} of ${ids.length} are done: ${done.map((id) => id.slice(-6)).join(', ')}`);
    if (waiting.length > 0) problems.push(`${waiting.length} still wait`);
    if (misses > 0) problems.push(`${misses} presses came to nothing`);
    const keys = new Map();
    for (const { url, key } of tried) keys.set(url, (keys.get(url) ?? new Set()).add(key));
    for (const [url, used] of keys) if (used.size > 1) problems.push(`${used.size} keys for ${url}`);
    return { problems, tries: tried.length, reloads, misses };
  } finally {
    context.off('request', note);
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
  const soFar = () =>
    `${total.runs} runs: ${total.runs * TASKS} ticks in ${total.tries} tries, ` +
    `${server.kills()} kills, ${total.reloads} pages loaded without a network, ${total.misses} presses missed`;
  const families = Array.from({ length: Math.ceil(runs / RUNS_OF_FAMILY) }, (_, index) => index * RUNS_OF_FAMILY);
  try {
    await inParallel(
      families.map((first) => async () => {
        const family = await server.undisturbed(() => openTickingFamily(browser, origin));
        const journal = await keepJournal(family.context);
        for (let number = first + 1; number <= Math.min(runs, first + RUNS_OF_FAMILY); number += 1) {
          const random = randomFrom(seed + number);
          const one = await runOnce({ random, family: { ...family, journal }, origin, restart: server.restart }).catch(
            (error) => ({
              problems: [error.message.split('\n')[0]],
              tries: 0,
              reloads: 0,
              misses: 0,
            }),
          );
          total.runs += 1;
          total.tries += one.tries;
          total.reloads += one.reloads;
          total.misses += one.misses;
          for (const problem of one.problems) {
            lines.push(`run ${number}: ${problem}`);
            say(lines.at(-1));
          }
          const told = journal.take();
          if (one.problems.length > 0) for (const line of told) say(`run ${number}: ${line}`);
          if (total.runs % 5 === 0) say(soFar());
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
  return { ok: lines.length === 0, lines: [...lines, soFar()] };
};
