// npm run soak -- upgrade [--kills N] [--seed N] [--proxy caddy]: three servers over one PostgreSQL behind nginx, by the
// block of docs/operating.md, are stopped and started one after the other, as an upgrade does it, under sixteen writers.
// Not one request may go unanswered.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { caddyProgram, startCaddy } from './lib/caddy.mjs';
import { createCrowd } from './lib/crowd.mjs';
import { connect, startPostgres } from './lib/databases.mjs';
import { figuresOf } from './lib/figures.mjs';
import { tornIn } from './lib/integrity.mjs';
import { nginxProgram, startNginx } from './lib/nginx.mjs';
import { readOptions } from './lib/options.mjs';
import { between, randomFrom } from './lib/random.mjs';
import { buildServer, clusterSettings, freePort, startServer, stopServer } from './lib/server.mjs';

const SERVERS = 3;
const WRITERS = 16;
/** How each is started, what the servers behind it are told, and how long it takes to see that one is back. */
const PROXIES = {
  nginx: { program: nginxProgram, start: startNginx, settings: {}, seesAfterMs: 0 },
  caddy: { program: caddyProgram, start: startCaddy, settings: { STOP_DELAY: '5' }, seesAfterMs: 2_000 },
};

/** Stops a server as a system does, and starts it again; gives what was wrong with its end. */
const restart = async (server, wrong) => {
  const { code, said } = await stopServer(server.running);
  wrong.push(...server.running.errors);
  if (code !== 0 || said !== '') wrong.push(`it ended with ${code}: ${said}`);
  server.running = startServer(server.settings);
  await server.running.listening;
};

const soak = async ({ say, restarts, seed, postgres, startProxy, behind, folder, servers }) => {
  const databaseUrl = await postgres.createDatabase();
  for (let number = 0; number < SERVERS; number += 1) {
    const port = await freePort();
    const settings = { ...clusterSettings({ folder, databaseUrl, port, number }), ...behind.settings };
    servers.push({ port, settings, running: startServer(settings) });
    await servers[number].running.listening;
  }
  const port = await freePort();
  const ports = servers.map((server) => server.port);
  const stopProxy = await startProxy(join(folder, 'proxy'), port, ports);
  try {
    const since = performance.now();
    const wrong = [];
    const random = randomFrom(seed);
    const crowd = await createCrowd(`http://127.0.0.1:${port}`, seed, WRITERS);
    crowd.start();
    for (let number = 1; number <= restarts; number += 1) {
      await wait(behind.seesAfterMs + between(random, 100, 1_000));
      await restart(servers[number % SERVERS], wrong);
      if (number % 10 === 0) say(`${number} restarts`);
    }
    await crowd.stop();
    for (const { running } of servers) {
      const { code, said } = await stopServer(running);
      wrong.push(...running.errors, ...(code === 0 && said === '' ? [] : [`it ended with ${code}: ${said}`]));
    }
    const { ask, close } = await connect(databaseUrl);
    const torn = await tornIn(ask).finally(close);
    const seconds = (performance.now() - since) / 1000;
    if (crowd.counts.cut > 0) wrong.push(`${crowd.counts.cut} requests were not answered`);
    return figuresOf({ event: ['restarts', restarts], seconds, crowd, torn, leaks: [], bad: wrong });
  } finally {
    await stopProxy();
  }
};

export default async ({ say, args }) => {
  const { kills: restarts, seed, proxy } = readOptions(args);
  const { program, start, ...behind } = PROXIES[proxy];
  const installed = program();
  if (installed === null)
    return { ok: false, lines: [`${proxy} is not installed (Debian: apt-get install ${proxy}).`] };
  const startProxy = (...place) => start(installed, ...place);
  await buildServer();
  const postgres = await startPostgres();
  if (postgres === null) {
    return { ok: false, lines: ['PostgreSQL is not installed (Debian: apt-get install postgresql).'] };
  }
  say(`${restarts} restarts of ${SERVERS} servers in turn, ${WRITERS} writers behind ${proxy}, seed ${seed}`);
  const folder = mkdtempSync(join(tmpdir(), 'kovan-soak-'));
  const servers = [];
  try {
    return await soak({ say, restarts, seed, postgres, startProxy, behind, folder, servers });
  } finally {
    for (const { running } of servers) {
      running.child.kill('SIGKILL');
      await running.ended;
    }
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
