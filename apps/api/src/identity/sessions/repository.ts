import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { devices, sessions, users } from '../../db/schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

/** A session that was ended. */
export type EndedSession = Pick<SessionRow, 'id' | 'signInHash' | 'authTime' | 'sid'>;

const ended = {
  id: sessions.id,
  signInHash: sessions.signInHash,
  authTime: sessions.authTime,
  sid: sessions.sid,
};

/** Whose sessions are meant. */
export interface SessionOwner {
  readonly id: string;
  readonly familyId: string;
}

/** A session by its key. */
export interface SessionKey {
  readonly familyId: string;
  readonly sessionId: string;
}

const isSession = ({ familyId, sessionId }: SessionKey) =>
  and(eq(sessions.familyId, familyId), eq(sessions.id, sessionId));

const isOf = ({ id, familyId }: SessionOwner) => and(eq(sessions.familyId, familyId), eq(sessions.userId, id));

/**
 * The active user, for whom nobody else begins a session, and whom nobody moves or deletes, until the transaction ends, in
 * the family in which they are now.
 */
export const holdUser = async (tx: Database, { id }: Pick<SessionOwner, 'id'>): Promise<SessionOwner | undefined> => {
  const [user] = await tx
    .select({ id: users.id, familyId: users.familyId })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)))
    .for('no key update');
  return user;
};

/** Adds a session. */
export const insertSession = async (tx: Database, row: SessionRow): Promise<void> => {
  await tx.insert(sessions).values(row);
};

/** A session that stands, with the children of its device where it is one's; `undefined` when it was ended. */
export const selectSession = async (db: Database, key: SessionKey) => {
  const { kind, userId, familyId, lastSeenOn, expiresAt } = sessions;
  const [row] = await db
    .select({ kind, userId, familyId, lastSeenOn, expiresAt, lentTo: sessions.childIds, deviceOf: devices.childIds })
    .from(sessions)
    .leftJoin(devices, and(eq(devices.familyId, sessions.familyId), eq(devices.id, sessions.id)))
    .where(isSession(key));
  if (!row) return undefined;
  const { lentTo, deviceOf, ...session } = row;
  return { ...session, childIds: deviceOf ?? lentTo };
};

/** Notes the day on which a session was seen, and with it until when it lasts, where that moves. */
export const updateLastSeen = async (
  db: Database,
  key: SessionKey,
  seen: { readonly lastSeenOn: string; readonly expiresAt?: Date },
): Promise<void> => {
  await db
    .update(sessions)
    .set(seen)
    .where(and(isSession(key), ne(sessions.lastSeenOn, seen.lastSeenOn)));
};

/** Ends one session. */
export const deleteSession = (tx: Database, key: SessionKey): Promise<EndedSession[]> =>
  tx.delete(sessions).where(isSession(key)).returning(ended).execute();

/** Ends the sessions of a user, but for those of the sign-in `keptSid`. */
export const deleteSessions = (tx: Database, owner: SessionOwner, keptSid: string | null): Promise<EndedSession[]> =>
  tx
    .delete(sessions)
    .where(and(isOf(owner), keptSid === null ? undefined : or(isNull(sessions.sid), ne(sessions.sid, keptSid))))
    .returning(ended)
    .execute();

/** The sign-in that bought a session, as `ended_sign_ins` knows it. */
export const selectSignIn = async (tx: Database, key: SessionKey): Promise<string | null> => {
  const [row] = await tx.select({ signInHash: sessions.signInHash }).from(sessions).where(isSession(key));
  return row?.signInHash ?? null;
};

/** Ends the sessions of a user but for one, or `only` one of them. */
export const deleteOtherSessions = (
  tx: Database,
  { userId, familyId, sessionId }: SessionKey & { readonly userId: string },
  only?: string,
): Promise<EndedSession[]> =>
  tx
    .delete(sessions)
    .where(
      and(
        isOf({ id: userId, familyId }),
        ne(sessions.id, sessionId),
        only === undefined ? undefined : eq(sessions.id, only),
      ),
    )
    .returning(ended)
    .execute();

/** Moves a session to another family, under a new id, which its token names; `null` where it has ended meanwhile. */
export const moveSession = async (tx: Database, key: SessionKey, familyId: string): Promise<string | null> => {
  const [row] = await tx.delete(sessions).where(isSession(key)).returning();
  if (!row) return null;
  const id = randomUUID();
  await tx.insert(sessions).values({ ...row, familyId, id });
  return id;
};

/** Ends the sessions of a family. */
export const deleteSessionsOfFamily = (tx: Database, familyId: string): Promise<EndedSession[]> =>
  tx.delete(sessions).where(eq(sessions.familyId, familyId)).returning(ended).execute();

/** Ends what has run out of a user's sessions, and of the others the least recently used beyond `max`, never `newest`. */
export const deleteSurplus = async (
  tx: Database,
  owner: SessionOwner,
  { newest, max, now }: { readonly newest: string; readonly max: number; readonly now: Date },
): Promise<EndedSession[]> => {
  await tx.delete(sessions).where(and(isOf(owner), lte(sessions.expiresAt, now)));
  const surplus = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOf(owner))
    .orderBy(sql`${sessions.id} = ${newest} desc`, desc(sessions.lastSeenOn), desc(sessions.createdAt))
    .offset(max);
  if (surplus.length === 0) return [];
  const ids = surplus.map(({ id }) => id);
  return tx
    .delete(sessions)
    .where(and(isOf(owner), inArray(sessions.id, ids)))
    .returning(ended)
    .execute();
};

/** The sessions of a user that stand, the latest seen first. */
export const selectSessions = (db: Database, owner: SessionOwner, now: Date) =>
  db
    .select({
      id: sessions.id,
      kind: sessions.kind,
      browser: sessions.browser,
      createdAt: sessions.createdAt,
      lastSeenOn: sessions.lastSeenOn,
    })
    .from(sessions)
    .where(and(isOf(owner), sql`${sessions.expiresAt} > ${now.toISOString()}`))
    .orderBy(desc(sessions.lastSeenOn), desc(sessions.createdAt));
