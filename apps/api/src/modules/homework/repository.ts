import type { HomeworkFields } from '@kovan/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { homework } from '../../db/schema.ts';
import type { Statement } from '../../db/transaction.ts';
import { isNotOfDeletedChild } from '../children/repository.ts';

/** Homework as it is stored. */
export type HomeworkRow = typeof homework.$inferSelect;

const param = (name: string) => sql.placeholder(name);

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

const isRow = ({ familyId, id }: HomeworkRow) => and(eq(homework.familyId, familyId), eq(homework.id, id));

/** Adds homework. */
export const insertHomework = (tx: Database, row: HomeworkRow): Statement => tx.insert(homework).values(row);

/** Changes homework that was found. */
export const updateHomework = (
  tx: Database,
  row: HomeworkRow,
  changes: HomeworkFields | Pick<HomeworkRow, 'status' | 'completedAt'>,
): Statement => tx.update(homework).set(changes).where(isRow(row));

/** Deletes homework that was found. */
export const deleteHomework = (tx: Database, row: HomeworkRow): Statement => tx.delete(homework).where(isRow(row));
