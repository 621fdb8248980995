import { setTimeout as wait } from 'node:timers/promises';
import { between } from './random.mjs';
import { namespaceCommand, startServer } from './server.mjs';

/** How many of the kills come while the one who is killed still starts. */
const EARLY = 0.2;
const REFUSED = 'The data folder is in use by another Kovan server';

/** Whether a server listens, or how it ended before it did. */
const outcomeOf = (server) =>
  server.listening.then(
    () => 'listens',
    async () => (await server.ended).said,
  );

/**
 * Two starters over one folder and port, each in a PID namespace of its own where the system allows it. Whoever is
 * refused kills the other's server, and both start again at once. Gives `{ errors, rows }`.
 */
export const fight = async ({ kills, settings, random, say }) => {
  const command = namespaceCommand();
  const errors = [];
  const fighters = [
    { server: null, serves: false },
    { server: null, serves: false },
  ];
  const counts = { killed: 0, refused: 0 };

  const killServerOf = async (fighter) => {
    const { server } = fighter;
    if (server === null || counts.killed >= kills) return;
    counts.killed += 1;
    fighter.serves = false;
    server.child.kill('SIGKILL');
    await server.ended;
    if (counts.killed % 10 === 0) say(`${counts.killed} kills`);
  };

  /** Mostly while the other's server serves; sometimes in the midst of its start, or of what it does to recover. */
  const killLater = async (fighter) => {
    const { server } = fighter;
    if (server === null) return;
    if (random() >= EARLY) await Promise.race([server.listening.catch(() => undefined), server.ended]);
    await wait(between(random, 20, 900));
    if (fighter.server === server) await killServerOf(fighter);
  };

  const startOnce = async (own, rival) => {
    const server = startServer(settings, command);
    own.server = server;
    if (random() < EARLY) await Promise.race([wait(between(random, 50, 1500)), server.ended]);
    else {
      const outcome = await outcomeOf(server);
      if (outcome === 'listens') {
        if (rival.serves) errors.push('two servers listened at once');
        own.serves = server.child.exitCode === null && server.child.signalCode === null;
        await Promise.race([wait(between(random, 500, 3000)), server.ended]);
      } else if (outcome.startsWith(REFUSED)) {
        counts.refused += 1;
        await killLater(rival);
      } else if (outcome !== '') errors.push(outcome);
    }
    if (server.child.exitCode === null && server.child.signalCode === null) await killServerOf(own);
    await server.ended;
    own.server = null;
    own.serves = false;
    errors.push(...server.errors);
  };

  const run = async (own, rival) => {
    while (counts.killed < kills) await startOnce(own, rival);
  };
  try {
    await Promise.all([run(fighters[0], fighters[1]), run(fighters[1], fighters[0])]);
  } finally {
    for (const { server } of fighters) server?.child.kill('SIGKILL');
  }
  return {
    errors,
    rows: [
      ['starts refused', counts.refused],
      ['namespaces', command.length > 0 ? 'one a starter' : 'forbidden here'],
    ],
  };
};
