import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  children,
  devices,
  families,
  familyInvitations,
  homework,
  idempotentAnswers,
  occurrences,
  outbox,
  scheduledTasks,
  sessions,
  tasks,
} from '../../db/schema.ts';
import { CHILD_OF_ANSWER } from '../once.ts';
import { uncountRows } from './repository.ts';

/** How many rows are erased in one transaction: it holds the family's lock, and others wait for its end. */
export const ERASED_AT_ONCE = 500;

/** A table of families, and what its rows are named by beside the family. */
interface Erasable {
  readonly table: PgTable & { readonly familyId: PgColumn };
  /** The rest of its key. */
  readonly key: readonly PgColumn[];
  /** The child that its rows belong to; without it they go with something else. */
  readonly ofChild?: PgColumn | SQL;
  /** Whether its rows stand in the family's count. */
  readonly counted?: true;
}

/** What belongs to children: first what tells of the rest. */
const OF_CHILDREN: readonly Erasable[] = [
  {
    table: idempotentAnswers,
    key: [idempotentAnswers.call, idempotentAnswers.key],
    ofChild: CHILD_OF_ANSWER,
  },
  { table: homework, key: [homework.id], ofChild: homework.childId, counted: true },
  { table: tasks, key: [tasks.id], ofChild: tasks.childId, counted: true },
  {
    table: occurrences,
    key: [occurrences.ruleId, occurrences.ruleDay],
    ofChild: occurrences.childId,
    counted: true,
  },
  { table: scheduledTasks, key: [scheduledTasks.id], ofChild: scheduledTasks.childId },
];

/** Everything that a family has. */
const OF_FAMILY: readonly Erasable[] = [
  { table: sessions, key: [sessions.id] },
  { table: devices, key: [devices.id] },
  { table: familyInvitations, key: [familyInvitations.id] },
  { table: outbox, key: [outbox.id] },
  ...OF_CHILDREN,
  { table: children, key: [children.id] },
];

const deleteSome = async (
  tx: Database,
  familyId: string,
  { table, key }: Erasable,
  which: SQL | undefined,
  limit: number,
): Promise<number> => {
  const some = tx
    .select(Object.fromEntries(key.map((column) => [column.name, column])))
    .from(table)
    .where(and(eq(table.familyId, familyId), which))
    .limit(limit);
  const columns = sql.join([...key], sql`, `);
  const gone = await tx
    .delete(table)
    .where(and(eq(table.familyId, familyId), sql`(${columns}) in ${some}`))
    .returning({ one: sql`1` });
  return gone.length;
};

/** Erases rows of tables, one after the other, until so many are gone; how many were. */
const eraseFrom = async (
  tx: Database,
  familyId: string,
  erasables: readonly Erasable[],
  whichOf: (erasable: Erasable) => SQL | undefined,
  limit: number,
): Promise<number> => {
  let left = limit;
  let counted = 0;
  for (const erasable of erasables) {
    if (left === 0) break;
    const gone = await deleteSome(tx, familyId, erasable, whichOf(erasable), left);
    left -= gone;
    if (erasable.counted) counted += gone;
  }
  if (counted > 0) await uncountRows(tx, familyId, counted).execute();
  return limit - left;
};

/**
 * Erases up to `limit` rows of a child that was marked deleted, and at the end the child itself; whether that was all.
 * Only behind the family's lock.
 */
export const eraseSomeOfChild = async (
  tx: Database,
  familyId: string,
  childId: string,
  limit: number = ERASED_AT_ONCE,
): Promise<boolean> => {
  const ofChild = ({ ofChild: column }: Erasable) => column && sql`${column} = ${childId}`;
  if ((await eraseFrom(tx, familyId, OF_CHILDREN, ofChild, limit)) === limit) return false;
  await tx
    .delete(children)
    .where(and(eq(children.familyId, familyId), eq(children.id, childId), isNotNull(children.deletedAt)));
  return true;
};

/** Erases up to `limit` rows of a family that was marked deleted, and at the end the family itself; whether that was all. */
export const eraseSomeOfFamily = async (
  tx: Database,
  familyId: string,
  limit: number = ERASED_AT_ONCE,
): Promise<boolean> => {
  if ((await eraseFrom(tx, familyId, OF_FAMILY, () => undefined, limit)) === limit) return false;
  await tx.delete(families).where(and(eq(families.familyId, familyId), isNotNull(families.deletedAt)));
  return true;
};

/** Families that were deleted and are not erased yet: one of the named queries that no family bounds. */
export const selectDeletedFamilies = async (db: Database): Promise<string[]> => {
  const rows = await db.select({ id: families.familyId }).from(families).where(isNotNull(families.deletedAt));
  return rows.map(({ id }) => id);
};

/** The same for children: the other query here that no family bounds. */
export const selectDeletedChildren = (db: Database): Promise<{ familyId: string; id: string }[]> =>
  db.select({ familyId: children.familyId, id: children.id }).from(children).where(isNotNull(children.deletedAt));
