// npm run soak -- streams [--streams N]: so many browsers follow what changes at one server, which then costs so much more
// memory, and come back after it was stopped and started again, by the app's own code.
import { mkdtemp, rm } from 'node:fs/promises';
import { setMaxListeners } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { freePort } from '../lib/freePort.mjs';
import { ROOT } from '../lib/run.mjs';
import { callApi, signUp } from '../lib/seed/client.mjs';
import { startPostgres } from './lib/databases.mjs';
import { buildServer, startServer, stopServer } from './lib/server.mjs';
import { isFine, mostMb } from './lib/streamAims.mjs';

/** At most so many streams a session, and so many sessions a user (LV-01; docs/decisions.md). */
const A_SESSION = 5;
const SESSIONS_A_USER = 20;
const MB = 1024 * 1024;

/** Says on SIGUSR2 what the process holds once nothing is left to be collected. */
const SAYS_MEMORY = `process.on('SIGUSR2', () => {
  for (let turn = 0; turn < 3; turn += 1) gc();
  process.stdout.write('memory ' + JSON.stringify(process.memoryUsage()) + '\\n');
});`;
const NODE_OPTIONS = `--expose-gc --import data:text/javascript,${encodeURIComponent(SAYS_MEMORY)}`;

const memoryOf = ({ child }) =>
  new Promise((resolve) => {
    const hear = (text) => {
      const [, said] = /^memory (.*)$/m.exec(text) ?? [];
      if (!said) return;
      child.stdout.off('data', hear);
      resolve(JSON.parse(said));
    };
    child.stdout.on('data', hear);
    child.kill('SIGUSR2');
  });

const bundleClient = async (folder) => {
  const outfile = join(folder, 'followers.mjs');
  const entryPoints = [join(ROOT, 'scripts/soak/lib/followers.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' });
  return import(pathToFileURL(outfile).href);
};

/** Tokens of so many sessions, of as few users as may have them. */
const sessionsOf = async (origin, count) => {
  const tokens = [];
  for (let user = 0; tokens.length < count; user += 1) {
    const account = { email: `soak${user}@example.test`, password: 'a-long-password', displayName: 'Ayşe Yılmaz' };
    const first = await signUp(origin, account);
    const child = { name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };
    await callApi(origin, '/api/children', { method: 'POST', token: first, body: child });
    const toolkit = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ...account, returnSecureToken: true });
    const { idToken } = await (await fetch(toolkit, { method: 'POST', headers, body })).json();
    tokens.push(first);
    for (let more = 1; more < SESSIONS_A_USER; more += 1) {
      const exchanged = { method: 'POST', body: { id_token: idToken } };
      tokens.push((await callApi(origin, '/api/auth/firebase', exchanged)).token);
    }
  }
  return tokens.slice(0, count);
};

/** Browsers that follow, and read what is on their screen when their stream opens. */
const createBrowsers = ({ createApiClient, followEvents, keepFollowing }, origin) => {
  const end = new AbortController();
  setMaxListeners(0, end.signal);
  const state = { open: 0, opened: [], failed: 0 };
  const start = (token) => {
    const api = createApiClient({
      baseUrl: origin,
      getToken: () => token,
      onUnauthorized: () => (state.failed += 1),
      getLanguage: () => 'tr',
      timeZone: () => 'Europe/Istanbul',
    });
    const follow = async (heard, signal) => {
      let isOpen = false;
      const onOpen = () => {
        isOpen = true;
        state.open += 1;
        state.opened.push(performance.now());
        heard.onOpen();
      };
      try {
        await followEvents(api.request, { ...heard, onOpen }, signal);
      } finally {
        if (isOpen) state.open -= 1;
      }
    };
    const reads = () => {
      for (const read of [api.children.list(), api.tasks.listWithOccurrences(null), api.homework.list(null)])
        read.catch(() => (state.failed += 1));
    };
    const outside = {
      follow,
      wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => undefined),
      now: () => performance.now(),
      random: Math.random,
    };
    return keepFollowing(outside, { onOpen: reads, onChange: () => undefined }, end.signal);
  };
  return { state, start, stop: () => end.abort() };
};

const until = async (isSo, seconds) => {
  const since = performance.now();
  while (!isSo()) {
    if (performance.now() - since > seconds * 1000) return null;
    await wait(20);
  }
  return (performance.now() - since) / 1000;
};

const mostASecond = (moments) =>
  moments.reduce((most, from) => Math.max(most, moments.filter((at) => at >= from && at < from + 1000).length), 0);

/** Makes an ordinary call ten times a second, in a thread of its own, until told; gives the times they took, in order. */
const watchCalls = (origin, token) => {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const times = [];
    let goes = true;
    parentPort.once('message', () => (goes = false));
    (async () => {
      while (goes) {
        const since = performance.now();
        const answer = await fetch(workerData.url, { headers: workerData.headers }).catch(() => null);
        if (answer && (await answer.text())) times.push(performance.now() - since);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      parentPort.postMessage(times.sort((a, b) => a - b));
    })();`;
  const workerData = { url: `${origin}/api/children`, headers: { authorization: `Bearer ${token}` } };
  const worker = new Worker(code, { eval: true, workerData });
  return async () => {
    const said = new Promise((resolve) => worker.once('message', resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('end');
    return said;
  };
};

const soak = async ({ say, streams, settings, origin, client, running }) => {
  const tokens = await sessionsOf(origin, Math.ceil(streams / A_SESSION));
  say(`${tokens.length} sessions`);
  const warm = createBrowsers(client, origin);
  for (const token of tokens.slice(0, 50)) void warm.start(token);
  await until(() => warm.state.open === Math.min(50, tokens.length), 30);
  warm.stop();
  await until(() => warm.state.open === 0, 10);
  await wait(2_000);
  const before = await memoryOf(running.server);
  const browsers = createBrowsers(client, origin);
  for (let number = 0; number < streams; number += 1) {
    void browsers.start(tokens[number % tokens.length]);
    if (number % 20 === 19) await wait(20);
  }
  await until(() => browsers.state.open === streams, 60);
  // What their first reads left is collected; nothing goes on but the streams.
  await wait(5_000);
  const after = await memoryOf(running.server);
  const [rss, heap] = [
    (after.rss - before.rss) / MB,
    (after.heapUsed + after.external - before.heapUsed - before.external) / MB,
  ];

  browsers.state.opened.length = 0;
  const stopSince = performance.now();
  const { code } = await stopServer(running.server);
  const stopped = (performance.now() - stopSince) / 1000;
  running.server = startServer(settings);
  await running.server.listening;
  const down = (performance.now() - stopSince) / 1000;
  const calls = watchCalls(origin, tokens[0]);
  const back = await until(() => browsers.state.open === streams, 180);
  const times = await calls();
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Infinity;
  const peak = mostASecond(browsers.state.opened);
  browsers.stop();
  const lines = [
    `${streams} idle streams: ${rss.toFixed(1)} MB of memory more, of JavaScript's ${heap.toFixed(1)} MB, ${((Math.max(rss, heap) * 1024) / streams).toFixed(1)} kB each; aim ${mostMb(streams).toFixed(0)} MB`,
    `stopped in ${stopped.toFixed(1)} s with ${code}, answered again after ${down.toFixed(1)} s`,
    `all back ${back === null ? 'never' : `${back.toFixed(1)} s later`}, at most ${peak} in a second; other calls took ${p95.toFixed(0)} ms at p95, ${times.at(-1)?.toFixed(0)} at most; ${browsers.state.failed} calls failed`,
  ];
  return { ok: isFine({ streams, mb: Math.max(rss, heap), code, backSeconds: back, callMs: p95 }), lines };
};

export default async ({ say, args }) => {
  const options = { streams: { type: 'string', default: '2000' } };
  const streams = Number(parseArgs({ args, strict: false, options }).values.streams);
  await buildServer();
  const folder = await mkdtemp(join(tmpdir(), 'kovan-soak-'));
  const bundled = await mkdtemp(join(ROOT, 'node_modules/.cache/kovan/followers-'));
  const postgres = await startPostgres();
  const port = await freePort();
  const settings = {
    ...(postgres && { DATABASE_URL: await postgres.createDatabase() }),
    DATA_DIR: folder,
    SESSION_SECRET: 'the secret of a soak, which protects nobody',
    PORT: String(port),
    LIMIT_SIGN_UP: '1000',
    LIMIT_EXCHANGE: '10000',
    NODE_OPTIONS,
  };
  const running = { server: startServer(settings) };
  try {
    await running.server.listening;
    const client = await bundleClient(bundled);
    return await soak({ say, streams, settings, origin: `http://127.0.0.1:${port}`, client, running });
  } finally {
    running.server.child.kill('SIGKILL');
    await running.server.ended;
    await postgres?.stop();
    for (const one of [folder, bundled]) await rm(one, { recursive: true, force: true });
  }
};
