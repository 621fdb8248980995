import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { families, users } from '../../db/schema.ts';
import { forgetKeptMails } from '../../mail/outboxRepository.ts';

/**
 * Deletes a family in one transaction, as far as anybody can see: it is marked, and its users go, with them their
 * sessions and the mails that wait. From then on nothing of it is read or added, and signing in again makes a new family.
 * What it held is erased afterwards, batch by batch, by the eraser: call `eraser.wake()` once this has resolved, or
 * leave it to the eraser's next round, which comes within a minute. Accounts of the local identity provider are not
 * touched. Does nothing where there is no such family, or it was deleted before.
 *
 * `within` is done in the same transaction, behind the family's lock.
 */
export const deleteFamily = (
  db: Database,
  familyId: string,
  now: Date,
  within: (tx: Database) => Promise<void> = async () => undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    const marked = await tx
      .update(families)
      .set({ deletedAt: now })
      .where(and(eq(families.familyId, familyId), isNull(families.deletedAt)))
      .returning({ familyId: families.familyId });
    if (marked.length === 0) return;
    await tx.delete(users).where(eq(users.familyId, familyId));
    await forgetKeptMails(tx, familyId);
    await within(tx);
  });
