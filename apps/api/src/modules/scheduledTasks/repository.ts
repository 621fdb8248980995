import { CHORE_FIELDS, pickFields } from '@kovan/domain/fields';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { insertion, param, prepared } from '../../db/prepared.ts';
import { scheduledTasks } from '../../db/schema.ts';
import { isNotOfDeletedChild, ofWhose, valuesOf, type Whose } from '../children/repository.ts';

/** A rule as it is stored. */
export type Rule = typeof scheduledTasks.$inferSelect;

/** What a list takes of a rule. */
const columns = {
  id: scheduledTasks.id,
  ...pickFields(CHORE_FIELDS, scheduledTasks),
  frequency: scheduledTasks.frequency,
  weekDays: scheduledTasks.weekDays,
  createdOn: scheduledTasks.createdOn,
};
export type ShownRule = Pick<Rule, keyof typeof columns>;

const areRules = and(
  eq(scheduledTasks.familyId, param('familyId')),
  isNotOfDeletedChild(scheduledTasks.childId, param('familyId')),
);
const isRule = and(areRules, eq(scheduledTasks.id, param('id')));

const COUNT = prepared('rules_count', (db) => db.select({ count: count() }).from(scheduledTasks).where(areRules));

/** How many rules a family has. */
export const countRules = async (db: Database, familyId: string): Promise<number> => {
  const [row] = await COUNT(db).execute({ familyId });
  return row?.count ?? 0;
};

const LIST = ofWhose((isWhose, suffix) =>
  prepared(`rules${suffix}`, (db) =>
    db
      .select(columns)
      .from(scheduledTasks)
      .where(and(areRules, isWhose(scheduledTasks.childId)))
      .orderBy(asc(scheduledTasks.id)),
  ),
);

/** The rules of a family, or of some of its children, in the order of their making. */
export const selectRules = (db: Database, familyId: string, whose: Whose): Promise<ShownRule[]> =>
  LIST(whose)(db).execute({ familyId, ...valuesOf(whose) });

const FIND = prepared('rule', (db) => db.select().from(scheduledTasks).where(isRule));

/** The rule. */
export const selectRule = async (db: Database, familyId: string, id: string): Promise<Rule | undefined> => {
  const [rule] = await FIND(db).execute({ familyId, id });
  return rule;
};

/** Adds a rule. */
export const insertRule = insertion(scheduledTasks);

const DELETE = prepared('rule_delete', (db) =>
  db.delete(scheduledTasks).where(isRule).returning({ childId: scheduledTasks.childId }),
);

/** Deletes a rule; gives whose it was, `null` where there was none. */
export const deleteRule = async (db: Database, familyId: string, id: string): Promise<string | null> =>
  (await DELETE(db).execute({ familyId, id }))[0]?.childId ?? null;
