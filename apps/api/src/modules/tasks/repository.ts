import type { DayRange } from '@kovan/domain/weeks';
import { and, asc, between, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema.ts';

/** A one-off task or an occurrence as it is stored. */
export type TaskRow = typeof tasks.$inferSelect;
export type NewTask = typeof tasks.$inferInsert;

const of = (familyId: string, childId: string | null): SQL | undefined =>
  and(eq(tasks.familyId, familyId), childId === null ? undefined : eq(tasks.childId, childId));

const isTask = (familyId: string, id: string) => and(eq(tasks.familyId, familyId), eq(tasks.id, id));

const within = ({ start, end }: DayRange) => between(tasks.dueDate, start, end);

const byDueDate = [asc(tasks.dueDate), asc(tasks.id)];

/** One-off tasks by due date. */
export const selectOneOffTasks = (db: Database, familyId: string, childId: string | null): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(and(of(familyId, childId), isNull(tasks.scheduledTaskId)))
    .orderBy(...byDueDate);

/** Every one-off task, and the occurrences of a range, by due date. */
export const selectTasksWithOccurrences = (
  db: Database,
  familyId: string,
  childId: string | null,
  range: DayRange,
): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(and(of(familyId, childId), or(isNull(tasks.scheduledTaskId), within(range))))
    .orderBy(...byDueDate);

/** Tasks of both kinds of a child whose day lies in a range, by due date. */
export const selectTasksInRange = (
  db: Database,
  familyId: string,
  childId: string,
  range: DayRange,
): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(and(of(familyId, childId), within(range)))
    .orderBy(...byDueDate);

/** Completed tasks of both kinds, newest first. */
export const selectCompletedTasks = (db: Database, familyId: string, childId: string | null): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(and(of(familyId, childId), eq(tasks.status, 'completed')))
    .orderBy(desc(tasks.completedAt), desc(tasks.id));

/** The task, and nobody else changes it until the transaction ends. */
export const selectTaskForUpdate = async (tx: Database, familyId: string, id: string): Promise<TaskRow | undefined> => {
  const [row] = await tx.select().from(tasks).where(isTask(familyId, id)).for('no key update');
  return row;
};

/** Adds a task. */
export const insertTask = async (db: Database, row: NewTask): Promise<void> => {
  await db.insert(tasks).values(row);
};

/** Marks a task completed. */
export const updateCompleted = async (tx: Database, familyId: string, id: string, completedAt: Date): Promise<void> => {
  await tx.update(tasks).set({ status: 'completed', completedAt }).where(isTask(familyId, id));
};

/** Deletes a task; what it was, or `undefined` when there was none. */
export const deleteTask = async (tx: Database, familyId: string, id: string): Promise<TaskRow | undefined> => {
  const [row] = await tx.delete(tasks).where(isTask(familyId, id)).returning();
  return row;
};
