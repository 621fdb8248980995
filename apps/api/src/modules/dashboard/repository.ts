import type { Activity, Stats } from '@kovan/api-client/contract';
import { ACTIVITY_COUNT } from '@kovan/domain/limits';
import type { DayRange } from '@kovan/domain/weeks';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { children, homework, tasks } from '../../db/schema.ts';

const homeworkOf = (familyId: string, childId: string | null): SQL | undefined =>
  and(eq(homework.familyId, familyId), childId === null ? undefined : eq(homework.childId, childId));

const tasksOf = (familyId: string, childId: string | null): SQL | undefined =>
  and(eq(tasks.familyId, familyId), childId === null ? undefined : eq(tasks.childId, childId));

/**
 * The four counters in one query. Of tasks that are not completed it counts one-off ones up to the end of the range and
 * occurrences within it; an older occurrence is history (decisions.md, Dashboard counters).
 */
export const selectStats = async (
  db: Database,
  familyId: string,
  childId: string | null,
  { start, end }: DayRange,
): Promise<Stats> => {
  const countHomework = (status: SQL) => db.$count(homework, and(homeworkOf(familyId, childId), status));
  const countTasks = (condition: SQL | undefined) => db.$count(tasks, and(tasksOf(familyId, childId), condition));
  const counters = {
    pendingHomework: countHomework(eq(homework.status, 'active')),
    completedHomework: countHomework(inArray(homework.status, ['completed', 'verified'])),
    pendingTasks: countTasks(
      and(
        eq(tasks.status, 'pending'),
        lte(tasks.dueDate, end),
        or(isNull(tasks.scheduledTaskId), gte(tasks.dueDate, start)),
      ),
    ),
    completedTasks: countTasks(eq(tasks.status, 'completed')),
  };
  const [stats] = await db.select(counters).from(sql`(values (1)) as one`);
  return stats ?? { pendingHomework: 0, completedHomework: 0, pendingTasks: 0, completedTasks: 0 };
};

/** What stands beside a completed homework; tasks have icons of their own. */
export const HOMEWORK_ICON = '📚';

/** The latest completions of homework and tasks, newest first; each half is read from the end of its index. */
export const selectActivities = async (db: Database, familyId: string, childId: string | null): Promise<Activity[]> => {
  const rows = await unionAll(
    db
      .select({
        id: homework.id,
        type: sql<Activity['type']>`'homework'`.as('type'),
        icon: sql<string>`${HOMEWORK_ICON}::text`.as('icon'),
        title: homework.title,
        childName: children.name,
        childId: homework.childId,
        completedAt: sql`${homework.completedAt}`.mapWith(homework.completedAt).as('completed_at'),
      })
      .from(homework)
      .innerJoin(children, and(eq(children.familyId, homework.familyId), eq(children.id, homework.childId)))
      .where(and(homeworkOf(familyId, childId), isNotNull(homework.completedAt)))
      .orderBy(desc(homework.completedAt), desc(homework.id))
      .limit(ACTIVITY_COUNT),
    db
      .select({
        id: tasks.id,
        type: sql<Activity['type']>`'task'`.as('type'),
        icon: sql<string>`${tasks.icon}`.as('icon'),
        title: tasks.name,
        childName: children.name,
        childId: tasks.childId,
        completedAt: sql`${tasks.completedAt}`.mapWith(tasks.completedAt).as('completed_at'),
      })
      .from(tasks)
      .innerJoin(children, and(eq(children.familyId, tasks.familyId), eq(children.id, tasks.childId)))
      .where(and(tasksOf(familyId, childId), isNotNull(tasks.completedAt)))
      .orderBy(desc(tasks.completedAt), desc(tasks.id))
      .limit(ACTIVITY_COUNT),
  )
    .orderBy(({ completedAt, id }) => [desc(completedAt), desc(id)])
    .limit(ACTIVITY_COUNT);
  return rows.map((row) => ({ ...row, completedAt: row.completedAt.toISOString() }));
};
