import { createHash } from 'node:crypto';
import { DAY_SECONDS } from '@kovan/domain/durations';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { changing, param, prepared, rowOf } from '../db/prepared.ts';
import { endedSignIns } from '../db/schema.ts';
import type { Send } from '../db/transaction.ts';
import { CLOCK_SKEW_SECONDS, type Identity } from './idToken.ts';

/** One signing in of a person, which may buy many sessions; all that is known of it at every identity provider. */
export type SignIn = Pick<Identity, 'issuer' | 'subject' | 'authTime' | 'sid'>;

/** How long a sign-in is good, in seconds. */
export const SIGN_IN_SECONDS = 180 * DAY_SECONDS;

/** The same sign-in gives the same text, which tells nothing of who it is. */
export const hashOfSignIn = ({ issuer, subject, authTime, sid }: SignIn): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject, authTime, sid]))
    .digest('base64url');

/** A moment as tokens name it. */
export const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/**
 * Whether a sign-in of this moment (in seconds) is still good: not too long ago, and not after now, where a clock that was
 * put back finds it.
 */
export const isInTime = (authTime: number, now: Date): boolean =>
  authTime > inSeconds(now) - SIGN_IN_SECONDS && authTime <= inSeconds(now) + CLOCK_SKEW_SECONDS;

const isSignIn = eq(endedSignIns.signInHash, param('signInHash'));

const STANDING = prepared('sign_in_standing', (db) =>
  db.select({ lent: endedSignIns.lent }).from(endedSignIns).where(isSignIn),
);

/**
 * What a sign-in is good for: `ended` ones were signed out, and buy no new session; nor do `lent` ones, whose browser was
 * handed to a child, though the identity provider still knows them.
 */
export const standingOf = async (db: Database, signInHash: string): Promise<'good' | 'ended' | 'lent'> => {
  const [row] = await STANDING(db).execute({ signInHash });
  if (!row) return 'good';
  return row.lent ? 'lent' : 'ended';
};

/** Whether the sign-in was signed out. */
export const isEnded = async (db: Database, signInHash: string): Promise<boolean> =>
  (await standingOf(db, signInHash)) === 'ended';

/** Notes what a sign-in has come to, unless that is known already. */
const note = changing<typeof endedSignIns.$inferSelect>('sign_in_note', (db) =>
  db.insert(endedSignIns).values(rowOf(endedSignIns)).onConflictDoNothing(),
);

/** Notes that the browser of a sign-in was handed to a child: it buys nothing until it is given back. */
export const noteLent = async (
  tx: Database,
  { signInHash, authTime }: { readonly signInHash: string; readonly authTime: number },
  now: Date,
): Promise<void> => {
  await note(tx, { signInHash, authTime, endedAt: now, lent: true }).execute();
};

const FORGET_LENT = prepared('sign_in_forget_lent', (db) =>
  db.delete(endedSignIns).where(and(isSignIn, eq(endedSignIns.lent, true))),
);

/** Notes that it was given back; one that was signed out stays so. */
export const noteGivenBack = async (tx: Database, signInHash: string): Promise<void> => {
  await FORGET_LENT(tx).execute({ signInHash });
};

const forgetOutdated = changing<{ readonly before: number }>('sign_ins_forget_outdated', (db) =>
  db.delete(endedSignIns).where(lt(endedSignIns.authTime, param('before'))),
);

/** Notes that the sign-ins of sessions were signed out, and forgets those that are outdated by now. */
export const noteEnded = (
  tx: Database,
  send: Send,
  sessions: readonly { readonly signInHash: string | null; readonly authTime: number | null }[],
  now: Date,
): void => {
  send(forgetOutdated(tx, { before: inSeconds(now) - SIGN_IN_SECONDS }));
  for (const { signInHash, authTime } of sessions) {
    if (signInHash !== null && authTime !== null) send(note(tx, { signInHash, authTime, endedAt: now, lent: false }));
  }
};
