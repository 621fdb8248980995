import type { ChildInput } from '@kovan/api-client/contract';
import { CHILD_FIELDS, mapFields, pickFields } from '@kovan/domain/fields';
import {
  and,
  asc,
  count,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { insertion, param, prepared, valueOf } from '../../db/prepared.ts';
import { children, families } from '../../db/schema.ts';

type Value = string | Placeholder;

const columns = { id: children.id, ...pickFields(CHILD_FIELDS, children) };

const areOfFamily = (familyId: Value) => and(eq(children.familyId, familyId), isNull(children.deletedAt));

/** The condition that the family has this child. One that was deleted it has no more, though it may not be erased yet. */
export const isChild = (familyId: Value, id: Value): SQL | undefined => and(areOfFamily(familyId), eq(children.id, id));

/**
 * The condition on a column that names a child: that it was not deleted. Whatever reads or changes what belongs to children
 * has it, as the rows of a deleted child wait to be erased. It is asked once a statement, of an index that nearly always is
 * empty.
 */
export const isNotOfDeletedChild = (column: AnyPgColumn, familyId: Value): SQL =>
  notInArray(
    column,
    new QueryBuilder()
      .select({ id: children.id })
      .from(children)
      .where(and(eq(children.familyId, familyId), isNotNull(children.deletedAt))),
  );

/** Whose rows are meant: one child's, those of some children, or (`null`) the whole family's. */
export type Whose = string | readonly string[] | null;

/** The condition on a column that names a child: that it is one of those who are meant. */
export const isWhose = (column: AnyPgColumn, whose: Whose): SQL | undefined => {
  if (whose === null) return undefined;
  return typeof whose === 'string' ? eq(column, whose) : inArray(column, [...whose]);
};

/** The same condition in a prepared statement, whose values `valuesOf` gives. */
type IsWhose = (column: AnyPgColumn) => SQL | undefined;

/** What reads of the whole family, of one child, and of some: statements made alike. Chosen by whose is asked for. */
export const ofWhose = <Made>(make: (isWhose: IsWhose, suffix: string) => Made) => {
  const family = make(() => undefined, '');
  const child = make((column) => eq(column, param('childId')), '_child');
  const some = make((column) => sql`${column} = any(${param('childIds')}::uuid[])`, '_children');
  return (whose: Whose): Made => (whose === null ? family : typeof whose === 'string' ? child : some);
};

/** The values of what `ofWhose` makes. */
export const valuesOf = (whose: Whose) => ({
  childId: typeof whose === 'string' ? whose : null,
  childIds: typeof whose === 'object' && whose !== null ? `{${whose.join(',')}}` : null,
});

const LIST = prepared('children', (db) =>
  db
    .select(columns)
    .from(children)
    .where(areOfFamily(param('familyId')))
    .orderBy(asc(children.createdAt), asc(children.id)),
);

/** The children of a family, oldest record first. */
export const selectChildren = (db: Database, familyId: string) => LIST(db).execute({ familyId });

const COUNT = prepared('children_count', (db) =>
  db
    .select({ count: count() })
    .from(children)
    .where(areOfFamily(param('familyId'))),
);

/** How many children a family has. */
export const countChildren = async (db: Database, familyId: string): Promise<number> => {
  const [row] = await COUNT(db).execute({ familyId });
  return row?.count ?? 0;
};

const COUNT_THESE = prepared('children_count_these', (db) =>
  db
    .select({ count: count() })
    .from(children)
    .where(and(areOfFamily(param('familyId')), sql`${children.id} = any(${param('ids')}::uuid[])`)),
);

/** Whether the family has all of these children, each named once. */
export const childrenExist = async (db: Database, familyId: string, ids: readonly string[]): Promise<boolean> => {
  const [row] = await COUNT_THESE(db).execute({ familyId, ids: `{${ids.join(',')}}` });
  return row?.count === ids.length;
};

/** Adds a child. */
export const insertChild = insertion(children);

const isThis = isChild(param('familyId'), param('id'));

const CHANGE = prepared('child_change', (db) =>
  db
    .update(children)
    .set(mapFields(CHILD_FIELDS, (_, name) => valueOf(children[name], name)))
    .where(isThis)
    .returning(columns),
);

/** Replaces what is said of a child; `undefined` when the family has none of this id. */
export const updateChild = async (tx: Database, familyId: string, id: string, input: ChildInput) => {
  const [child] = await CHANGE(tx).execute({ ...input, familyId, id });
  return child;
};

const MARK_DELETED = prepared('child_mark_deleted', (db) =>
  db
    .update(children)
    .set({ deletedAt: valueOf(children.deletedAt, 'now') })
    .where(isThis)
    .returning({ homework: children.completedHomework, tasks: children.completedTasks }),
);

const TAKE_TOTALS_OFF = prepared('family_take_totals_off', (db) =>
  db
    .update(families)
    .set({
      completedHomework: sql`${families.completedHomework} - ${param('homework')}::int`,
      completedTasks: sql`${families.completedTasks} - ${param('tasks')}::int`,
    })
    .where(eq(families.familyId, param('familyId'))),
);

/**
 * Marks a child deleted, which hides it with all that belongs to it, and takes its totals off its family's; whether there
 * was one. Only behind the family's lock.
 */
export const markChildDeleted = async (tx: Database, familyId: string, id: string, now: Date): Promise<boolean> => {
  const [child] = await MARK_DELETED(tx).execute({ familyId, id, now });
  if (!child) return false;
  await TAKE_TOTALS_OFF(tx).execute({ familyId, ...child });
  return true;
};
