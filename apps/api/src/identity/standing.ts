import { and, eq, exists, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '../db/schema/identity.ts';
import type { Viewer } from '../http/context.ts';

/**
 * The condition that finds the user of a session that was not ended. Its placeholders take `standingKey`: the family is
 * the one that `familyId` names elsewhere in the same statement.
 */
export const isSession = and(
  eq(users.id, sql.placeholder('userId')),
  eq(users.familyId, sql.placeholder('familyId')),
  eq(users.sessionVersion, sql.placeholder('sessionVersion')),
  eq(users.isActive, true),
);

/** The same for this viewer, in a statement that is put together for one request. */
export const isSessionOf = (viewer: Viewer) =>
  and(
    eq(users.id, viewer.userId),
    eq(users.familyId, viewer.familyId),
    eq(users.sessionVersion, viewer.sessionVersion),
    eq(users.isActive, true),
  );

/** The same as a condition of any statement: it does nothing, and finds nothing, for a session that was ended. */
export const whileStanding = exists(new QueryBuilder().select({ id: users.id }).from(users).where(isSession));

/** What the placeholders of both take. */
export const standingKey = ({ userId, familyId, sessionVersion }: Viewer) => ({ userId, familyId, sessionVersion });

const proved = new WeakSet<Viewer>();

/** Notes that a statement which holds `isSession` or `whileStanding` came back with rows: the session stands. */
export const noteStanding = (viewer: Viewer): void => void proved.add(viewer);

/** Whether a statement of this request has proved that the session stands. */
export const isKnownToStand = (viewer: Viewer): boolean => proved.has(viewer);
