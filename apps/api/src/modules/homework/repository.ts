import type { HomeworkFields } from '@kovan/api-client/contract';
import type { HomeworkStatus } from '@kovan/machines/homework';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { homework } from '../../db/schema.ts';

/** Homework as it is stored. */
export type HomeworkRow = typeof homework.$inferSelect;

/** Which homework of a family is meant; what is `null` or absent narrows nothing. */
export interface HomeworkFilter {
  readonly childId: string | null;
  readonly status?: HomeworkStatus;
  readonly subject?: string;
}

const isHomework = (familyId: string, id: string) => and(eq(homework.familyId, familyId), eq(homework.id, id));

/** Homework by due date, none last. */
export const selectHomework = (
  db: Database,
  familyId: string,
  { childId, status, subject }: HomeworkFilter,
): Promise<HomeworkRow[]> =>
  db
    .select()
    .from(homework)
    .where(
      and(
        eq(homework.familyId, familyId),
        childId === null ? undefined : eq(homework.childId, childId),
        status === undefined ? undefined : eq(homework.status, status),
        subject === undefined ? undefined : eq(homework.subject, subject),
      ),
    )
    // PostgreSQL sorts NULL last when ascending, and so reads the index in order.
    .orderBy(asc(homework.dueDate), asc(homework.id));

/** The homework, and nobody else changes it until the transaction ends. */
export const selectHomeworkForUpdate = async (
  tx: Database,
  familyId: string,
  id: string,
): Promise<HomeworkRow | undefined> => {
  const [row] = await tx.select().from(homework).where(isHomework(familyId, id)).for('no key update');
  return row;
};

/** Adds homework. */
export const insertHomework = async (db: Database, row: HomeworkRow): Promise<void> => {
  await db.insert(homework).values(row);
};

/** Changes homework. */
export const updateHomework = async (
  tx: Database,
  familyId: string,
  id: string,
  changes: HomeworkFields | { status: HomeworkStatus; completedAt: Date },
): Promise<void> => {
  await tx.update(homework).set(changes).where(isHomework(familyId, id));
};

/** Deletes homework. */
export const deleteHomework = async (tx: Database, familyId: string, id: string): Promise<void> => {
  await tx.delete(homework).where(isHomework(familyId, id));
};
