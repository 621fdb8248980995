import type { SessionKind } from '@kovan/api-client/contract';
import { DAY_SECONDS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';

/**
 * How long a session of each kind lasts, in seconds: an adult's from signing in, a lent one from lending, a device's from
 * the last day on which it was used.
 */
export const LIFETIME_SECONDS: Readonly<Record<SessionKind, number>> = {
  adult: KEPT.sessionDays * DAY_SECONDS,
  device: KEPT.deviceDays * DAY_SECONDS,
  lent: KEPT.lentHours * 60 * 60,
};

/** When a session of this kind ends that begins, or is used, now; a whole second. */
export const endOf = (kind: SessionKind, now: Date): Date =>
  new Date(Math.floor(now.getTime() / 1000 + LIFETIME_SECONDS[kind]) * 1000);
