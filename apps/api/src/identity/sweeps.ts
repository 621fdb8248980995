import type { Feature } from '../feature.ts';
import { sweepInvitations } from './invitations.ts';

const EVERY_MS = 10 * 60_000;
/** So few rows a statement that nobody waits for it. */
const AT_ONCE = 500;

/** Forgets some of what ran out, at most so much; gives how much it was. */
export type Sweep = (most: number) => Promise<number>;

/** Forgets accounts without a user, browsers, invitations and failures that ran out, when the server starts and every ten minutes. */
export const identitySweeps: Feature = (app, { db, clock, guessing, identityProvider: { local } }) => {
  const sweeps: readonly Sweep[] = [
    (most) => sweepInvitations(db, clock(), most),
    guessing.sweep,
    ...(local?.sweeps ?? []),
  ];
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const tend = async (): Promise<void> => {
    try {
      for (const sweep of sweeps) while (!stop.signal.aborted && (await sweep(AT_ONCE)) === AT_ONCE);
    } catch (error) {
      app.log.error({ errorClass: error instanceof Error ? error.name : typeof error }, 'sign-ins not tended');
    }
    running = undefined;
  };
  const round = () => void (running ??= tend());

  app.addHook('onReady', async () => {
    round();
    timer = setInterval(round, EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stop.abort();
    await running;
  });
};
