import { and, eq, getTableName, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { param, prepared } from '../../db/prepared.ts';
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
const ERASED_AT_ONCE = 500;

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
const OF_CHILDREN: readonly (Erasable & Required<Pick<Erasable, 'ofChild'>>)[] = [
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

/** Everything that a family has but its children, who take what is left of theirs along. */
const OF_FAMILY: readonly Erasable[] = [
  { table: sessions, key: [sessions.id] },
  { table: devices, key: [devices.id] },
  { table: familyInvitations, key: [familyInvitations.id] },
  { table: outbox, key: [outbox.id] },
  ...OF_CHILDREN,
];

/** Whose rows are erased; `childId` is of no use for a whole family's. */
interface Of {
  readonly familyId: string;
  readonly childId?: string;
}

/** Deletes some rows of a table, prepared; gives how many there were. */
const deletionOf = (name: string, { table, key, counted }: Erasable, which?: SQL) => {
  const isOfFamily = eq(table.familyId, param('familyId'));
  const statement = prepared(`${name}_${getTableName(table)}`, (db) => {
    const some = db
      .select(Object.fromEntries(key.map((column) => [column.name, column])))
      .from(table)
      .where(and(isOfFamily, which))
      .limit(param('limit'));
    const columns = sql.join([...key], sql`, `);
    return db
      .delete(table)
      .where(and(isOfFamily, sql`(${columns}) in ${some}`))
      .returning({ one: sql`1` });
  });
  const deleteSome = async (tx: Database, of: Of, limit: number): Promise<number> =>
    (await statement(tx).execute({ ...of, limit })).length;
  return { deleteSome, counted: counted === true };
};
type Deletion = ReturnType<typeof deletionOf>;

const DELETE_OF_CHILD = OF_CHILDREN.map((one) =>
  deletionOf('erase_of_child', one, sql`${one.ofChild} = ${param('childId')}`),
);
const DELETE_OF_FAMILY = OF_FAMILY.map((one) => deletionOf('erase_of_family', one));
const DELETE_CHILDREN = [deletionOf('erase_of_family', { table: children, key: [children.id] })];

/**
 * Erases up to `limit` rows of tables; how many went. Each table gives its part at once, which nearly always is all it has;
 * those that have more share what is left of the limit, in their order.
 */
const eraseFrom = async (tx: Database, of: Of, deletions: readonly Deletion[], limit: number): Promise<number> => {
  const part = Math.floor(limit / deletions.length);
  const first = await Promise.all(
    deletions.map(async (deletion) => ({ deletion, gone: await deletion.deleteSome(tx, of, part) })),
  );
  const erased = [...first];
  const left = () => limit - erased.reduce((sum, { gone }) => sum + gone, 0);
  for (const { deletion } of first.filter(({ gone }) => gone === part)) {
    if (left() > 0) erased.push({ deletion, gone: await deletion.deleteSome(tx, of, left()) });
  }
  const counted = erased.reduce((sum, { deletion, gone }) => sum + (deletion.counted ? gone : 0), 0);
  if (counted > 0) await uncountRows(tx, of.familyId, counted).execute();
  return limit - left();
};

const DELETE_CHILD = prepared('erase_child', (db) =>
  db
    .delete(children)
    .where(
      and(eq(children.familyId, param('familyId')), eq(children.id, param('childId')), isNotNull(children.deletedAt)),
    ),
);

const DELETE_FAMILY = prepared('erase_family', (db) =>
  db.delete(families).where(and(eq(families.familyId, param('familyId')), isNotNull(families.deletedAt))),
);

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
  if ((await eraseFrom(tx, { familyId, childId }, DELETE_OF_CHILD, limit)) === limit) return false;
  await DELETE_CHILD(tx).execute({ familyId, childId });
  return true;
};

/** Erases up to `limit` rows of a family that was marked deleted, and at the end the family itself; whether that was all. */
export const eraseSomeOfFamily = async (
  tx: Database,
  familyId: string,
  limit: number = ERASED_AT_ONCE,
): Promise<boolean> => {
  const left = limit - (await eraseFrom(tx, { familyId }, DELETE_OF_FAMILY, limit));
  if (left === 0 || (await eraseFrom(tx, { familyId }, DELETE_CHILDREN, left)) === left) return false;
  await DELETE_FAMILY(tx).execute({ familyId });
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
