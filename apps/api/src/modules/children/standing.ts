import { and, eq, isNotNull, isNull, notInArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { children } from '../../db/schema.ts';

type Value = string | Placeholder;

/** The condition that the family has this child, and that it was not deleted. */
export const isStandingChild = (familyId: Value, id: Value): SQL | undefined =>
  and(eq(children.familyId, familyId), eq(children.id, id), isNull(children.deletedAt));

/** The child, if it is there: asked once a statement that is about one child alone. */
export const standingChild = (familyId: Value, id: Value) =>
  new QueryBuilder().select({ familyId: children.familyId }).from(children).where(isStandingChild(familyId, id));

/**
 * The condition that what a column names the child of is to be seen: what belongs to a deleted child waits to be erased.
 * It is asked once a statement, of an index that nearly always is empty.
 */
export const isOfStandingChild = (column: AnyPgColumn, familyId: Value): SQL =>
  notInArray(
    column,
    new QueryBuilder()
      .select({ id: children.id })
      .from(children)
      .where(and(eq(children.familyId, familyId), isNotNull(children.deletedAt))),
  );

/**
 * The tenant key of what is added to a child, as the database finds it: nothing, which the column refuses, where the
 * family has no such child any more.
 */
export const familyOfChild = (familyId: Value, childId: Value): SQL => sql`(${standingChild(familyId, childId)})`;
