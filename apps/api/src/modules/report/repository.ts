import type { Day } from '@kovan/domain/days';
import { MAX_LIST_ROWS } from '@kovan/domain/limits';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { homework, tasks, users } from '../../db/schema.ts';
import type { Adult } from '../../http/context.ts';
import { unauthenticated } from '../../http/problemError.ts';
import { isNotOfDeletedChild } from '../children/repository.ts';
import type { TaskRow } from '../tasks/anyTask.ts';

/** The address that a user's mail goes to, and whether the identity provider vouches for it. */
export const selectRecipient = async (db: Database, { userId, familyId }: Adult) => {
  const [user] = await db
    .select({ email: users.email, isConfirmed: users.emailVerified })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.familyId, familyId)));
  if (!user) throw unauthenticated();
  return user;
};

/** One-off tasks that are not completed up to a day, and those completed since a moment: as many as a list may hold. */
export const selectReportTasks = (db: Database, familyId: string, end: Day, since: Date): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.familyId, familyId),
        isNotOfDeletedChild(tasks.childId, familyId),
        or(and(isNull(tasks.completedAt), lte(tasks.dueDate, end)), gte(tasks.completedAt, since)),
      ),
    )
    .limit(MAX_LIST_ROWS);

/** Homework that is active, and that which was completed since a moment: as much as a list may hold. */
export const selectReportHomework = (db: Database, familyId: string, since: Date) =>
  db
    .select({
      childId: homework.childId,
      title: homework.title,
      dueDate: homework.dueDate,
      status: homework.status,
      completedAt: homework.completedAt,
    })
    .from(homework)
    .where(
      and(
        eq(homework.familyId, familyId),
        isNotOfDeletedChild(homework.childId, familyId),
        or(isNull(homework.completedAt), gte(homework.completedAt, since)),
      ),
    )
    .orderBy(homework.dueDate, homework.id)
    .limit(MAX_LIST_ROWS);

/** A moment before the day begins anywhere on earth. */
export const beforeDay = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - 14 * 60 * 60_000);
