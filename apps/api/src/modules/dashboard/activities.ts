import type { Activity } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { HOMEWORK_ICON } from '@kovan/domain/icons';
import { ACTIVITY_COUNT } from '@kovan/domain/limits';
import { occurrenceId } from '@kovan/domain/occurrenceIds';
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { param, prepared } from '../../db/prepared.ts';
import { children, homework, occurrences, tasks } from '../../db/schema.ts';
import { isNotOfDeletedChild, ofWhose, valuesOf, type Whose } from '../children/repository.ts';

/** Every arm of the union below: what was completed, of which child, read from the end of its index. */
const latest = {
  homework: (db: Database, isOf: SQL | undefined) =>
    db
      .select({
        id: homework.id,
        ruleDay: sql<Day | null>`null::date`.as('rule_day'),
        type: sql<Activity['type']>`'homework'`.as('type'),
        icon: sql<string>`${HOMEWORK_ICON}::text`.as('icon'),
        title: homework.title,
        childName: children.name,
        childId: homework.childId,
        completedAt: sql`${homework.completedAt}`.mapWith(homework.completedAt).as('completed_at'),
      })
      .from(homework)
      .innerJoin(children, and(eq(children.familyId, homework.familyId), eq(children.id, homework.childId)))
      .where(and(isOf, isNotNull(homework.completedAt)))
      .orderBy(desc(homework.completedAt), desc(homework.id))
      .limit(ACTIVITY_COUNT),
  tasks: (db: Database, isOf: SQL | undefined) =>
    db
      .select({
        id: tasks.id,
        ruleDay: sql<Day | null>`null::date`.as('rule_day'),
        type: sql<Activity['type']>`'task'`.as('type'),
        icon: sql<string>`${tasks.icon}`.as('icon'),
        title: tasks.name,
        childName: children.name,
        childId: tasks.childId,
        completedAt: sql`${tasks.completedAt}`.mapWith(tasks.completedAt).as('completed_at'),
      })
      .from(tasks)
      .innerJoin(children, and(eq(children.familyId, tasks.familyId), eq(children.id, tasks.childId)))
      .where(and(isOf, isNotNull(tasks.completedAt)))
      .orderBy(desc(tasks.completedAt), desc(tasks.id))
      .limit(ACTIVITY_COUNT),
  occurrences: (db: Database, isOf: SQL | undefined) =>
    db
      .select({
        id: occurrences.ruleId,
        ruleDay: sql<Day | null>`${occurrences.ruleDay}`.as('rule_day'),
        type: sql<Activity['type']>`'task'`.as('type'),
        icon: sql<string>`${occurrences.icon}`.as('icon'),
        title: occurrences.name,
        childName: children.name,
        childId: occurrences.childId,
        completedAt: sql`${occurrences.completedAt}`.mapWith(occurrences.completedAt).as('completed_at'),
      })
      .from(occurrences)
      .innerJoin(children, and(eq(children.familyId, occurrences.familyId), eq(children.id, occurrences.childId)))
      .where(and(isOf, isNotNull(occurrences.completedAt)))
      .orderBy(desc(occurrences.completedAt), desc(occurrences.ruleId), desc(occurrences.ruleDay))
      .limit(ACTIVITY_COUNT),
};

const LATEST = ofWhose((isOfWhom, suffix) => {
  const isOf = (table: { familyId: AnyPgColumn; childId: AnyPgColumn }) =>
    and(
      eq(table.familyId, param('familyId')),
      isOfWhom(table.childId),
      isNotOfDeletedChild(table.childId, param('familyId')),
    );
  return prepared(`activities${suffix}`, (db) =>
    unionAll(
      latest.homework(db, isOf(homework)),
      latest.tasks(db, isOf(tasks)),
      latest.occurrences(db, isOf(occurrences)),
    )
      .orderBy(({ completedAt, id, ruleDay }) => [desc(completedAt), desc(id), desc(ruleDay)])
      .limit(ACTIVITY_COUNT),
  );
});

/** The latest completions of homework and tasks of both kinds, newest first. */
export const selectActivities = async (db: Database, familyId: string, whose: Whose): Promise<Activity[]> => {
  const rows = await LATEST(whose)(db).execute({ familyId, ...valuesOf(whose) });
  return rows.map(({ id, ruleDay, type, icon, title, childName, childId, completedAt }) => ({
    id: ruleDay === null ? id : occurrenceId({ ruleId: id, ruleDay }),
    type,
    icon,
    title,
    childName,
    childId,
    completedAt: completedAt.toISOString(),
  }));
};
