import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { children, homework, occurrences, scheduledTasks, tasks } from '../../db/schema.ts';
import { isNotOfDeletedChild } from '../children/repository.ts';

/** So many rows are read at once: others have their turn in between. */
const AT_ONCE = 500;

/** The children of a family, as lists have them. */
export const selectWholeChildren = (db: Database, familyId: string) =>
  db
    .select()
    .from(children)
    .where(and(eq(children.familyId, familyId), isNull(children.deletedAt)))
    .orderBy(asc(children.createdAt), asc(children.id));

const TABLES = { homework, tasks, scheduledTasks } as const;
type Named = keyof typeof TABLES;

async function* chunksOf<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row, void> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last);
    yield* rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
  }
}

/** Every row of a kind, in the order of their making, chunk by chunk. */
export const allOf = <Name extends Named>(
  db: Database,
  familyId: string,
  name: Name,
): AsyncGenerator<(typeof TABLES)[Name]['$inferSelect'], void> => {
  type Row = (typeof TABLES)[Name]['$inferSelect'];
  const table: (typeof TABLES)[Named] = TABLES[name];
  return chunksOf<Row>(
    async (last) =>
      await db
        .select()
        .from(table)
        .where(
          and(
            eq(table.familyId, familyId),
            isNotOfDeletedChild(table.childId, familyId),
            last && gt(table.id, last.id),
          ),
        )
        .orderBy(asc(table.id))
        .limit(AT_ONCE),
  );
};

/** Every day of a rule about which something was done. */
export const allOccurrences = (db: Database, familyId: string) =>
  chunksOf<typeof occurrences.$inferSelect>((last) =>
    db
      .select()
      .from(occurrences)
      .where(
        and(
          eq(occurrences.familyId, familyId),
          isNotOfDeletedChild(occurrences.childId, familyId),
          last && sql`(${occurrences.ruleId}, ${occurrences.ruleDay}) > (${last.ruleId}::uuid, ${last.ruleDay}::date)`,
        ),
      )
      .orderBy(asc(occurrences.ruleId), asc(occurrences.ruleDay))
      .limit(AT_ONCE),
  );
