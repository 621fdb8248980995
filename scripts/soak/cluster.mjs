// npm run soak -- cluster [--kills N] [--seed N]: three servers over one PostgreSQL behind nginx, one of which is killed
// again and again under eight writers.
import { setTimeout as wait } from 'node:timers/promises';
import { SERVERS, soakCluster, startAgain } from './lib/cluster.mjs';
import { nginxProgram, startNginx } from './lib/nginx.mjs';
import { readOptions } from './lib/options.mjs';
import { between } from './lib/random.mjs';
import { watchSteady } from './lib/steady.mjs';

/** Kills one of the servers at a random moment, and starts it again. */
const killOne = async (servers, random, bad) => {
  const server = servers[between(random, 0, servers.length - 1)];
  await wait(between(random, 20, 900));
  server.running.child.kill('SIGKILL');
  await server.running.ended;
  bad.push(...server.running.errors);
  await startAgain(server);
};

export default async ({ say, args }) => {
  const { kills, seed } = readOptions(args);
  return soakCluster({
    proxy: { name: 'nginx', program: nginxProgram, start: startNginx },
    begin: () => say(`${kills} kills of one of ${SERVERS}, seed ${seed}`),
    seed,
    event: ['kills (SIGKILL)', kills],
    disturb: async ({ servers, random, bad }) => {
      for (let kill = 1; kill <= kills; kill += 1) {
        await killOne(servers, random, bad);
        if (kill % 10 === 0) say(`${kill} kills`);
      }
      const { leaks, rows } = await watchSteady(servers[0].running.child);
      return { leaks, extra: rows };
    },
  });
};
