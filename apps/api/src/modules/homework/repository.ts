import type { HomeworkFields } from '@kovan/api-client/contract';
import type { HomeworkStatus } from '@kovan/machines/homework';
import { and, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { children, families, homework } from '../../db/schema.ts';
import { familyOfChild, isOfStandingChild } from '../children/standing.ts';

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

const isHomework = (familyId: string, id: string) =>
  and(eq(homework.familyId, familyId), eq(homework.id, id), isOfStandingChild(homework.childId, familyId));

const param = (name: string) => sql.placeholder(name);

const isMoved = and(
  eq(homework.familyId, param('familyId')),
  eq(homework.id, param('id')),
  eq(homework.status, param('from')),
  sql`${homework.childId} = coalesce(${param('childId')}::uuid, ${homework.childId})`,
  isOfStandingChild(homework.childId, param('familyId')),
);

const moveStatement = prepared('homework_move', (db) =>
  db
    .update(homework)
    .set({ status: sql`${param('to')}` })
    .where(isMoved)
    .returning(columns),
);

/** Completes and counts in one: the family's row comes first, as in every transaction that counts. */
const completeStatement = prepared('homework_complete', (db) => {
  const locked = db.$with('locked').as(
    db
      .select({ familyId: families.familyId })
      .from(families)
      .where(and(eq(families.familyId, param('familyId')), isNull(families.deletedAt)))
      .for('no key update'),
  );
  const moved = db.$with('moved').as(
    db
      .update(homework)
      .set({ status: sql`${param('to')}`, completedAt: sql`${param('now')}::timestamptz` })
      .from(locked)
      .where(and(isMoved, eq(homework.familyId, locked.familyId)))
      .returning(columns),
  );
  const ofMoved = db.select({ childId: moved.childId }).from(moved);
  const inFamily = db.$with('in_family').as(
    db
      .update(families)
      .set({ completedHomework: sql`${families.completedHomework} + 1` })
      .where(and(eq(families.familyId, param('familyId')), exists(ofMoved)))
      .returning({ familyId: families.familyId }),
  );
  const inChild = db.$with('in_child').as(
    db
      .update(children)
      .set({ completedHomework: sql`${children.completedHomework} + 1` })
      .where(and(eq(children.familyId, param('familyId')), inArray(children.id, ofMoved)))
      .returning({ id: children.id }),
  );
  return db.with(locked, moved, inFamily, inChild).select().from(moved);
});

/** Moves homework of one status to another; `undefined` when there is none such. */
export const moveHomework = async (
  db: Database,
  familyId: string,
  name: { readonly id: string; readonly childId: string | null },
  { from, to, now }: { readonly from: HomeworkStatus; readonly to: HomeworkStatus; readonly now: Date },
): Promise<ShownHomework | undefined> => {
  // Checking, and taking that back, keep the moment at which the child was done, and the totals.
  const statement = from === 'active' ? completeStatement : moveStatement;
  const [row] = await statement(db).execute({ familyId, ...name, from, to, now: now.toISOString() });
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

/** Adds active homework, as one step of several; it fails where the child is not there. */
export const insertHomeworkStatement = prepared('homework_insert', (db) =>
  db.insert(homework).values({
    familyId: familyOfChild(placeholder('familyId'), placeholder('childId')),
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

/** Adds homework; it fails where the child is not there. */
export const insertHomework = async (db: Database, row: HomeworkRow): Promise<void> => {
  await db.insert(homework).values({ ...row, familyId: familyOfChild(row.familyId, row.childId) });
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
