import type { Day } from '@kovan/domain/days';
import type { DayRange } from '@kovan/domain/weeks';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { homework, tasks, users } from '../../db/schema.ts';
import type { Viewer } from '../../http/context.ts';
import { unauthenticated } from '../../http/problemError.ts';

/** The address that a user's mail goes to. */
export const selectEmail = async (db: Database, { userId, familyId }: Viewer): Promise<string> => {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.familyId, familyId)));
  if (!user) throw unauthenticated();
  return user.email;
};

const taskColumns = {
  childId: tasks.childId,
  icon: tasks.icon,
  title: tasks.name,
  dueDate: tasks.dueDate,
  status: tasks.status,
  completedAt: tasks.completedAt,
};

/**
 * Tasks that are not completed and count on the dashboard (one-off ones up to the end of the range, occurrences within
 * it), and those completed since a moment.
 */
export const selectReportTasks = (db: Database, familyId: string, { start, end }: DayRange, since: Date) =>
  db
    .select(taskColumns)
    .from(tasks)
    .where(
      and(
        eq(tasks.familyId, familyId),
        or(
          and(
            eq(tasks.status, 'pending'),
            lte(tasks.dueDate, end),
            or(isNull(tasks.scheduledTaskId), gte(tasks.dueDate, start)),
          ),
          gte(tasks.completedAt, since),
        ),
      ),
    )
    .orderBy(tasks.dueDate, tasks.id);

/** Homework that is active, and that which was completed since a moment. */
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
    .where(and(eq(homework.familyId, familyId), or(eq(homework.status, 'active'), gte(homework.completedAt, since))))
    .orderBy(homework.dueDate, homework.id);

/** A moment before the day begins anywhere on earth. */
export const beforeDay = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - 14 * 60 * 60_000);
