import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { deleteFamily } from '../modules/family/deletion.ts';
import { lockFamily, lockIfThere } from '../modules/family/repository.ts';
import { holdAdults } from '../modules/people/adults.ts';
import { endWaysBack } from '../modules/people/waysBack.ts';
import type { Ending } from './sessions/ending.ts';

/**
 * Removes a user with what is theirs alone, and the family too when they were its last adult, within a transaction of
 * `sessions.ending`. Of two adults of one family who go at once, the second is the last. After the commit
 * `eraser.wake()` erases what a deleted family held.
 */
export const removeUser = async (
  tx: Database,
  end: Ending,
  user: Pick<typeof users.$inferSelect, 'id' | 'familyId'>,
  now: Date,
): Promise<void> => {
  const { id, familyId } = user;
  await lockFamily(tx, familyId);
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.familyId, familyId), ne(users.id, id)))
    .limit(1);
  if (!other) {
    await deleteFamily(tx, end, familyId, now);
    return;
  }
  await tx.delete(users).where(eq(users.id, id));
  await end.of(user);
  for (const statement of endWaysBack(tx, familyId, id)) await statement.execute();
  end.tellFamily(familyId, null);
};

/** The user of this name at the identity provider. */
const findUserOf = async (tx: Database, issuer: string, subject: string) => {
  const [user] = await tx
    .select({ id: users.id, familyId: users.familyId, email: users.email })
    .from(users)
    .where(and(eq(users.issuer, issuer), eq(users.subject, subject)));
  return user;
};

/** The user of this name at the identity provider, behind the lock of their family, with how many adults that has. */
export const holdWithFamily = async (tx: Database, issuer: string, subject: string) => {
  for (;;) {
    const user = await findUserOf(tx, issuer, subject);
    if (!user) return undefined;
    const adults = (await lockIfThere(tx, user.familyId)) ? await holdAdults(tx, user.familyId) : [];
    // While the lock was waited for they may have moved, or gone with their family.
    if (adults.some(({ id }) => id === user.id)) return { ...user, adults: adults.length };
  }
};
