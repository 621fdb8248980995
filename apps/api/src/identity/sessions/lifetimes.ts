import type { SessionKind } from '@kovan/api-client/contract';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * How long a session of each kind lasts, in seconds: an adult's from signing in, a lent one from lending, a device's from
 * the last day on which it was used.
 */
export const LIFETIME_SECONDS: Readonly<Record<SessionKind, number>> = {
  adult: 7 * DAY_SECONDS,
  device: 400 * DAY_SECONDS,
  lent: DAY_SECONDS,
};

/** When a session of this kind ends that begins, or is used, now; a whole second. */
export const endOf = (kind: SessionKind, now: Date): Date =>
  new Date(Math.floor(now.getTime() / 1000 + LIFETIME_SECONDS[kind]) * 1000);
