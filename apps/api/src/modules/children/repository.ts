import type { ChildInput } from '@kovan/api-client/contract';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { children, families } from '../../db/schema.ts';
import { isStandingChild } from './standing.ts';

const columns = {
  id: children.id,
  name: children.name,
  birthYear: children.birthYear,
  grade: children.grade,
  avatar: children.avatar,
};

const areStanding = (familyId: string) => and(eq(children.familyId, familyId), isNull(children.deletedAt));

/** The children of a family, oldest record first. */
export const selectChildren = (db: Database, familyId: string) =>
  db.select(columns).from(children).where(areStanding(familyId)).orderBy(asc(children.createdAt), asc(children.id));

/** How many children a family has. */
export const countChildren = async (db: Database, familyId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(children).where(areStanding(familyId));
  return row?.count ?? 0;
};

/** Whether the child exists in the family. */
export const childExists = async (db: Database, familyId: string, id: string): Promise<boolean> =>
  (await db.select({ id: children.id }).from(children).where(isStandingChild(familyId, id))).length > 0;

/** Adds a child. */
export const insertChild = async (db: Database, row: typeof children.$inferInsert): Promise<void> => {
  await db.insert(children).values(row);
};

/** Replaces what is said of a child; `undefined` when the family has none of this id. */
export const updateChild = async (db: Database, familyId: string, id: string, input: ChildInput) => {
  const [child] = await db.update(children).set(input).where(isStandingChild(familyId, id)).returning(columns);
  return child;
};

/**
 * Marks a child deleted, which hides it with all that belongs to it, and takes its totals off its family's; whether there
 * was one. Only behind the family's lock.
 */
export const markChildDeleted = async (tx: Database, familyId: string, id: string, now: Date): Promise<boolean> => {
  const [child] = await tx
    .update(children)
    .set({ deletedAt: now })
    .where(isStandingChild(familyId, id))
    .returning({ homework: children.completedHomework, tasks: children.completedTasks });
  if (!child) return false;
  await tx
    .update(families)
    .set({
      completedHomework: sql`${families.completedHomework} - ${child.homework}::int`,
      completedTasks: sql`${families.completedTasks} - ${child.tasks}::int`,
    })
    .where(eq(families.familyId, familyId));
  return true;
};
