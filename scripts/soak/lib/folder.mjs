import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../lib/freePort.mjs';
import { createCrowd } from './crowd.mjs';
import { openFolder } from './databases.mjs';
import { figuresOf } from './figures.mjs';
import { tornIn } from './integrity.mjs';
import { between, randomFrom } from './random.mjs';
import { buildServer, startServer, stopServer } from './server.mjs';
import { watchSteady } from './steady.mjs';

const KNOWN = new Set(['db', 'db.lock', 'kovan.json', 'session-secret', 'outbox', 'backups']);
/** How often the very first start is killed before it may listen. */
const FIRST_KILLS = 5;

const tornInFolder = async (dataDir) => {
  const { ask, close } = await openFolder(join(dataDir, 'db'));
  try {
    return await tornIn(ask);
  } finally {
    await close();
  }
};

/** Kills a first start again and again; each begins anew. */
const killFirstStarts = async (settings, random) => {
  for (let kill = 0; kill < FIRST_KILLS; kill += 1) {
    const server = startServer(settings);
    await Promise.race([wait(between(random, 100, 4000)), server.listening.catch(() => undefined)]);
    server.child.kill('SIGKILL');
    await server.ended;
  }
};

/**
 * Attacks a server with its embedded database under eight writers, and looks afterwards whether every acknowledged write
 * is there once. `attack({ kills, settings, random, say })` gives `{ errors, rows }`.
 */
export const soakFolder = async ({ say, kills, seed, attack }) => {
  await buildServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'kovan-soak-'));
  const port = await freePort();
  const settings = { DATA_DIR: dataDir, PORT: String(port), LIMIT_SIGN_UP: '1000' };
  const random = randomFrom(seed);
  let server = null;
  try {
    const since = performance.now();
    await killFirstStarts(settings, random);
    server = startServer(settings);
    await server.listening;
    const crowd = await createCrowd(`http://127.0.0.1:${port}`, seed);
    await stopServer(server);
    crowd.start();
    const { errors, rows } = await attack({ kills, settings, random, say });

    server = startServer(settings);
    await server.listening;
    const steady = await watchSteady(server.child);
    await crowd.stop();
    const { code, said } = await stopServer(server);
    errors.push(...server.errors, ...(code === 0 && said === '' ? [] : [`it ended with ${code}: ${said}`]));
    const left = readdirSync(dataDir).filter((name) => !KNOWN.has(name));
    return figuresOf({
      event: ['kills (SIGKILL)', kills + FIRST_KILLS],
      seconds: (performance.now() - since) / 1000,
      crowd,
      torn: await tornInFolder(dataDir),
      leaks: [...steady.leaks, ...left.map((name) => `the file ${name} was left behind`)],
      extra: [...steady.rows, ...rows],
      bad: errors,
    });
  } finally {
    server?.child.kill('SIGKILL');
    await server?.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};
