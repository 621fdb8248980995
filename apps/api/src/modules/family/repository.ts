import { FAMILY_LIMITS } from '@kovan/domain/limits';
import { and, eq, isNull, lt, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { changing, param, prepared } from '../../db/prepared.ts';
import { children, families } from '../../db/schema.ts';
import type { Statement } from '../../db/transaction.ts';
import { full, unauthenticated } from '../../http/problemError.ts';

const isFamily = (familyId: string | Placeholder) => and(eq(families.familyId, familyId), isNull(families.deletedAt));

const LOCK = prepared('family_lock', (db) =>
  db
    .select({ familyId: families.familyId })
    .from(families)
    .where(isFamily(param('familyId')))
    .for('no key update'),
);

/**
 * Keeps what changes within one family apart until the transaction ends. It is the first lock of every such transaction,
 * so that none waits in a circle. A family that was deleted meanwhile is a 401: with it its sessions have ended.
 */
export const lockFamily = async (tx: Database, familyId: string): Promise<void> => {
  if (!(await lockIfThere(tx, familyId))) throw unauthenticated();
};

/** The same lock, asked for by somebody who has no session of the family; whether it is there. */
export const lockIfThere = async (tx: Database, familyId: string): Promise<boolean> =>
  (await LOCK(tx).execute({ familyId })).length > 0;

const LOCK_TO_ERASE = prepared('family_lock_to_erase', (db) =>
  db
    .select({ familyId: families.familyId })
    .from(families)
    .where(eq(families.familyId, param('familyId')))
    .for('no key update'),
);

/** The same lock of a family that may have been deleted; whether it has a row still. */
export const lockToErase = async (tx: Database, familyId: string): Promise<boolean> =>
  (await LOCK_TO_ERASE(tx).execute({ familyId })).length > 0;

const COUNT_ROW = prepared('family_count_row', (db) =>
  db
    .update(families)
    .set({ rowCount: sql`${families.rowCount} + 1` })
    .where(and(isFamily(param('familyId')), lt(families.rowCount, FAMILY_LIMITS.rows)))
    .returning({ familyId: families.familyId }),
);

/** Counts a row that the transaction is about to add; more than a family may have are a 409. Only behind its lock. */
export const countRow = async (tx: Database, familyId: string): Promise<void> => {
  const counted = await COUNT_ROW(tx).execute({ familyId });
  if (counted.length === 0) throw full('rows');
};

const UNCOUNT = changing<{ readonly familyId: string; readonly rows: number }>('family_uncount_rows', (db) =>
  db
    .update(families)
    .set({ rowCount: sql`${families.rowCount} - ${param('rows')}::int` })
    .where(eq(families.familyId, param('familyId'))),
);

/** Takes rows that the transaction has deleted off the family's count. */
export const uncountRows = (tx: Database, familyId: string, rows: number): Statement => UNCOUNT(tx, { familyId, rows });

const countCompletedIn = (total: 'completedHomework' | 'completedTasks') =>
  prepared(`count_${total}`, (db) => {
    const inFamily = db.$with('in_family').as(
      db
        .update(families)
        .set({ [total]: sql`${families[total]} + ${param('by')}::int` })
        .where(eq(families.familyId, param('familyId')))
        .returning({ familyId: families.familyId }),
    );
    return db
      .with(inFamily)
      .update(children)
      .set({ [total]: sql`${children[total]} + ${param('by')}::int` })
      .where(and(eq(children.familyId, param('familyId')), eq(children.id, param('childId'))));
  });

const COUNT_COMPLETED = {
  completedHomework: countCompletedIn('completedHomework'),
  completedTasks: countCompletedIn('completedTasks'),
};

/** Adds to, or takes off, what a child and its family have completed. Only behind the family's lock. */
export const countCompleted = (
  tx: Database,
  { familyId, childId }: { readonly familyId: string; readonly childId: string },
  total: keyof typeof COUNT_COMPLETED,
  by: 1 | -1,
): Statement => ({ execute: () => COUNT_COMPLETED[total](tx).execute({ familyId, childId, by }) });
