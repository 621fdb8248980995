import type { Day } from '@kovan/domain/days';
import type { DayRange } from '@kovan/domain/weeks';
import { and, asc, between, desc, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema.ts';
import { changing, insertion, prepared, valueOf } from '../../db/prepared.ts';
import { isNotOfDeletedChild } from '../children/repository.ts';
import type { BeforeDone } from '../page.ts';
import { placeOfId, type TaskRow } from './anyTask.ts';

/** Of a family whose tasks: of one child or of all (`null`), of a range of days or of any (`null`). */
export interface Which {
  readonly familyId: string;
  readonly childId: string | null;
  readonly range: DayRange | null;
}

const isOf = ({ familyId, childId, range }: Which): SQL | undefined =>
  and(
    eq(tasks.familyId, familyId),
    childId === null ? undefined : eq(tasks.childId, childId),
    isNotOfDeletedChild(tasks.childId, familyId),
    range === null ? undefined : between(tasks.dueDate, range.start, range.end),
  );

const byDueDate = [asc(tasks.dueDate), asc(tasks.id)];

/** The first one-off tasks by due date. */
export const selectTasks = (db: Database, which: Which, limit: number): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(isOf(which))
    .orderBy(...byDueDate)
    .limit(limit);

/** The place of a task that was shown. */
export interface TaskPlace {
  readonly dueDate: Day;
  readonly id: string;
}

const isAfter = ({ dueDate, id }: TaskPlace): SQL =>
  sql`(${tasks.dueDate}, ${tasks.id}) > (${dueDate}::date, ${placeOfId(id).id}::uuid)`;

/** The first one-off tasks that are not completed by due date, or those after one that was shown. */
export const selectOpenTasks = (
  db: Database,
  which: Which,
  after: TaskPlace | null,
  limit: number,
): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(and(isOf(which), isNull(tasks.completedAt), after ? isAfter(after) : undefined))
    .orderBy(...byDueDate)
    .limit(limit);

const isOlder = ({ completedAt, id }: BeforeDone): SQL | undefined => {
  const place = placeOfId(id);
  // An occurrence's id begins with its rule's: a task of the very same id comes before it.
  const isBelow = place.ruleDay === null ? lt(tasks.id, place.id) : lte(tasks.id, place.id);
  return and(lte(tasks.completedAt, completedAt), or(lt(tasks.completedAt, completedAt), isBelow));
};

/** The newest completed one-off tasks, or those older than one that was shown. */
export const selectDoneTasks = (
  db: Database,
  which: Which,
  before: BeforeDone | null,
  limit: number,
): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(and(isOf(which), isNotNull(tasks.completedAt), before ? isOlder(before) : undefined))
    .orderBy(desc(tasks.completedAt), desc(tasks.id))
    .limit(limit);

const param = (name: string) => sql.placeholder(name);

const FIND = prepared('task', (db) =>
  db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.familyId, param('familyId')),
        eq(tasks.id, param('id')),
        isNotOfDeletedChild(tasks.childId, param('familyId')),
      ),
    ),
);

/** The one-off task. */
export const selectTask = async (db: Database, familyId: string, id: string): Promise<TaskRow | undefined> => {
  const [row] = await FIND(db).execute({ familyId, id });
  return row;
};

const isRow = and(eq(tasks.familyId, param('familyId')), eq(tasks.id, param('id')));

/** Adds a task. */
export const insertTask = insertion(tasks);

/** Writes the status of a task that was found. */
export const updateTask = changing<TaskRow>('task_status', (db) =>
  db
    .update(tasks)
    .set({ status: valueOf(tasks.status, 'status'), completedAt: valueOf(tasks.completedAt, 'completedAt') })
    .where(isRow),
);

/** Deletes a task that was found. */
export const deleteTask = changing<TaskRow>('task_delete', (db) => db.delete(tasks).where(isRow));
