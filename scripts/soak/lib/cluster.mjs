import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../lib/freePort.mjs';
import { createCrowd } from './crowd.mjs';
import { connect, startPostgres } from './databases.mjs';
import { figuresOf } from './figures.mjs';
import { tornIn } from './integrity.mjs';
import { randomFrom } from './random.mjs';
import { buildServer, clusterSettings, startServer, stopServer } from './server.mjs';

/** How many servers there are. */
export const SERVERS = 3;

/** Stops a server as a system does; gives what was wrong with its end. */
export const endServer = async ({ running }) => {
  const { code, said } = await stopServer(running);
  return [...running.errors, ...(code === 0 && said === '' ? [] : [`it ended with ${code}: ${said}`])];
};

/** Starts a server that has ended once more. */
export const startAgain = async (server) => {
  server.running = startServer(server.settings);
  await server.running.listening;
};

const startServers = async ({ folder, databaseUrl, settings, servers }) => {
  for (let number = 0; number < SERVERS; number += 1) {
    const port = await freePort();
    const server = { port, settings: { ...clusterSettings({ folder, databaseUrl, port, number }), ...settings } };
    const started = startAgain(server);
    servers.push(server);
    await started;
  }
};

const soak = async ({ proxy, installed, postgres, folder, servers, ...asked }) => {
  const { seed, writers, event, answersAll = false, disturb } = asked;
  const databaseUrl = await postgres.createDatabase();
  await startServers({ folder, databaseUrl, settings: proxy.settings, servers });
  const port = await freePort();
  const ports = servers.map((server) => server.port);
  const stopProxy = await proxy.start(installed, join(folder, 'proxy'), port, ports);
  try {
    const since = performance.now();
    const bad = [];
    const crowd = await createCrowd(`http://127.0.0.1:${port}`, seed, writers);
    crowd.start();
    const more = await disturb({ servers, random: randomFrom(seed), bad });
    await crowd.stop();
    for (const server of servers) bad.push(...(await endServer(server)));
    const { ask, close } = await connect(databaseUrl);
    const torn = await tornIn(ask).finally(close);
    const seconds = (performance.now() - since) / 1000;
    if (answersAll && crowd.counts.cut > 0) bad.push(`${crowd.counts.cut} requests were not answered`);
    return figuresOf({ event, seconds, crowd, torn, leaks: [], ...more, bad });
  } finally {
    await stopProxy();
  }
};

/**
 * Has writers work at three servers over one PostgreSQL behind a proxy while `disturb({ servers, random, bad })` does what it
 * does to them; gives the figures. `disturb` may give `leaks` and `extra` rows, and adds to `bad` what was wrong; so does a
 * request without an answer where it `answersAll`.
 */
export const soakCluster = async ({ proxy, begin, ...options }) => {
  const installed = proxy.program();
  if (installed === null) {
    return { ok: false, lines: [`${proxy.name} is not installed (Debian: apt-get install ${proxy.name}).`] };
  }
  await buildServer();
  const postgres = await startPostgres();
  if (postgres === null) {
    return { ok: false, lines: ['PostgreSQL is not installed (Debian: apt-get install postgresql).'] };
  }
  begin();
  const folder = mkdtempSync(join(tmpdir(), 'kovan-soak-'));
  const servers = [];
  try {
    return await soak({ proxy, installed, postgres, folder, servers, ...options });
  } finally {
    for (const { running } of servers) {
      running.child.kill('SIGKILL');
      await running.ended;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
