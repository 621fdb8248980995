import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deleteSome } from '../../db/deleteSome.ts';
import { insertion, param, prepared, valueOf } from '../../db/prepared.ts';
import { familyInvitations as table } from '../../db/schema.ts';
import { hashSecret } from '../../identity/localProvider/tokens.ts';
import { lockIfThere } from '../family/repository.ts';

const LIFETIME_MS = KEPT.invitationDays * DAY_MS;

/** 128 bits. */
const CODE_BYTES = 16;

const ofFamily = eq(table.familyId, param('familyId'));

const isGood = and(
  gt(table.expiresAt, valueOf(table.expiresAt, 'now')),
  // Made by a clock that was put right since: one further ahead than it ever was has run out.
  lte(table.expiresAt, valueOf(table.expiresAt, 'latest')),
);

const latestAt = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

const LIST = prepared('invitations', (db) =>
  db
    .select({ id: table.id, invitedBy: table.invitedBy, createdAt: table.createdAt, expiresAt: table.expiresAt })
    .from(table)
    .where(and(ofFamily, isGood))
    .orderBy(asc(table.createdAt), asc(table.id)),
);

/** The invitations of a family that are open, the oldest first. */
export const selectInvitations = (db: Database, familyId: string, now: Date) =>
  LIST(db).execute({ familyId, now, latest: latestAt(now) });

const INSERT = insertion(table);

/** Adds an invitation; gives its code, which is kept nowhere. */
export const insertInvitation = async (
  tx: Database,
  { id, familyId, invitedBy }: Record<'id' | 'familyId' | 'invitedBy', string>,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> => {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = latestAt(now);
  await INSERT(tx, { familyId, id, invitedBy, codeHash: hashSecret(code), createdAt: now, expiresAt }).execute();
  return { code, expiresAt };
};

/** The link that is handed over; the part behind `#` never reaches a server or its log. */
export const joiningUrl = (publicUrl: string, code: string): string => `${publicUrl}/app/join#${code}`;

const DELETE = prepared('invitation_delete', (db) =>
  db
    .delete(table)
    .where(and(ofFamily, eq(table.id, param('id'))))
    .returning({ id: table.id }),
);

/** Withdraws an invitation; whether there was one. */
export const deleteInvitation = async (tx: Database, familyId: string, id: string): Promise<boolean> =>
  (await DELETE(tx).execute({ familyId, id })).length > 0;

const DELETE_OF = prepared('invitations_delete_of_user', (db) =>
  db.delete(table).where(and(ofFamily, eq(table.invitedBy, param('userId')))),
);

/** Withdraws the invitations of somebody who goes: nobody comes back by a link of their own. */
export const deleteInvitationsOf = async (tx: Database, familyId: string, userId: string): Promise<void> => {
  await DELETE_OF(tx).execute({ familyId, userId });
};

const DELETE_ALL = prepared('invitations_delete_of_family', (db) => db.delete(table).where(ofFamily));

/** Withdraws the invitations of a family that goes: whoever made one may live on in another. */
export const deleteInvitations = async (tx: Database, familyId: string): Promise<void> => {
  await DELETE_ALL(tx).execute({ familyId });
};

const DELETE_OUTDATED = prepared('invitations_delete_outdated', (db) =>
  db.delete(table).where(and(ofFamily, lte(table.expiresAt, valueOf(table.expiresAt, 'now')))),
);

/** Forgets the invitations of a family that ran out. */
export const deleteOutdated = async (tx: Database, familyId: string, now: Date): Promise<void> => {
  await DELETE_OUTDATED(tx).execute({ familyId, now });
};

const FIND = prepared('invitation_by_code', (db) =>
  db
    .select({ familyId: table.familyId, id: table.id, invitedBy: table.invitedBy, expiresAt: table.expiresAt })
    .from(table)
    .where(and(eq(table.codeHash, param('codeHash')), isGood)),
);

/** The invitation of a code: the named query here that no family bounds, as the code is what finds it. */
export const findInvitation = async (db: Database, code: string, now: Date) => {
  const [found] = await FIND(db).execute({ codeHash: hashSecret(code), now, latest: latestAt(now) });
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
export const sweepFamilyInvitations = (db: Database, now: Date, most: number): Promise<number> =>
  deleteSome(db, { table, key: [table.familyId, table.id], where: lte(table.expiresAt, now) }, most);
