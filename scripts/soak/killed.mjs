// npm run soak -- killed [--kills N] [--seed N]: kills the server with its embedded database at random moments under eight
// writers, and looks afterwards whether every acknowledged write is there once.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCrowd } from './lib/crowd.mjs';
import { openFolder } from './lib/databases.mjs';
import { figuresOf } from './lib/figures.mjs';
import { tornIn } from './lib/integrity.mjs';
import { readOptions } from './lib/options.mjs';
import { between, randomFrom } from './lib/random.mjs';
import { buildServer, freePort, startServer, stopServer } from './lib/server.mjs';
import { watchSteady } from './lib/steady.mjs';

/** How many of the kills come while the server still starts, in the midst of the recovery from the one before. */
const EARLY = 0.15;
const KNOWN = new Set(['db', 'session-secret', 'outbox', 'backups']);

const ownSettings = (dataDir, port) => ({ DATA_DIR: dataDir, PORT: String(port), LIMIT_SIGN_UP: '1000' });

/** Starts and kills a server once; gives how long it took to listen, or `null` when it was killed before. */
const killOnce = async (settings, random, errors) => {
  const since = performance.now();
  const server = startServer(settings);
  let took = null;
  if (random() < EARLY) await wait(between(random, 50, 1500));
  else {
    await server.listening;
    took = performance.now() - since;
    await wait(between(random, 20, 900));
  }
  server.child.kill('SIGKILL');
  await server.ended;
  errors.push(...server.errors);
  return took;
};

const killMany = async ({ kills, settings, random, say }) => {
  const errors = [];
  const starts = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const took = await killOnce(settings, random, errors);
    if (took !== null) starts.push(took);
    if (kill % 10 === 0) say(`${kill} kills`);
  }
  starts.sort((a, b) => a - b);
  return { errors, median: (starts[Math.floor(starts.length / 2)] ?? 0) / 1000 };
};

const tornInFolder = async (dataDir) => {
  const { ask, close } = await openFolder(join(dataDir, 'db'));
  try {
    return await tornIn(ask);
  } finally {
    await close();
  }
};

export default async ({ say, args }) => {
  const { kills, seed } = readOptions(args);
  say(`${kills} kills, seed ${seed}`);
  await buildServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'kovan-soak-'));
  const port = await freePort();
  const settings = ownSettings(dataDir, port);
  let server = startServer(settings);
  try {
    const since = performance.now();
    await server.listening;
    const crowd = await createCrowd(`http://127.0.0.1:${port}`, seed);
    await stopServer(server);
    crowd.start();
    const { errors, median } = await killMany({ kills, settings, random: randomFrom(seed), say });

    server = startServer(settings);
    await server.listening;
    const steady = await watchSteady(server.child);
    await crowd.stop();
    const { code, said } = await stopServer(server);
    errors.push(...server.errors, ...(code === 0 && said === '' ? [] : [`it ended with ${code}: ${said}`]));
    const left = readdirSync(dataDir).filter((name) => !KNOWN.has(name));
    return figuresOf({
      kills,
      seconds: (performance.now() - since) / 1000,
      crowd,
      torn: await tornInFolder(dataDir),
      leaks: [...steady.leaks, ...left.map((name) => `the file ${name} was left behind`)],
      extra: [...steady.rows, ['start after a kill, median', `${median.toFixed(2)} s`]],
      bad: errors,
    });
  } finally {
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};
