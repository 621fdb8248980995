import type { HomeworkFields } from '@kovan/api-client/contract';
import type { HomeworkStatus } from '@kovan/machines/homework';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { homework } from '../../db/schema.ts';

/** Homework as it is stored. */
export type HomeworkRow = typeof homework.$inferSelect;

/** Which homework of a family is meant, by status or by subject; what is `null` or absent narrows nothing. */
export type HomeworkFilter = { readonly childId: string | null } & (
  | { readonly status?: HomeworkStatus; readonly subject?: undefined }
  | { readonly status?: undefined; readonly subject: string }
);

/** What is shown of homework. */
const columns = {
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

const narrowed = (column: 'childId' | 'status' | 'subject') => eq(homework[column], sql.placeholder(column));

const listStatement = (...narrowing: ('childId' | 'status' | 'subject')[]) =>
  prepared(['homework', ...narrowing].join('_'), (db) =>
    db
      .select(columns)
      .from(homework)
      .where(and(eq(homework.familyId, sql.placeholder('familyId')), ...narrowing.map(narrowed)))
      // PostgreSQL sorts NULL last when ascending, and so reads the index in order.
      .orderBy(asc(homework.dueDate), asc(homework.id)),
  );

const LISTS = {
  family: { all: listStatement(), status: listStatement('status'), subject: listStatement('subject') },
  child: {
    all: listStatement('childId'),
    status: listStatement('childId', 'status'),
    subject: listStatement('childId', 'subject'),
  },
};

/** Homework by due date, none last. */
export const selectHomework = async (
  db: Database,
  familyId: string,
  { childId, status, subject }: HomeworkFilter,
): Promise<ShownHomework[]> => {
  const lists = LISTS[childId === null ? 'family' : 'child'];
  const list = status === undefined ? (subject === undefined ? lists.all : lists.subject) : lists.status;
  return list(db).execute({ familyId, childId, status, subject });
};

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
      ),
    )
    .returning(columns),
);

/** Moves homework of one status to another; `undefined` when there is none such. */
export const moveHomework = async (
  db: Database,
  familyId: string,
  name: { readonly id: string; readonly childId: string | null },
  { from, to, now }: { readonly from: HomeworkStatus; readonly to: HomeworkStatus; readonly now: Date },
): Promise<ShownHomework | undefined> => {
  const [row] = await moveStatement(db).execute({ familyId, ...name, from, to, now: now.toISOString() });
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
