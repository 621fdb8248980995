// npm run soak -- cluster [--kills N] [--seed N]: three servers over one PostgreSQL behind nginx, one of which is killed
// again and again under eight writers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCrowd } from './lib/crowd.mjs';
import { connect, startPostgres } from './lib/databases.mjs';
import { figuresOf } from './lib/figures.mjs';
import { tornIn } from './lib/integrity.mjs';
import { nginxProgram, startNginx } from './lib/nginx.mjs';
import { readOptions } from './lib/options.mjs';
import { between, randomFrom } from './lib/random.mjs';
import { buildServer, clusterSettings, freePort, startServer, stopServer } from './lib/server.mjs';
import { watchSteady } from './lib/steady.mjs';

const SERVERS = 3;

/** Kills one of the servers at a random moment, and starts it again. */
const killOne = async (servers, random, errors) => {
  const index = between(random, 0, servers.length - 1);
  await wait(between(random, 20, 900));
  const { running, settings } = servers[index];
  running.child.kill('SIGKILL');
  await running.ended;
  errors.push(...running.errors);
  servers[index].running = startServer(settings);
  await servers[index].running.listening;
};

const tornInDatabase = async (databaseUrl) => {
  const { ask, close } = await connect(databaseUrl);
  try {
    return await tornIn(ask);
  } finally {
    await close();
  }
};

const soak = async ({ say, kills, seed, postgres, nginx, folder, servers }) => {
  const databaseUrl = await postgres.createDatabase();
  for (let number = 0; number < SERVERS; number += 1) {
    const port = await freePort();
    const settings = clusterSettings({ folder, databaseUrl, port, number });
    servers.push({ port, settings, running: startServer(settings) });
    await servers[number].running.listening;
  }
  const port = await freePort();
  const ports = servers.map((server) => server.port);
  const stopNginx = await startNginx(nginx, join(folder, 'nginx'), port, ports);
  try {
    const since = performance.now();
    const errors = [];
    const random = randomFrom(seed);
    const crowd = await createCrowd(`http://127.0.0.1:${port}`, seed);
    crowd.start();
    for (let kill = 1; kill <= kills; kill += 1) {
      await killOne(servers, random, errors);
      if (kill % 10 === 0) say(`${kill} kills`);
    }
    const steady = await watchSteady(servers[0].running.child);
    await crowd.stop();
    for (const { running } of servers) {
      const { code, said } = await stopServer(running);
      errors.push(...running.errors, ...(code === 0 && said === '' ? [] : [`it ended with ${code}: ${said}`]));
    }
    const seconds = (performance.now() - since) / 1000;
    const torn = await tornInDatabase(databaseUrl);
    return figuresOf({
      event: ['kills (SIGKILL)', kills],
      seconds,
      crowd,
      torn,
      leaks: steady.leaks,
      extra: steady.rows,
      bad: errors,
    });
  } finally {
    await stopNginx();
  }
};

export default async ({ say, args }) => {
  const { kills, seed } = readOptions(args);
  const nginx = nginxProgram();
  if (nginx === null) return { ok: false, lines: ['nginx is not installed (Debian: apt-get install nginx).'] };
  await buildServer();
  const postgres = await startPostgres();
  if (postgres === null) {
    return { ok: false, lines: ['PostgreSQL is not installed (Debian: apt-get install postgresql).'] };
  }
  say(`${kills} kills of one of ${SERVERS}, seed ${seed}`);
  const folder = mkdtempSync(join(tmpdir(), 'kovan-soak-'));
  const servers = [];
  try {
    return await soak({ say, kills, seed, postgres, nginx, folder, servers });
  } finally {
    for (const { running } of servers) {
      running.child.kill('SIGKILL');
      await running.ended;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
