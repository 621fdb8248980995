import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { param, prepared } from '../../db/prepared.ts';
import { children, homework, occurrences, scheduledTasks, tasks } from '../../db/schema.ts';
import { createTurns } from '../../http/turns.ts';
import { isNotOfDeletedChild } from '../children/repository.ts';

/** So many rows are read at once. */
const AT_ONCE = 500;

const CHILDREN = prepared('file_children', (db) =>
  db
    .select()
    .from(children)
    .where(and(eq(children.familyId, param('familyId')), isNull(children.deletedAt)))
    .orderBy(asc(children.createdAt), asc(children.id)),
);

/** The children of a family, as lists have them. */
export const selectWholeChildren = (db: Database, familyId: string) => CHILDREN(db).execute({ familyId });

/** A statement that reads a chunk of rows. */
interface Reading<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

/**
 * Reads every row of a kind, chunk by chunk: `reading` is what reads the first, and, given `isAfter`, the one after a row,
 * whose values stand for its placeholders.
 */
const chunksOf = <Row extends object>(
  name: string,
  reading: (db: Database, isAfter: SQL | undefined) => Reading<Row>,
  isAfter: SQL | undefined,
) => {
  const first = prepared(`file_${name}`, (db) => reading(db, undefined));
  const next = prepared(`file_${name}_next`, (db) => reading(db, isAfter));
  return async function* read(db: Database, familyId: string): AsyncGenerator<Row[], void> {
    const turns = createTurns();
    for (let last: Row | undefined; ;) {
      const rows = await (last ? next(db).execute({ ...last, familyId }) : first(db).execute({ familyId }));
      yield rows;
      if (rows.length < AT_ONCE) return;
      // The embedded database alone would give nobody a turn before all is read.
      await turns.next();
      last = rows.at(-1);
    }
  };
};

const ofFamily = (table: typeof homework | typeof tasks | typeof scheduledTasks | typeof occurrences) =>
  and(eq(table.familyId, param('familyId')), isNotOfDeletedChild(table.childId, param('familyId')));

const byId = <Table extends typeof homework | typeof tasks | typeof scheduledTasks>(name: string, table: Table) =>
  chunksOf<Table['$inferSelect']>(
    name,
    (db, isAfter) =>
      db
        .select()
        .from<typeof homework | typeof tasks | typeof scheduledTasks>(table)
        .where(and(ofFamily(table), isAfter))
        .orderBy(asc(table.id))
        .limit(AT_ONCE),
    gt(table.id, param('id')),
  );

/** The family's homework, in the order of its making. */
export const wholeHomework = byId('homework', homework);
/** Its one-off tasks. */
export const wholeTasks = byId('tasks', tasks);
/** The rules of its periodic tasks. */
export const wholeRules = byId('rules', scheduledTasks);

/** Every day of a rule about which something was done. */
export const wholeOccurrences = chunksOf(
  'occurrences',
  (db, isAfter) =>
    db
      .select()
      .from(occurrences)
      .where(and(ofFamily(occurrences), isAfter))
      .orderBy(asc(occurrences.ruleId), asc(occurrences.ruleDay))
      .limit(AT_ONCE),
  sql`(${occurrences.ruleId}, ${occurrences.ruleDay}) > (${param('ruleId')}::uuid, ${param('ruleDay')}::date)`,
);
