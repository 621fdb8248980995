import { randomUUID } from 'node:crypto';
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deleteSome } from '../../db/deleteSome.ts';
import { param, prepared, valueOf } from '../../db/prepared.ts';
import { sessions } from '../../db/schema.ts';
import { insertSession, isOf, isSession, type SessionKey, type SessionOwner, type SessionRow } from './repository.ts';

/** A session that was ended. */
export type EndedSession = Pick<SessionRow, 'id' | 'signInHash' | 'authTime' | 'sid'>;

const ended = {
  id: sessions.id,
  signInHash: sessions.signInHash,
  authTime: sessions.authTime,
  sid: sessions.sid,
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
