import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { insertion, param, prepared, valueOf } from '../../db/prepared.ts';
import { devices, sessions, users } from '../../db/schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

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

/** That it is the session of the placeholders `familyId` and `sessionId`. */
export const isSession = and(eq(sessions.familyId, param('familyId')), eq(sessions.id, param('sessionId')));

/** That it is of the user of the placeholders `familyId` and `userId`. */
export const isOf = and(eq(sessions.familyId, param('familyId')), eq(sessions.userId, param('userId')));

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

/** Held alike, active or not: whoever the identity provider knows by this name. */
export const holdUserOf = async (tx: Database, issuer: string, subject: string): Promise<SessionOwner | undefined> => {
  const [user] = await tx
    .select({ id: users.id, familyId: users.familyId })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
    .for('no key update');
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

const SIGN_IN = prepared('session_sign_in', (db) =>
  db.select({ signInHash: sessions.signInHash }).from(sessions).where(isSession),
);

/** The sign-in that bought a session, as `ended_sign_ins` knows it. */
export const selectSignIn = async (tx: Database, { familyId, sessionId }: SessionKey): Promise<string | null> => {
  const [row] = await SIGN_IN(tx).execute({ familyId, sessionId });
  return row?.signInHash ?? null;
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
