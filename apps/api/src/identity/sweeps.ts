import type { Feature } from '../feature.ts';
import { runPeriodically } from '../background.ts';
import { sweepCodes } from '../modules/devices/repository.ts';
import { sweepFamilyInvitations } from '../modules/people/invitations.ts';
import { sweepInvitations } from './admission.ts';
import { sweepSessions } from './sessions/deletion.ts';

const EVERY_MS = 10 * 60_000;
/** So few rows a statement that nobody waits for it. */
const AT_ONCE = 500;

/** Forgets some of what ran out, at most so much; gives how much it was. */
type Sweep = (most: number) => Promise<number>;

/**
 * Forgets accounts without a user, browsers, invitations, sessions, pairing codes and failures that ran out, when the
 * server starts and every ten minutes.
 */
export const identitySweeps: Feature = (app, { db, clock, guessing, identityProvider: { local } }) => {
  const sweeps: readonly Sweep[] = [
    (most) => sweepInvitations(db, clock(), most),
    (most) => sweepFamilyInvitations(db, clock(), most),
    (most) => sweepSessions(db, clock(), most),
    (most) => sweepCodes(db, clock(), most),
    guessing.sweep,
    ...(local?.sweeps ?? []),
  ];
  runPeriodically(app, {
    everyMs: EVERY_MS,
    failure: 'sign-ins not tended',
    run: async (signal) => {
      for (const sweep of sweeps) while (!signal.aborted && (await sweep(AT_ONCE)) === AT_ONCE);
    },
  });
};
