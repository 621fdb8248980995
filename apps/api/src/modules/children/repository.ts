import type { ChildInput } from '@kovan/api-client/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { children } from '../../db/schema.ts';

const columns = {
  id: children.id,
  name: children.name,
  birthYear: children.birthYear,
  grade: children.grade,
  avatar: children.avatar,
};

const isChild = (familyId: string, id: string) => and(eq(children.familyId, familyId), eq(children.id, id));

/** The children of a family, oldest record first. */
export const selectChildren = (db: Database, familyId: string) =>
  db
    .select(columns)
    .from(children)
    .where(eq(children.familyId, familyId))
    .orderBy(asc(children.createdAt), asc(children.id));

/** How many children a family has. */
export const countChildren = async (db: Database, familyId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(children).where(eq(children.familyId, familyId));
  return row?.count ?? 0;
};

/** Whether the child exists in the family. */
export const childExists = async (db: Database, familyId: string, id: string): Promise<boolean> =>
  (await db.select({ id: children.id }).from(children).where(isChild(familyId, id))).length > 0;

/** Adds a child. */
export const insertChild = async (db: Database, row: typeof children.$inferInsert): Promise<void> => {
  await db.insert(children).values(row);
};

/** Replaces what is said of a child; `undefined` when the family has none of this id. */
export const updateChild = async (db: Database, familyId: string, id: string, input: ChildInput) => {
  const [child] = await db.update(children).set(input).where(isChild(familyId, id)).returning(columns);
  return child;
};

/** Deletes a child, and by the foreign keys all that belongs to it; whether there was one. */
export const deleteChild = async (db: Database, familyId: string, id: string): Promise<boolean> =>
  (await db.delete(children).where(isChild(familyId, id)).returning({ id: children.id })).length > 0;
