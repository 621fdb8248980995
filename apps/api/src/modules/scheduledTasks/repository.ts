import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { insertion } from '../../db/prepared.ts';
import { scheduledTasks } from '../../db/schema.ts';
import { isNotOfDeletedChild } from '../children/repository.ts';

/** A rule as it is stored. */
export type Rule = typeof scheduledTasks.$inferSelect;

const areRules = (familyId: string) =>
  and(eq(scheduledTasks.familyId, familyId), isNotOfDeletedChild(scheduledTasks.childId, familyId));

/** How many rules a family has. */
export const countRules = (db: Database, familyId: string): Promise<number> =>
  db.$count(scheduledTasks, areRules(familyId)).then(Number);

/** The rules of a family, or of one child, in the order of their making. */
export const selectRules = (db: Database, familyId: string, childId: string | null): Promise<Rule[]> =>
  db
    .select()
    .from(scheduledTasks)
    .where(and(areRules(familyId), childId === null ? undefined : eq(scheduledTasks.childId, childId)))
    .orderBy(asc(scheduledTasks.id));

/** The rule. */
export const selectRule = async (db: Database, familyId: string, id: string): Promise<Rule | undefined> => {
  const [rule] = await db
    .select()
    .from(scheduledTasks)
    .where(and(areRules(familyId), eq(scheduledTasks.id, id)));
  return rule;
};

/** Adds a rule. */
export const insertRule = insertion(scheduledTasks);

/** Deletes a rule; whether there was one. */
export const deleteRule = async (db: Database, familyId: string, id: string): Promise<boolean> => {
  const rows = await db
    .delete(scheduledTasks)
    .where(and(areRules(familyId), eq(scheduledTasks.id, id)))
    .returning({ id: scheduledTasks.id });
  return rows.length > 0;
};
