import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { families, idempotentAnswers, outbox, users } from '../db/schema.ts';

/** Erases a family with all that it owns. */
export const eraseFamily = async (tx: Database, familyId: string): Promise<void> => {
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.familyId, familyId));
  await tx.delete(families).where(eq(families.familyId, familyId));
};

/**
 * Removes a user with what is theirs alone, and the family too when they were its last adult, within a transaction. Of
 * two adults of one family who go at once, the second is the last.
 */
export const removeUser = async (
  tx: Database,
  user: Pick<typeof users.$inferSelect, 'id' | 'familyId'>,
): Promise<void> => {
  const { id, familyId } = user;
  await tx.select({ familyId: families.familyId }).from(families).where(eq(families.familyId, familyId)).for('update');
  await tx.delete(users).where(eq(users.id, id));
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.familyId, familyId), ne(users.id, id)))
    .limit(1);
  if (other) await tx.delete(outbox).where(and(eq(outbox.familyId, familyId), eq(outbox.userId, id)));
  else await eraseFamily(tx, familyId);
};

/** The user of this name at the identity provider. */
export const findUserOf = async (tx: Database, issuer: string, subject: string) => {
  const [user] = await tx
    .select({ id: users.id, familyId: users.familyId, email: users.email })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
  return user;
};
