import { randomUUID } from 'node:crypto';
import type { calls, Session } from '@kovan/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions as table, users } from '../../db/schema.ts';
import type { FeatureDeps } from '../../feature.ts';
import type { LentViewer } from '../../http/context.ts';
import { ProblemError, tooMany, unauthenticated } from '../../http/problemError.ts';
import type { CallInput } from '../../http/route.ts';
import { noteGivenBack, noteLent, SIGN_IN_SECONDS } from '../../identity/signIns.ts';
import { endOf } from '../../identity/sessions/lifetimes.ts';
import { deleteSessionsOfSignIn, takeSession } from '../../identity/sessions/deletion.ts';
import { holdUser, insertSession, type SessionRow } from '../../identity/sessions/repository.ts';
import { userOf } from '../../identity/users.ts';
import { knownChildren } from '../children/service.ts';
import { lockFamily } from '../family/repository.ts';
import type { Asked, SessionScope } from '../familyRoutes.ts';
import { createTryPin, selectPin } from './pin.ts';

type Calls = typeof calls.devices;

/** A session that was bought by a sign-in. */
type Bought = SessionRow & { readonly userId: string; readonly signInHash: string; readonly authTime: number };

const isBought = (row: SessionRow | undefined): row is Bought =>
  row !== undefined && row.userId !== null && row.signInHash !== null && row.authTime !== null;

/** Takes the row of a session away, to put another in its place; a 401 where it has ended meanwhile. */
const takeBought = async (tx: Database, familyId: string, sessionId: string): Promise<Bought> => {
  const row = await takeSession(tx, { familyId, sessionId });
  if (!isBought(row)) throw unauthenticated();
  return row;
};

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Swaps an adult's session for one that shows some children alone. Its sign-in buys no other until the browser is given
 * back, though the identity provider still knows it: reloading leads nowhere else.
 */
export const lend =
  ({ sessions }: Pick<FeatureDeps, 'sessions'>) =>
  async (scope: SessionScope, { viewer, body }: Asked<Calls['lend']>): Promise<{ token: string }> => {
    const { db, familyId, now, end } = scope;
    const childIds = await knownChildren(scope, body.childIds);
    if ((await selectPin(db, viewer)) === null) throw new ProblemError(409, 'NO_PIN');
    // Whoever exchanges an ID token of the sign-in at the same time waits here, and finds it lent.
    if (!(await holdUser(db, { id: viewer.userId }))) throw unauthenticated();
    const row = await takeBought(db, familyId, viewer.sessionId);
    const others = await deleteSessionsOfSignIn(db, row);
    end.tell([viewer.sessionId, ...others.map(({ id }) => id)]);
    await noteLent(db, row, now);
    const id = randomUUID();
    await insertSession(db, {
      ...row,
      id,
      kind: 'lent',
      childIds,
      createdAt: now,
      lastSeenOn: dayOf(now),
      expiresAt: endOf('lent', now),
    });
    return { token: await sessions.tokenOf({ kind: 'lent', familyId, sessionId: id, userId: viewer.userId }) };
  };

/** Takes a lent browser back by the PIN: the session of an adult again. Where the wrong one too many was tried no PIN does. */
export const createGiveBack = (deps: FeatureDeps) => {
  const { db, clock, sessions } = deps;
  const tryPin = createTryPin(deps);

  const isThis = ({ familyId, sessionId }: LentViewer) =>
    and(eq(table.familyId, familyId), eq(table.id, sessionId), eq(table.kind, 'lent'));

  const isLocked = async (viewer: LentViewer): Promise<boolean> => {
    const [row] = await db.select({ pinLocked: table.pinLocked }).from(table).where(isThis(viewer));
    return row?.pinLocked ?? false;
  };

  const takeBack = ({ familyId, sessionId, userId }: LentViewer): Promise<Session> =>
    sessions.ending(async (tx, end) => {
      await lockFamily(tx, familyId);
      if (!(await holdUser(tx, { id: userId }))) throw unauthenticated();
      const row = await takeBought(tx, familyId, sessionId);
      if (row.pinLocked) throw new ProblemError(429, 'PIN_LOCKED');
      end.tell([sessionId]);
      await noteGivenBack(tx, row.signInHash);
      const now = clock();
      const lasts = Math.min(endOf('adult', now).getTime(), (row.authTime + SIGN_IN_SECONDS) * 1000);
      const id = randomUUID();
      const adult = { ...row, id, kind: 'adult' as const, childIds: null, createdAt: now };
      await insertSession(tx, { ...adult, lastSeenOn: dayOf(now), expiresAt: new Date(lasts) });
      const [user] = await tx.select().from(users).where(eq(users.id, userId));
      if (!user) throw unauthenticated();
      return { user: userOf(user), token: await sessions.tokenOf({ kind: 'adult', familyId, sessionId: id, userId }) };
    });

  return async ({ viewer, body }: CallInput<Calls['giveBack']>): Promise<Session> => {
    if (await isLocked(viewer)) throw new ProblemError(429, 'PIN_LOCKED');
    const { result, left, retryAfter } = await tryPin(viewer, body.pin);
    if (result === 'right') return takeBack(viewer);
    if (result === 'wrong') throw new ProblemError(409, 'WRONG_PIN', { triesLeft: left });
    if (result === 'held') throw tooMany(retryAfter);
    // For good: in this browser only signing in again leads out.
    await db.update(table).set({ pinLocked: true }).where(isThis(viewer));
    throw new ProblemError(429, 'PIN_LOCKED', { retryAfter });
  };
};
