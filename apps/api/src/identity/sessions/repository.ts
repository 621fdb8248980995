import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deleteSome } from '../../db/deleteSome.ts';
import { insertion, param, prepared, valueOf } from '../../db/prepared.ts';
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

const isSession = and(eq(sessions.familyId, param('familyId')), eq(sessions.id, param('sessionId')));

const isOf = and(eq(sessions.familyId, param('familyId')), eq(sessions.userId, param('userId')));

const HOLD_USER = prepared('user_hold', (db) =>
  db
    .select({ id: users.id, familyId: users.familyId })
    .from(users)
    .where(and(eq(users.id, param('id')), eq(users.isActive, true)))
    .for('no key update'),
);

/**
 * The active user, for whom nobody else begins a session, and whom nobody moves or deletes, until the transaction ends, in
 * the family in which they are now.
 */
export const holdUser = async (tx: Database, { id }: Pick<SessionOwner, 'id'>): Promise<SessionOwner | undefined> => {
  const [user] = await HOLD_USER(tx).execute({ id });
  return user;
};

const INSERT = insertion(sessions);

/** Adds a session. */
export const insertSession = async (tx: Database, row: SessionRow): Promise<void> => {
  await INSERT(tx, row).execute();
};

const FIND = prepared('session', (db) => {
  const { kind, userId, familyId, lastSeenOn, expiresAt } = sessions;
  return db
    .select({ kind, userId, familyId, lastSeenOn, expiresAt, lentTo: sessions.childIds, deviceOf: devices.childIds })
    .from(sessions)
    .leftJoin(devices, and(eq(devices.familyId, sessions.familyId), eq(devices.id, sessions.id)))
    .where(isSession);
});

/** A session that stands, with the children of its device where it is one's; `undefined` when it was ended. */
export const selectSession = async (db: Database, { familyId, sessionId }: SessionKey) => {
  const [row] = await FIND(db).execute({ familyId, sessionId });
  if (!row) return undefined;
  const { lentTo, deviceOf, ...session } = row;
  return { ...session, childIds: deviceOf ?? lentTo };
};

/** Notes the day on which a session was seen, and with it until when it lasts, where that moves. */
export const updateLastSeen = async (
  db: Database,
  { familyId, sessionId }: SessionKey,
  seen: { readonly lastSeenOn: string; readonly expiresAt?: Date },
): Promise<void> => {
  await db
    .update(sessions)
    .set(seen)
    .where(and(eq(sessions.familyId, familyId), eq(sessions.id, sessionId), ne(sessions.lastSeenOn, seen.lastSeenOn)));
};

const END = prepared('session_end', (db) => db.delete(sessions).where(isSession).returning(ended));

/** Ends one session. */
export const deleteSession = (tx: Database, { familyId, sessionId }: SessionKey): Promise<EndedSession[]> =>
  END(tx).execute({ familyId, sessionId });

const END_ALL = prepared('sessions_end_of_user', (db) =>
  db
    .delete(sessions)
    .where(
      and(
        isOf,
        sql`(${param('keptSid')}::text is null or ${sessions.sid} is null or ${sessions.sid} <> ${param('keptSid')}::text)`,
      ),
    )
    .returning(ended),
);

/** Ends the sessions of a user, but for those of the sign-in `keptSid`. */
export const deleteSessions = (
  tx: Database,
  { id: userId, familyId }: SessionOwner,
  keptSid: string | null,
): Promise<EndedSession[]> => END_ALL(tx).execute({ familyId, userId, keptSid });

const SIGN_IN = prepared('session_sign_in', (db) =>
  db.select({ signInHash: sessions.signInHash }).from(sessions).where(isSession),
);

/** The sign-in that bought a session, as `ended_sign_ins` knows it. */
export const selectSignIn = async (tx: Database, { familyId, sessionId }: SessionKey): Promise<string | null> => {
  const [row] = await SIGN_IN(tx).execute({ familyId, sessionId });
  return row?.signInHash ?? null;
};

const END_OTHERS = prepared('sessions_end_others', (db) =>
  db
    .delete(sessions)
    .where(
      and(
        isOf,
        ne(sessions.id, param('sessionId')),
        sql`(${param('only')}::uuid is null or ${sessions.id} = ${param('only')}::uuid)`,
      ),
    )
    .returning(ended),
);

/** Ends the sessions of a user but for one, or `only` one of them. */
export const deleteOtherSessions = (
  tx: Database,
  { userId, familyId, sessionId }: SessionKey & { readonly userId: string },
  only: string | null = null,
): Promise<EndedSession[]> => END_OTHERS(tx).execute({ familyId, userId, sessionId, only });

const END_OF_SIGN_IN = prepared('sessions_end_of_sign_in', (db) =>
  db
    .delete(sessions)
    .where(and(isOf, eq(sessions.signInHash, param('signInHash'))))
    .returning(ended),
);

/** Ends the sessions of a user that were bought by one sign-in. */
export const deleteSessionsOfSignIn = (
  tx: Database,
  { familyId, userId, signInHash }: Record<'familyId' | 'userId' | 'signInHash', string>,
): Promise<EndedSession[]> => END_OF_SIGN_IN(tx).execute({ familyId, userId, signInHash });

const TAKE = prepared('session_take', (db) => db.delete(sessions).where(isSession).returning());

/** Takes the row of a session away, to put another in its place; `undefined` where it has ended meanwhile. */
export const takeSession = async (
  tx: Database,
  { familyId, sessionId }: SessionKey,
): Promise<SessionRow | undefined> => {
  const [row] = await TAKE(tx).execute({ familyId, sessionId });
  return row;
};

/** Moves a session to another family, under a new id, which its token names; `null` where it has ended meanwhile. */
export const moveSession = async (tx: Database, key: SessionKey, familyId: string): Promise<string | null> => {
  const row = await takeSession(tx, key);
  if (!row) return null;
  const id = randomUUID();
  await insertSession(tx, { ...row, familyId, id });
  return id;
};

const END_OF_FAMILY = prepared('sessions_end_of_family', (db) =>
  db
    .delete(sessions)
    .where(eq(sessions.familyId, param('familyId')))
    .returning(ended),
);

/** Ends the sessions of a family. */
export const deleteSessionsOfFamily = (tx: Database, familyId: string): Promise<EndedSession[]> =>
  END_OF_FAMILY(tx).execute({ familyId });

const END_OUTDATED = prepared('sessions_end_outdated', (db) =>
  db.delete(sessions).where(and(isOf, lte(sessions.expiresAt, valueOf(sessions.expiresAt, 'now')))),
);

const SURPLUS = prepared('sessions_surplus', (db) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isOf)
    .orderBy(sql`${sessions.id} = ${param('newest')} desc`, desc(sessions.lastSeenOn), desc(sessions.createdAt))
    .offset(param('max')),
);

/** Ends what has run out of a user's sessions, and of the others the least recently used beyond `max`, never `newest`. */
export const deleteSurplus = async (
  tx: Database,
  { id: userId, familyId }: SessionOwner,
  { newest, max, now }: { readonly newest: string; readonly max: number; readonly now: Date },
): Promise<EndedSession[]> => {
  const [, surplus] = await Promise.all([
    END_OUTDATED(tx).execute({ familyId, userId, now }),
    SURPLUS(tx).execute({ familyId, userId, newest, max }),
  ]);
  const gone = await Promise.all(surplus.map(({ id }) => deleteSession(tx, { familyId, sessionId: id })));
  return gone.flat();
};

/**
 * Forgets sessions that ran out, some at a time, of any family; gives how many went. A device's stays as long as the
 * device is listed: it says when that was last seen.
 */
export const sweepSessions = (db: Database, now: Date, most: number): Promise<number> => {
  const where = and(ne(sessions.kind, 'device'), lte(sessions.expiresAt, now));
  return deleteSome(db, { table: sessions, key: [sessions.familyId, sessions.id], where }, most);
};

const LIST = prepared('sessions', (db) =>
  db
    .select({
      id: sessions.id,
      kind: sessions.kind,
      browser: sessions.browser,
      createdAt: sessions.createdAt,
      lastSeenOn: sessions.lastSeenOn,
    })
    .from(sessions)
    .where(and(isOf, gt(sessions.expiresAt, valueOf(sessions.expiresAt, 'now'))))
    .orderBy(desc(sessions.lastSeenOn), desc(sessions.createdAt)),
);

/** The sessions of a user that stand, the latest seen first. */
export const selectSessions = (db: Database, { id: userId, familyId }: SessionOwner, now: Date) =>
  LIST(db).execute({ familyId, userId, now });
