import type { HomeworkFields } from '@kovan/api-client/contract';
import type { HomeworkStatus } from '@kovan/machines/homework';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { homework } from '../../db/schema.ts';
import type { Viewer } from '../../http/context.ts';
import { noteStanding, standingKey, whileStanding } from '../../identity/standing.ts';

/** Homework as it is stored. */
export type HomeworkRow = typeof homework.$inferSelect;

/** What is shown of homework. */
export const columns = {
  id: homework.id,
  childId: homework.childId,
  title: homework.title,
  description: homework.description,
  subject: homework.subject,
  teacher: homework.teacher,
  book: homework.book,
  page: homework.page,
  dueDate: homework.dueDate,
  status: homework.status,
};
export type ShownHomework = Pick<HomeworkRow, keyof typeof columns>;

const isHomework = (familyId: string, id: string) => and(eq(homework.familyId, familyId), eq(homework.id, id));

const moveStatement = prepared('homework_move', (db) =>
  db
    .update(homework)
    .set({
      status: sql`${sql.placeholder('to')}`,
      // Checking, and taking that back, keep the moment at which the child was done.
      completedAt: sql`coalesce(${homework.completedAt}, ${sql.placeholder('now')}::timestamptz)`,
    })
    .where(
      and(
        eq(homework.familyId, sql.placeholder('familyId')),
        eq(homework.id, sql.placeholder('id')),
        eq(homework.status, sql.placeholder('from')),
        sql`${homework.childId} = coalesce(${sql.placeholder('childId')}::uuid, ${homework.childId})`,
        whileStanding,
      ),
    )
    .returning(columns),
);

/** Moves homework of one status to another while the session stands; `undefined` when there is none such. */
export const moveHomework = async (
  db: Database,
  viewer: Viewer,
  name: { readonly id: string; readonly childId: string | null },
  { from, to, now }: { readonly from: HomeworkStatus; readonly to: HomeworkStatus; readonly now: Date },
): Promise<ShownHomework | undefined> => {
  const [row] = await moveStatement(db).execute({ ...standingKey(viewer), ...name, from, to, now: now.toISOString() });
  if (row) noteStanding(viewer);
  return row;
};

/** The homework, and nobody else changes it until the transaction ends. */
export const selectHomeworkForUpdate = async (
  tx: Database,
  familyId: string,
  id: string,
): Promise<HomeworkRow | undefined> => {
  const [row] = await tx.select().from(homework).where(isHomework(familyId, id)).for('no key update');
  return row;
};

const placeholder = (name: keyof HomeworkRow) => sql.placeholder(name);

/** Adds active homework, as one step of several. */
export const insertHomeworkStatement = prepared('homework_insert', (db) =>
  db.insert(homework).values({
    familyId: placeholder('familyId'),
    id: placeholder('id'),
    childId: placeholder('childId'),
    title: placeholder('title'),
    description: placeholder('description'),
    subject: placeholder('subject'),
    teacher: placeholder('teacher'),
    book: placeholder('book'),
    page: placeholder('page'),
    dueDate: placeholder('dueDate'),
    status: 'active',
    createdAt: placeholder('createdAt'),
  }),
);

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
