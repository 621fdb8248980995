import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { families, users } from '../../db/schema.ts';

type UserRow = typeof users.$inferSelect;

/** The adults of a family, the longest there first. */
export const selectAdults = (db: Database, familyId: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(eq(users.familyId, familyId))
    .orderBy(sql`${users.joinedAt} asc nulls first`, asc(users.createdAt), asc(users.id))
    .execute();

/** The same behind the family's lock; none of them signs in, moves or goes until the transaction ends. */
export const holdAdults = (tx: Database, familyId: string): Promise<UserRow[]> =>
  tx.select().from(users).where(eq(users.familyId, familyId)).orderBy(asc(users.id)).for('no key update').execute();

/** Moves a user into the family of others, behind both families' locks. */
export const moveInto = async (tx: Database, userId: string, familyId: string, now: Date): Promise<UserRow> => {
  const [moved] = await tx.update(users).set({ familyId, joinedAt: now }).where(eq(users.id, userId)).returning();
  if (!moved) throw new Error('the user who was held is gone');
  return moved;
};

/** Moves a user into a new family of their own; gives its id. */
export const moveOut = async (tx: Database, userId: string, now: Date): Promise<string> => {
  const familyId = randomUUID();
  await tx.insert(families).values({ familyId, createdAt: now });
  await tx.update(users).set({ familyId, joinedAt: null }).where(eq(users.id, userId));
  return familyId;
};
