import { and, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Viewer } from '../../http/context.ts';

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

const isSession = ({ familyId, sessionId }: Pick<Viewer, 'familyId' | 'sessionId'>) =>
  and(eq(sessions.familyId, familyId), eq(sessions.id, sessionId));

const isOf = ({ id, familyId }: SessionOwner) => and(eq(sessions.familyId, familyId), eq(sessions.userId, id));

/** The user, for whom nobody else begins a session, and whom nobody deletes, until the transaction ends; whether there is one, active. */
export const holdUser = async (tx: Database, { id }: SessionOwner): Promise<boolean> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.isActive, true)))
    .for('no key update');
  return rows.length > 0;
};

/** Adds a session. */
export const insertSession = async (tx: Database, row: SessionRow): Promise<void> => {
  await tx.insert(sessions).values(row);
};

/** The day on which a session of this user was last seen; `undefined` when it was ended. */
export const selectLastSeen = async (db: Database, viewer: Viewer) => {
  const [row] = await db
    .select({ lastSeenOn: sessions.lastSeenOn })
    .from(sessions)
    .where(and(isSession(viewer), eq(sessions.userId, viewer.userId)));
  return row;
};

/** Notes the day on which a session was seen. */
export const updateLastSeen = async (db: Database, viewer: Viewer, today: string): Promise<void> => {
  await db
    .update(sessions)
    .set({ lastSeenOn: today })
    .where(and(isSession(viewer), ne(sessions.lastSeenOn, today)));
};

/** Ends one session. */
export const deleteSession = (tx: Database, viewer: Viewer): Promise<EndedSession[]> =>
  tx.delete(sessions).where(isSession(viewer)).returning(ended).execute();

/** Ends the sessions of a user, but for those of the sign-in `keptSid`. */
export const deleteSessions = (tx: Database, owner: SessionOwner, keptSid: string | null): Promise<EndedSession[]> =>
  tx
    .delete(sessions)
    .where(and(isOf(owner), keptSid === null ? undefined : or(isNull(sessions.sid), ne(sessions.sid, keptSid))))
    .returning(ended)
    .execute();

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
      browser: sessions.browser,
      createdAt: sessions.createdAt,
      lastSeenOn: sessions.lastSeenOn,
    })
    .from(sessions)
    .where(and(isOf(owner), sql`${sessions.expiresAt} > ${now.toISOString()}`))
    .orderBy(desc(sessions.lastSeenOn), desc(sessions.createdAt));
