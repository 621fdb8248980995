import { FAMILY_LIMITS } from '@kovan/domain/limits';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { children, families } from '../../db/schema.ts';
import { tooManyRows } from '../../http/problemError.ts';
import { lockFamily } from '../familyLock.ts';

/** What belongs to a child, by its family. */
export interface OfChild {
  readonly familyId: string;
  readonly childId: string;
}

const standing = (familyId: string) => and(eq(families.familyId, familyId), isNull(families.deletedAt));

/**
 * Counts rows that the transaction is about to add, and takes the family's lock, which two at the edge of what it may
 * hold wait for. More than that is a 409 `TOO_MANY`, a family that was deleted a 401.
 */
export const countRows = async (tx: Database, familyId: string, rows = 1): Promise<void> => {
  const counted = await tx
    .update(families)
    .set({ rowCount: sql`${families.rowCount} + ${rows}::int` })
    .where(and(standing(familyId), sql`${families.rowCount} + ${rows}::int <= ${FAMILY_LIMITS.rows}`))
    .returning({ familyId: families.familyId });
  if (counted.length > 0) return;
  await lockFamily(tx, familyId);
  throw tooManyRows();
};

/** The same for one row, as one step of several: it fails where the family is full, and the next step where it is gone. */
export const countRowStatement = prepared('count_row', (db) =>
  db
    .update(families)
    .set({
      // No number at all where there is no room, which the column refuses.
      rowCount: sql`case when ${families.rowCount} < ${FAMILY_LIMITS.rows} then ${families.rowCount} + 1 end`,
    })
    .where(and(eq(families.familyId, sql.placeholder('familyId')), isNull(families.deletedAt))),
);

/** Takes rows that the transaction has deleted off the family's count. */
export const uncountRows = async (tx: Database, familyId: string, rows: number): Promise<void> => {
  if (rows === 0) return;
  await tx
    .update(families)
    .set({ rowCount: sql`${families.rowCount} - ${rows}::int` })
    .where(eq(families.familyId, familyId));
};

/** Adds to, or takes off, what a child and its family have completed. Only behind the family's lock. */
export const countCompleted = async (
  tx: Database,
  { familyId, childId }: OfChild,
  total: 'completedHomework' | 'completedTasks',
  by: 1 | -1,
): Promise<void> => {
  await tx
    .update(families)
    .set({ [total]: sql`${families[total]} + ${by}::int` })
    .where(eq(families.familyId, familyId));
  await tx
    .update(children)
    .set({ [total]: sql`${children[total]} + ${by}::int` })
    .where(and(eq(children.familyId, familyId), eq(children.id, childId)));
};
