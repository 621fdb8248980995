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

/** Ways to break what lies between a press and the server; each gives what mends it. */
const WAYS = [
  offline,
  offline,
  ({ context }) => route(context, giveUp),
  // The server hears, and nobody hears the server.
  ({ context }) =>
    route(context, async (one) => {
      await one.fetch().catch(nothing);
      await giveUp(one);
    }),
  // The answer is late, and the next press comes before it.
  ({ context, random }) => {
    const late = between(random, 200, 1500);
    return route(context, async (one) => {
      await wait(late);
      await one.continue().catch(nothing);
    });
  },
  async ({ restart }) => restart(),
  async () => nothing,
];

/** Breaks something at random; gives what mends it. */
export const cutNetwork = (random, parts) => oneOf(random, WAYS)({ ...parts, random });
