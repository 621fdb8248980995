import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { lockIfThere } from '../modules/family/repository.ts';
import { holdAdults } from '../modules/people/adults.ts';
import { endWaysBack } from '../modules/people/waysBack.ts';
import type { Ending } from './sessions/ending.ts';

/**
 * Removes an adult among others with what is theirs alone, behind their family's lock, within a transaction of
 * `sessions.ending`. The last one goes with the family.
 */
export const removeUser = async (
  tx: Database,
  end: Ending,
  user: Pick<typeof users.$inferSelect, 'id' | 'familyId'>,
): Promise<void> => {
  const { id, familyId } = user;
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
