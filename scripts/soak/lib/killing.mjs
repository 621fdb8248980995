import { setTimeout as wait } from 'node:timers/promises';
import { between } from './random.mjs';
import { startServer } from './server.mjs';

/** How many of the kills come while the server still starts, in the midst of the recovery from the one before. */
const EARLY = 0.15;

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

/** One starter: starts a server and kills it at a random moment, again and again. Gives `{ errors, rows }`. */
export const killAlone = async ({ kills, settings, random, say }) => {
  const errors = [];
  const starts = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const took = await killOnce(settings, random, errors);
    if (took !== null) starts.push(took);
    if (kill % 10 === 0) say(`${kill} kills`);
  }
  starts.sort((a, b) => a - b);
  const median = (starts[Math.floor(starts.length / 2)] ?? 0) / 1000;
  return { errors, rows: [['start after a kill, median', `${median.toFixed(2)} s`]] };
};
