import { type calls, type FamilyFile, type ImportCounts, inconsistencies } from '@kovan/api-client/contract';
import { yearOf } from '@kovan/domain/days';
import { FAMILY_LIMITS } from '@kovan/domain/limits';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { children, families, homework, occurrences, scheduledTasks, tasks } from '../../db/schema.ts';
import { invalid, ProblemError, full } from '../../http/problemError.ts';
import { createTurns, inTurns } from '../../http/turns.ts';
import { countChildren } from '../children/repository.ts';
import type { Asked, ChangeScope } from '../familyRoutes.ts';

/** So many rows are written in one statement: the embedded database takes some 10 ms for them, in this very thread. */
const AT_ONCE = 100;

/** Writes a row for each item of a list; the rows are made as they are written, others having their turn in between. */
const insertAll = async <Table extends PgTable, Item>(
  tx: Database,
  table: Table,
  items: readonly Item[],
  rowOf: (item: Item) => Table['$inferInsert'],
): Promise<void> => {
  const turns = createTurns();
  for (let start = 0; start < items.length; start += AT_ONCE) {
    // The embedded database alone would give nobody a turn before it has them all.
    await turns.next();
    await tx.insert(table).values(items.slice(start, start + AT_ONCE).map((item) => rowOf(item)));
  }
};

/** A new id for each old one, in their order, so that what was in order stays so. */
function* newIds(old: readonly string[]): Generator<void, (id: string) => string> {
  const ids = new Map<string, string>();
  for (const id of old) {
    ids.set(id, newId());
    yield;
  }
  return (id) => ids.get(id) ?? '';
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

type Done = ReadonlyMap<string, { completedHomework: number; completedTasks: number }>;

/** How much of a file is done, by child. */
function* doneIn(file: FamilyFile): Generator<void, Done> {
  const done: Done = new Map(file.children.map(({ id }) => [id, { completedHomework: 0, completedTasks: 0 }]));
  for (const [list, total] of [
    ['tasks', 'completedTasks'],
    ['occurrences', 'completedTasks'],
    ['homework', 'completedHomework'],
  ] as const) {
    for (const { childId, completedAt } of file[list]) {
      const counts = done.get(childId);
      if (counts && completedAt !== null) counts[total] += 1;
      yield;
    }
  }
  return done;
}

/** What makes the rows of a file as a family has them, under new ids. */
function* rowsOf(file: FamilyFile, familyId: string, done: Done) {
  const childOf = yield* newIds(file.children.map(({ id }) => id));
  // Rules that are gone have their days still, which stand among those of the others by the rule's id.
  const ruleIds = new Set(file.scheduledTasks.map(({ id }) => id));
  for (const { ruleId } of file.occurrences) {
    ruleIds.add(ruleId);
    yield;
  }
  const ruleOf = yield* newIds([...ruleIds].toSorted());
  const common = ({ childId, createdAt }: { readonly childId: string; readonly createdAt: string }) => ({
    familyId,
    childId: childOf(childId),
    createdAt: new Date(createdAt),
  });
  return {
    child: (child: FamilyFile['children'][number]) => ({
      ...child,
      ...done.get(child.id),
      familyId,
      id: childOf(child.id),
      createdAt: new Date(child.createdAt),
    }),
    rule: ({ period, ...rule }: FamilyFile['scheduledTasks'][number]) => ({
      ...rule,
      ...common(rule),
      id: ruleOf(rule.id),
      frequency: Number(period.frequency),
      weekDays: period.weekDays,
    }),
    task: (task: FamilyFile['tasks'][number]) => ({
      ...task,
      ...common(task),
      id: newId(),
      status: task.completedAt === null ? ('pending' as const) : ('completed' as const),
      completedAt: momentOf(task.completedAt),
    }),
    occurrence: (day: FamilyFile['occurrences'][number]) => ({
      ...day,
      ...common(day),
      ruleId: ruleOf(day.ruleId),
      completedAt: momentOf(day.completedAt),
    }),
    homework: (one: FamilyFile['homework'][number]) => ({
      ...one,
      ...common(one),
      id: newId(),
      completedAt: momentOf(one.completedAt),
    }),
  };
}

/** Counts what comes in, behind the family's lock; more than a family may have is a 409. */
const countIn = async (tx: Database, familyId: string, file: FamilyFile, done: Done): Promise<void> => {
  const sum = (total: 'completedHomework' | 'completedTasks') =>
    [...done.values()].reduce((all, counts) => all + counts[total], 0);
  const more = file.tasks.length + file.occurrences.length + file.homework.length;
  if (file.children.length > FAMILY_LIMITS.children) throw full('children');
  if (file.scheduledTasks.length > FAMILY_LIMITS.rules) throw full('rules');
  const counted = await tx
    .update(families)
    .set({
      rowCount: sql`${families.rowCount} + ${more}::int`,
      completedHomework: sql`${families.completedHomework} + ${sum('completedHomework')}::int`,
      completedTasks: sql`${families.completedTasks} + ${sum('completedTasks')}::int`,
    })
    .where(and(eq(families.familyId, familyId), lte(sql`${families.rowCount} + ${more}::int`, FAMILY_LIMITS.rows)))
    .returning({ familyId: families.familyId });
  if (counted.length === 0) throw full('rows');
};

/** Brings a file into a family without children: all of it, or nothing. */
export const importFamily = async (
  { db, familyId, today }: ChangeScope,
  { body }: Asked<typeof calls.file.import>,
): Promise<{ data: ImportCounts }> => {
  const wrong = await inTurns(inconsistencies(body, yearOf(today)));
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if ((await countChildren(db, familyId)) > 0) throw new ProblemError(409, 'FAMILY_HAS_CHILDREN');
  const done = await inTurns(doneIn(body));
  await countIn(db, familyId, body, done);
  const rowOf = await inTurns(rowsOf(body, familyId, done));
  await insertAll(db, children, body.children, rowOf.child);
  await insertAll(db, scheduledTasks, body.scheduledTasks, rowOf.rule);
  await insertAll(db, tasks, body.tasks, rowOf.task);
  await insertAll(db, occurrences, body.occurrences, rowOf.occurrence);
  await insertAll(db, homework, body.homework, rowOf.homework);
  return {
    data: {
      children: body.children.length,
      tasks: body.tasks.length,
      scheduledTasks: body.scheduledTasks.length,
      homework: body.homework.length,
      breaks: body.breaks.length,
      treats: body.treats.length,
    },
  };
};
