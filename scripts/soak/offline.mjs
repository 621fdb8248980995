// npm run soak -- offline [--runs N] [--seed N]: a browser ticks a family's tasks while its network is cut, answers get
// lost, the server is killed and started again, and pages are closed; afterwards each tick must stand on the server once.
// Needs `npm run build`.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { launchOptions } from '../lib/browser.mjs';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { callApi, signUp } from '../lib/seed/client.mjs';
import { readOptions } from './lib/options.mjs';
import { between, randomFrom } from './lib/random.mjs';
import { freePort } from './lib/server.mjs';

// The server that stands beside the built app, which it serves.
const SERVER = `${ROOT}apps/api/dist/server.js`;
const TASKS = 6;
const WITHIN_MS = 60_000;

/** Starts the server; `listening` resolves once it answers. */
const startServer = (settings) => {
  const child = spawn(process.execPath, [SERVER], { env: { PATH: process.env.PATH, ...settings }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const answers = async () => {
    for (const until = Date.now() + WITHIN_MS; Date.now() < until; await wait(100)) {
      const isThere = await fetch(`http://127.0.0.1:${settings.PORT}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
    }
    throw new Error('the server did not start');
  };
  return { child, ended, listening: answers() };
};

/** A family with a child and some tasks for today; its token, and the names of the tasks. */
const makeFamily = async (origin) => {
  const email = `${randomUUID()}@example.test`;
  const token = await signUp(origin, { email, password: 'a-long-password', displayName: 'Ayşe Yılmaz' });
  const post = (path, body) => callApi(origin, path, { method: 'POST', token, body });
  const child = await post('/api/children', { name: 'Elif', birthYear: 2016, grade: '5. Sınıf', avatar: '👧' });
  const dueDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());
  const names = Array.from({ length: TASKS }, (_, index) => `Görev ${index + 1}`);
  for (const name of names) await post('/api/tasks', { childId: child.data.id, name, icon: '🧹', dueDate });
  return { token, names };
};

const openPage = async (context, origin) => {
  const page = await context.newPage();
  await page.goto(`${origin}/app/family/tasks`);
  return page;
};

/** Breaks something at random; gives what mends it. */
const breakSomething = async (random, { context, restart }) => {
  switch (between(random, 0, 4)) {
    case 0:
      await context.setOffline(true);
      return () => context.setOffline(false);
    case 1:
      await context.route('**/api/tasks/*/status', (route) => route.abort('connectionreset'));
      return () => context.unroute('**/api/tasks/*/status');
    case 2:
      // The server hears, and nobody hears the server.
      await context.route('**/api/tasks/*/status', async (route) => {
        await route.fetch().catch(() => undefined);
        await route.abort('connectionreset').catch(() => undefined);
      });
      return () => context.unroute('**/api/tasks/*/status');
    case 3:
      await restart.kill();
      return restart.start;
    default:
      return () => undefined;
  }
};

const runOnce = async ({ random, browser, origin, restart }) => {
  const family = await makeFamily(origin);
  const context = await browser.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  const tried = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT') tried.push({ url: request.url(), key: request.headers()['idempotency-key'] });
  });
  try {
    await context.addInitScript(([token]) => localStorage.setItem('token', token), [family.token]);
    let page = await openPage(context, origin);
    for (const name of family.names) {
      const mend = await breakSomething(random, { context, restart });
      const button = page.getByRole('button', { name: `Tamamla: ${name}`, exact: true });
      await button.click({ timeout: 20_000 });
      await wait(between(random, 30, 500));
      await mend();
      // A page is closed at any moment; a moment after a press it has kept it.
      if (between(random, 0, 3) === 0) {
        const next = await openPage(context, origin);
        await page.close();
        page = next;
      }
    }
    const until = Date.now() + WITHIN_MS;
    let done = [];
    while (Date.now() < until) {
      const list = await callApi(origin, '/api/tasks/completed', { token: family.token });
      done = list.data.map(({ name }) => name).toSorted();
      if (done.length >= family.names.length) break;
      await wait(300);
    }
    const problems = [];
    if (done.join() !== family.names.join()) problems.push(`done: ${done.join()}`);
    const keys = new Map();
    for (const { url, key } of tried) keys.set(url, (keys.get(url) ?? new Set()).add(key));
    for (const [url, used] of keys) if (used.size > 1) problems.push(`${used.size} keys for ${url}`);
    return { problems, tries: tried.length, ticks: family.names.length };
  } finally {
    await context.close();
  }
};

export default async ({ say, args }) => {
  const { runs, seed } = readOptions(args);
  const random = randomFrom(seed);
  say(`${runs} runs of ${TASKS} ticks, seed ${seed}`);
  const folder = mkdtempSync(join(tmpdir(), 'kovan-soak-offline-'));
  const port = await freePort();
  const settings = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    LIMIT_SIGN_UP: '100000',
  };
  let server = startServer(settings);
  await server.listening;
  let kills = 0;
  const restart = {
    kill: async () => {
      kills += 1;
      server.child.kill('SIGKILL');
      await server.ended;
    },
    start: async () => {
      server = startServer(settings);
      await server.listening;
    },
  };
  const browser = await chromium.launch(launchOptions());
  const lines = [];
  const total = { ticks: 0, tries: 0 };
  try {
    for (let run = 1; run <= runs; run += 1) {
      const { problems, tries, ticks } = await runOnce({
        random,
        browser,
        origin: `http://127.0.0.1:${port}`,
        restart,
      });
      total.ticks += ticks;
      total.tries += tries;
      for (const problem of problems) lines.push(`run ${run}: ${problem}`);
      if (run % 10 === 0) say(`${run} runs, ${total.ticks} ticks in ${total.tries} tries, ${kills} kills`);
    }
  } finally {
    await browser.close();
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
  const ok = lines.length === 0;
  return { ok, lines: [...lines, `${runs} runs: ${total.ticks} ticks in ${total.tries} tries, ${kills} kills`] };
};
