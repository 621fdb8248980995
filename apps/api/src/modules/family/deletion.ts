import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { families, users } from '../../db/schema.ts';
import type { Ending } from '../../identity/sessions/ending.ts';
import { forgetKeptReports } from '../../mail/outboxRepository.ts';
import { deleteInvitations } from '../people/invitations.ts';

/**
 * Deletes a family, within a transaction of `sessions.ending`, as far as anybody can see: it is marked, and its users go,
 * with them their sessions, the invitations and the mails that wait. From then on nothing of it is read or added, and
 * signing in again makes a new family. What it held is erased afterwards, batch by batch, by the eraser: call
 * `eraser.wake()` once the transaction has committed, or leave it to the eraser's next round, which comes within a minute.
 * Accounts of the local identity provider are not touched. Gives whether there was such a family.
 */
export const deleteFamily = async (tx: Database, end: Ending, familyId: string, now: Date): Promise<boolean> => {
  const marked = await tx
    .update(families)
    .set({ deletedAt: now })
    .where(and(eq(families.familyId, familyId), isNull(families.deletedAt)))
    .returning({ familyId: families.familyId });
  if (marked.length === 0) return false;
  // Before their sessions: one that is just being begun holds its user, and is there when this goes on.
  await tx.delete(users).where(eq(users.familyId, familyId));
  await end.ofFamily(familyId);
  await deleteInvitations(tx, familyId);
  await forgetKeptReports(tx, familyId).execute();
  return true;
};
