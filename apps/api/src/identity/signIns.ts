import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { endedSignIns } from '../db/schema.ts';
import { CLOCK_SKEW_SECONDS, type Identity } from './idToken.ts';

/** One signing in of a person, which may buy many sessions; all that is known of it at every identity provider. */
export type SignIn = Pick<Identity, 'issuer' | 'subject' | 'authTime' | 'sid'>;

/** How long a sign-in is good, in seconds. */
export const SIGN_IN_SECONDS = 180 * 24 * 60 * 60;

/** The same sign-in gives the same text, which tells nothing of who it is. */
export const hashOfSignIn = ({ issuer, subject, authTime, sid }: SignIn): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject, authTime, sid]))
    .digest('base64url');

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/**
 * Whether a sign-in of this moment (in seconds) is still good: not too long ago, and not after now, where a clock that was
 * put back finds it.
 */
export const isInTime = (authTime: number, now: Date): boolean =>
  authTime > inSeconds(now) - SIGN_IN_SECONDS && authTime <= inSeconds(now) + CLOCK_SKEW_SECONDS;

/** Whether the sign-in was signed out: it buys no new session. */
export const isEnded = async (db: Database, signInHash: string): Promise<boolean> => {
  const rows = await db
    .select({ hash: endedSignIns.signInHash })
    .from(endedSignIns)
    .where(eq(endedSignIns.signInHash, signInHash));
  return rows.length > 0;
};

/** Notes that the sign-ins of sessions were signed out, and forgets those that are outdated by now. */
export const noteEnded = async (
  tx: Database,
  sessions: readonly { readonly signInHash: string | null; readonly authTime: number | null }[],
  now: Date,
): Promise<void> => {
  await tx.delete(endedSignIns).where(lt(endedSignIns.authTime, inSeconds(now) - SIGN_IN_SECONDS));
  const signIns = sessions.flatMap(({ signInHash, authTime }) =>
    signInHash === null || authTime === null ? [] : [{ signInHash, authTime, endedAt: now }],
  );
  if (signIns.length === 0) return;
  await tx.insert(endedSignIns).values(signIns).onConflictDoNothing();
};
