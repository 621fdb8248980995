import { HOMEWORK_FIELDS, mapFields } from '@kovan/domain/fields';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { changing, insertion, param, prepared, valueOf } from '../../db/prepared.ts';
import { homework } from '../../db/schema.ts';
import { isNotOfDeletedChild } from '../children/repository.ts';

/** Homework as it is stored. */
export type HomeworkRow = typeof homework.$inferSelect;

const FIND = prepared('homework_one', (db) =>
  db
    .select()
    .from(homework)
    .where(
      and(
        eq(homework.familyId, param('familyId')),
        eq(homework.id, param('id')),
        isNotOfDeletedChild(homework.childId, param('familyId')),
      ),
    ),
);

/** The homework. */
export const selectHomework = async (db: Database, familyId: string, id: string): Promise<HomeworkRow | undefined> => {
  const [row] = await FIND(db).execute({ familyId, id });
  return row;
};

const isRow = and(eq(homework.familyId, param('familyId')), eq(homework.id, param('id')));

/** Adds homework. */
export const insertHomework = insertion(homework);

/** Writes the fields of homework that was found. */
export const updateFields = changing<HomeworkRow>('homework_fields', (db) =>
  db
    .update(homework)
    .set(mapFields(HOMEWORK_FIELDS, (_, name) => valueOf(homework[name], name)))
    .where(isRow),
);

/** Writes the status of homework that was found. */
export const updateStatus = changing<HomeworkRow>('homework_status', (db) =>
  db
    .update(homework)
    .set({ status: valueOf(homework.status, 'status'), completedAt: valueOf(homework.completedAt, 'completedAt') })
    .where(isRow),
);

/** Deletes homework that was found. */
export const deleteHomework = changing<HomeworkRow>('homework_delete', (db) => db.delete(homework).where(isRow));
