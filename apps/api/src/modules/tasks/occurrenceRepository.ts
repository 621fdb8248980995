import type { Day } from '@kovan/domain/days';
import type { DayRange } from '@kovan/domain/weeks';
import { and, between, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { occurrenceDeletions, tasks } from '../../db/schema.ts';
import type { NewTask } from './repository.ts';

/** Rows of one INSERT: a statement takes no more than 65,535 parameters. */
const ROWS_AT_ONCE = 1000;

/** The days of these rules within a range that need no occurrence: it exists, or was deleted for good. */
export const selectSettledDays = (
  db: Database,
  familyId: string,
  ruleIds: readonly string[],
  { start, end }: DayRange,
): Promise<{ ruleId: string; day: Day }[]> =>
  unionAll(
    db
      .select({ ruleId: sql<string>`${tasks.scheduledTaskId}`.as('rule_id'), day: tasks.dueDate })
      .from(tasks)
      .where(
        and(
          eq(tasks.familyId, familyId),
          inArray(tasks.scheduledTaskId, [...ruleIds]),
          between(tasks.dueDate, start, end),
        ),
      ),
    db
      .select({
        ruleId: sql<string>`${occurrenceDeletions.scheduledTaskId}`.as('rule_id'),
        day: occurrenceDeletions.dueDate,
      })
      .from(occurrenceDeletions)
      .where(
        and(
          eq(occurrenceDeletions.familyId, familyId),
          inArray(occurrenceDeletions.scheduledTaskId, [...ruleIds]),
          between(occurrenceDeletions.dueDate, start, end),
        ),
      ),
  );

/** Adds occurrences; one that another request has just made stays as it is (S-36). */
export const insertOccurrences = async (tx: Database, rows: readonly NewTask[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insert(tasks)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing();
  }
};

/** Remembers that the occurrence of a rule on a day was deleted. */
export const insertOccurrenceDeletion = async (
  tx: Database,
  row: typeof occurrenceDeletions.$inferInsert,
): Promise<void> => {
  await tx.insert(occurrenceDeletions).values(row).onConflictDoNothing();
};

/** Deletes the occurrences of a rule that are not completed. */
export const deleteOpenOccurrences = async (tx: Database, familyId: string, ruleId: string): Promise<void> => {
  await tx
    .delete(tasks)
    .where(and(eq(tasks.familyId, familyId), eq(tasks.scheduledTaskId, ruleId), eq(tasks.status, 'pending')));
};
