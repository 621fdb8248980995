import { setTimeout as wait } from 'node:timers/promises';
import { between, oneOf } from './random.mjs';

const STATUS = '**/api/tasks/*/status';
const nothing = () => undefined;
const giveUp = (route) => route.abort('connectionreset').catch(nothing);

const route = async (context, handle) => {
  await context.route(STATUS, handle);
  return () => context.unroute(STATUS, handle);
};

const offline = async ({ context }) => {
  await context.setOffline(true);
  return () => context.setOffline(false);
};

const late = ({ context, random }) => {
  const milliseconds = between(random, 200, 1500);
  return route(context, async (one) => {
    await wait(milliseconds);
    await one.continue().catch(nothing);
  });
};

/** Ways to break what lies between a press and the server; each gives what mends it. */
const WAYS = [
  ['offline', offline],
  ['offline', offline],
  ['cut off', ({ context }) => route(context, giveUp)],
  // The server hears, and nobody hears the server.
  [
    'answer lost',
    ({ context }) =>
      route(context, async (one) => {
        await one.fetch().catch(nothing);
        await giveUp(one);
      }),
  ],
  // The answer is late, and the next press comes before it.
  ['answer late', late],
  ['server killed', async ({ restart }) => restart()],
  ['nothing broken', async () => nothing],
];

/** Breaks something at random; gives which way, and what mends it. */
export const cutNetwork = async (random, parts) => {
  const [way, cut] = oneOf(random, WAYS);
  return { way, mend: await cut({ ...parts, random }) };
};
