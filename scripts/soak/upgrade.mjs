// npm run soak -- upgrade [--kills N] [--seed N] [--proxy caddy]: three servers over one PostgreSQL behind nginx, by the
// block of docs/operating.md, are stopped and started one after the other, as an upgrade does it, under sixteen writers.
// Not one request may go unanswered.
import { setTimeout as wait } from 'node:timers/promises';
import { caddyProgram, startCaddy } from './lib/caddy.mjs';
import { endServer, SERVERS, soakCluster, startAgain } from './lib/cluster.mjs';
import { nginxProgram, startNginx } from './lib/nginx.mjs';
import { readOptions } from './lib/options.mjs';
import { between } from './lib/random.mjs';

const WRITERS = 16;
/** How each is started, what the servers behind it are told, and how long it takes to see that one is back. */
const PROXIES = {
  nginx: { program: nginxProgram, start: startNginx, seesAfterMs: 0 },
  caddy: { program: caddyProgram, start: startCaddy, settings: { STOP_DELAY: '5' }, seesAfterMs: 2_000 },
};

export default async ({ say, args }) => {
  const { kills: restarts, seed, proxy: name } = readOptions(args);
  const { seesAfterMs, ...proxy } = PROXIES[name];
  return soakCluster({
    proxy: { name, ...proxy },
    begin: () =>
      say(`${restarts} restarts of ${SERVERS} servers in turn, ${WRITERS} writers behind ${name}, seed ${seed}`),
    seed,
    writers: WRITERS,
    event: ['restarts', restarts],
    answersAll: true,
    disturb: async ({ servers, random, bad }) => {
      for (let number = 1; number <= restarts; number += 1) {
        await wait(seesAfterMs + between(random, 100, 1_000));
        const server = servers[number % SERVERS];
        bad.push(...(await endServer(server)));
        await startAgain(server);
        if (number % 10 === 0) say(`${number} restarts`);
      }
    },
  });
};
