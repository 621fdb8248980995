import { randomBytes } from 'node:crypto';
import { KEPT } from '@kovan/domain/kept';
import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { familyInvitations as table } from '../../db/schema.ts';
import { hashSecret } from '../../identity/localProvider/tokens.ts';
import { lockIfThere } from '../family/repository.ts';

const LIFETIME_MS = KEPT.invitationDays * 24 * 60 * 60_000;

/** 128 bits. */
const CODE_BYTES = 16;

const isGood = (now: Date): SQL | undefined =>
  and(
    gt(table.expiresAt, now),
    // Made by a clock that was put right since: one further ahead than it ever was has run out.
    lte(table.expiresAt, new Date(now.getTime() + LIFETIME_MS)),
  );

/** The invitations of a family that are open, the oldest first. */
export const selectInvitations = (db: Database, familyId: string, now: Date) =>
  db
    .select({ id: table.id, invitedBy: table.invitedBy, createdAt: table.createdAt, expiresAt: table.expiresAt })
    .from(table)
    .where(and(eq(table.familyId, familyId), isGood(now)))
    .orderBy(asc(table.createdAt), asc(table.id));

/** Adds an invitation; gives its code, which is kept nowhere. */
export const insertInvitation = async (
  tx: Database,
  { id, familyId, invitedBy }: Record<'id' | 'familyId' | 'invitedBy', string>,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> => {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await tx.insert(table).values({ familyId, id, invitedBy, codeHash: hashSecret(code), createdAt: now, expiresAt });
  return { code, expiresAt };
};

/** The link that is handed over; the part behind `#` never reaches a server or its log. */
export const joiningUrl = (publicUrl: string, code: string): string => `${publicUrl}/app/join#${code}`;

/** Withdraws an invitation; whether there was one. */
export const deleteInvitation = async (tx: Database, familyId: string, id: string): Promise<boolean> => {
  const gone = await tx
    .delete(table)
    .where(and(eq(table.familyId, familyId), eq(table.id, id)))
    .returning({ id: table.id });
  return gone.length > 0;
};

/** Withdraws the invitations of somebody who goes: nobody comes back by a link of their own. */
export const deleteInvitationsOf = async (tx: Database, familyId: string, userId: string): Promise<void> => {
  await tx.delete(table).where(and(eq(table.familyId, familyId), eq(table.invitedBy, userId)));
};

/** Forgets the invitations of a family that ran out. */
export const deleteOutdated = async (tx: Database, familyId: string, now: Date): Promise<void> => {
  await tx.delete(table).where(and(eq(table.familyId, familyId), lte(table.expiresAt, now)));
};

/** The invitation of a code: the named query here that no family bounds, as the code is what finds it. */
export const findInvitation = async (db: Database, code: string, now: Date) => {
  const [found] = await db
    .select({ familyId: table.familyId, id: table.id, invitedBy: table.invitedBy, expiresAt: table.expiresAt })
    .from(table)
    .where(and(eq(table.codeHash, hashSecret(code)), isGood(now)));
  return found;
};

/** Finds and uses one up within the transaction that makes the user; the family that it is of, `null` for none. */
export const takeFamilyInvitation = async (tx: Database, code: string, now: Date): Promise<string | null> => {
  const found = await findInvitation(tx, code, now);
  if (!found || !(await lockIfThere(tx, found.familyId)) || !(await deleteInvitation(tx, found.familyId, found.id)))
    return null;
  return found.familyId;
};

/** Forgets invitations that ran out, some at a time, of any family; gives how many went. */
export const sweepFamilyInvitations = async (db: Database, now: Date, most: number): Promise<number> => {
  const old = db
    .select({ familyId: table.familyId, id: table.id })
    .from(table)
    .where(lte(table.expiresAt, now))
    .limit(most);
  const gone = await db
    .delete(table)
    .where(sql`(${table.familyId}, ${table.id}) in ${old}`)
    .returning({ one: sql`1` });
  return gone.length;
};
