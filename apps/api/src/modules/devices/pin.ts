import { hash, verify } from '@node-rs/argon2';
import type { calls } from '@kovan/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { param, prepared } from '../../db/prepared.ts';
import { users } from '../../db/schema.ts';
import { transact } from '../../db/transaction.ts';
import type { FeatureDeps } from '../../feature.ts';
import type { Adult } from '../../http/context.ts';
import { ProblemError } from '../../http/problemError.ts';
import type { CallInput } from '../../http/route.ts';
import type { RequireFreshSignIn } from '../../identity/freshSignIn.ts';

/** So many wrong PINs of one adult within so many seconds. */
const WRONG_PINS = 5;
const WINDOW_SECONDS = 15 * 60;

const PIN = prepared('user_pin', (db) =>
  db
    .select({ pinHash: users.pinHash })
    .from(users)
    .where(and(eq(users.id, param('userId')), eq(users.familyId, param('familyId')))),
);

/** The stored form of a user's PIN; `null` where none is set, or the user is not there. */
export const selectPin = async (db: Database, { userId, familyId }: Pick<Adult, 'userId' | 'familyId'>) => {
  const [user] = await PIN(db).execute({ userId, familyId });
  return user?.pinHash ?? null;
};

/** Sets the PIN: the first by whoever is signed in, another after a fresh sign-in only. */
export const createSetPin =
  ({ db, limits }: Pick<FeatureDeps, 'db' | 'limits'>, requireFresh: RequireFreshSignIn) =>
  async ({ viewer, body }: CallInput<typeof calls.account.setPin>): Promise<void> => {
    const before = await selectPin(db, viewer);
    if (before !== null) await requireFresh(viewer, body.id_token);
    const pinHash = await hash(body.pin);
    const { userId, familyId } = viewer;
    // Of two who set the first one at once, one does: the other would have needed a fresh sign-in.
    const changed = await transact(db, async (tx) => {
      const [user] = await tx
        .select({ pinHash: users.pinHash })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.familyId, familyId)))
        .for('no key update');
      if (!user || user.pinHash !== before) return false;
      await tx.update(users).set({ pinHash }).where(eq(users.id, userId));
      return true;
    });
    if (!changed) throw new ProblemError(409, 'FRESH_SIGN_IN_NEEDED');
    await limits.forget('pin', userId);
  };

/** What a try at a PIN came to; `last` when it was the wrong one too many, `held` after that, whatever the PIN was. */
interface PinTry {
  readonly result: 'right' | 'wrong' | 'last' | 'held';
  /** How many more may be wrong, whatever process they are tried in. */
  readonly left: number;
  readonly retryAfter: number;
}

/** Tries a PIN of an adult, who is counted in the database, whatever browser it is tried in. */
export const createTryPin =
  ({ db, limits }: Pick<FeatureDeps, 'db' | 'limits'>) =>
  async (adult: Pick<Adult, 'userId' | 'familyId'>, pin: string): Promise<PinTry> => {
    // Counted before it is known to be wrong, so that many at once are many.
    const { allowed, left, retryAfter } = await limits.take('pin', adult.userId, WRONG_PINS, WINDOW_SECONDS);
    if (!allowed) return { result: 'held', left, retryAfter };
    const pinHash = await selectPin(db, adult);
    if (pinHash === null || !(await verify(pinHash, pin)))
      return { result: left > 0 ? 'wrong' : 'last', left, retryAfter };
    await limits.giveBack('pin', adult.userId);
    return { result: 'right', left, retryAfter };
  };
