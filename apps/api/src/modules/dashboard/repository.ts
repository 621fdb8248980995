import type { Activity, Stats } from '@kovan/api-client/contract';
import { ACTIVITY_COUNT } from '@kovan/domain/limits';
import type { RepeatRule } from '@kovan/domain/occurrences';
import type { DayRange } from '@kovan/domain/weeks';
import { and, between, desc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { children, homework, occurrenceDeletions, scheduledTasks, tasks, users } from '../../db/schema.ts';
import type { Viewer } from '../../http/context.ts';
import { isSession, noteStanding, standingKey } from '../../identity/standing.ts';

const homeworkOf = (familyId: string, childId: string | null): SQL | undefined =>
  and(eq(homework.familyId, familyId), childId === null ? undefined : eq(homework.childId, childId));

const tasksOf = (familyId: string, childId: string | null): SQL | undefined =>
  and(eq(tasks.familyId, familyId), childId === null ? undefined : eq(tasks.childId, childId));

const param = (name: string) => sql.placeholder(name);

/** The rules, as far as it takes to say on which days they fall. */
type RuleDays = RepeatRule[] | null;

const statsStatement = (name: string, child: (column: AnyPgColumn) => SQL | undefined) =>
  prepared(name, (db) => {
    const ofHomework = and(eq(homework.familyId, param('familyId')), child(homework.childId));
    const ofTasks = and(eq(tasks.familyId, param('familyId')), child(tasks.childId));
    const ofRules = and(eq(scheduledTasks.familyId, param('familyId')), child(scheduledTasks.childId));
    const countHomework = (status: SQL) => db.$count(homework, and(ofHomework, status));
    const countTasks = (condition: SQL | undefined) => db.$count(tasks, and(ofTasks, condition));
    const rules = db.select({ id: scheduledTasks.id }).from(scheduledTasks).where(ofRules);
    const { createdOn, frequency, weekDays } = scheduledTasks;
    return db
      .select({
        pendingHomework: countHomework(eq(homework.status, 'active')),
        completedHomework: countHomework(inArray(homework.status, ['completed', 'verified'])),
        pendingTasks: countTasks(
          and(
            eq(tasks.status, 'pending'),
            lte(tasks.dueDate, param('end')),
            or(isNull(tasks.scheduledTaskId), gte(tasks.dueDate, param('start'))),
          ),
        ),
        completedTasks: countTasks(eq(tasks.status, 'completed')),
        occurrences: countTasks(
          and(between(tasks.dueDate, param('start'), param('end')), inArray(tasks.scheduledTaskId, rules)),
        ),
        deleted: db.$count(
          occurrenceDeletions,
          and(
            eq(occurrenceDeletions.familyId, param('familyId')),
            between(occurrenceDeletions.dueDate, param('start'), param('end')),
            inArray(occurrenceDeletions.scheduledTaskId, rules),
          ),
        ),
        rules: sql<RuleDays>`(${db
          .select({
            rules: sql`json_agg(json_build_object('createdOn', ${createdOn}, 'frequency', ${frequency}, 'weekDays', ${weekDays}))`,
          })
          .from(scheduledTasks)
          .where(ofRules)})`,
      })
      .from(users)
      .where(isSession);
  });

const FAMILY_STATS = statsStatement('stats', () => undefined);
const CHILD_STATS = statsStatement('stats_child', (column) => eq(column, param('childId')));

/** The counters, and whether every occurrence that they have to count exists: so many of the rules' days are settled. */
export interface CountedStats {
  readonly stats: Stats;
  readonly settled: number;
  readonly rules: readonly RepeatRule[];
}

/**
 * The four counters in one statement. Of tasks that are not completed it counts one-off ones up to the end of the range
 * and occurrences within it; an older occurrence is history (decisions.md, Dashboard counters). `undefined` for a
 * session that was ended.
 */
export const selectStats = async (
  db: Database,
  viewer: Viewer,
  childId: string | null,
  { start, end }: DayRange,
): Promise<CountedStats | undefined> => {
  const statement = childId === null ? FAMILY_STATS : CHILD_STATS;
  const [row] = await statement(db).execute({ ...standingKey(viewer), childId, start, end });
  if (!row) return undefined;
  noteStanding(viewer);
  const { occurrences, deleted, rules, ...stats } = row;
  return { stats, settled: occurrences + deleted, rules: rules ?? [] };
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
