import { type calls, type FamilyFile, type ImportCounts, inconsistencies } from '@kovan/api-client/contract';
import { yearOf } from '@kovan/domain/days';
import { FAMILY_LIMITS } from '@kovan/domain/limits';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { children, families, homework, occurrences, scheduledTasks, tasks } from '../../db/schema.ts';
import { invalid, ProblemError, full } from '../../http/problemError.ts';
import { countChildren } from '../children/repository.ts';
import type { Asked, ChangeScope } from '../familyRoutes.ts';

/** So many rows are written in one statement, whose parameters PostgreSQL counts. */
const AT_ONCE = 500;

const insertAll = async <Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await tx.insert(table).values(rows.slice(start, start + AT_ONCE));
  }
};

/** A new id for each old one, in their order, so that what was in order stays so. */
const newIds = (old: readonly string[]): ((id: string) => string) => {
  const ids = new Map(old.map((id) => [id, newId()]));
  return (id) => ids.get(id) ?? '';
};

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The rows of a file as a family has them, under new ids. */
const rowsOf = (file: FamilyFile, familyId: string) => {
  const childOf = newIds(file.children.map(({ id }) => id));
  // Rules that are gone have their days still, which stand among those of the others by the rule's id.
  const ruleIds = new Set([
    ...file.scheduledTasks.map(({ id }) => id),
    ...file.occurrences.map(({ ruleId }) => ruleId),
  ]);
  const ruleOf = newIds([...ruleIds].toSorted());
  const done = new Map<string, { completedHomework: number; completedTasks: number }>();
  const countDone = (childId: string, total: 'completedHomework' | 'completedTasks'): void => {
    const counts = done.get(childId) ?? { completedHomework: 0, completedTasks: 0 };
    counts[total] += 1;
    done.set(childId, counts);
  };
  for (const { childId, completedAt } of [...file.tasks, ...file.occurrences]) {
    if (completedAt !== null) countDone(childId, 'completedTasks');
  }
  for (const { childId, completedAt } of file.homework) {
    if (completedAt !== null) countDone(childId, 'completedHomework');
  }
  const common = ({ childId, createdAt }: { readonly childId: string; readonly createdAt: string }) => ({
    familyId,
    childId: childOf(childId),
    createdAt: new Date(createdAt),
  });
  return {
    children: file.children.map((child) => ({
      completedHomework: 0,
      completedTasks: 0,
      ...child,
      ...done.get(child.id),
      familyId,
      id: childOf(child.id),
      createdAt: new Date(child.createdAt),
    })),
    scheduledTasks: file.scheduledTasks.map(({ period, ...rule }) => ({
      ...rule,
      ...common(rule),
      id: ruleOf(rule.id),
      frequency: Number(period.frequency),
      weekDays: period.weekDays,
    })),
    tasks: file.tasks.map((task) => ({
      ...task,
      ...common(task),
      id: newId(),
      status: task.completedAt === null ? ('pending' as const) : ('completed' as const),
      completedAt: momentOf(task.completedAt),
    })),
    occurrences: file.occurrences.map((day) => ({
      ...day,
      ...common(day),
      ruleId: ruleOf(day.ruleId),
      completedAt: momentOf(day.completedAt),
    })),
    homework: file.homework.map((one) => ({
      ...one,
      ...common(one),
      id: newId(),
      completedAt: momentOf(one.completedAt),
    })),
  };
};

/** Counts what comes in, behind the family's lock; more than a family may have is a 409. */
const countIn = async (tx: Database, familyId: string, rows: ReturnType<typeof rowsOf>): Promise<void> => {
  const sum = (total: 'completedHomework' | 'completedTasks') =>
    rows.children.reduce((all, child) => all + child[total], 0);
  const more = rows.tasks.length + rows.occurrences.length + rows.homework.length;
  if (rows.children.length > FAMILY_LIMITS.children) throw full('children');
  if (rows.scheduledTasks.length > FAMILY_LIMITS.rules) throw full('rules');
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
  const wrong = inconsistencies(body, yearOf(today));
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if ((await countChildren(db, familyId)) > 0) throw new ProblemError(409, 'FAMILY_HAS_CHILDREN');
  const rows = rowsOf(body, familyId);
  await countIn(db, familyId, rows);
  await insertAll(db, children, rows.children);
  await insertAll(db, scheduledTasks, rows.scheduledTasks);
  await insertAll(db, tasks, rows.tasks);
  await insertAll(db, occurrences, rows.occurrences);
  await insertAll(db, homework, rows.homework);
  return {
    data: {
      children: rows.children.length,
      tasks: rows.tasks.length,
      scheduledTasks: rows.scheduledTasks.length,
      homework: rows.homework.length,
      breaks: body.breaks.length,
      treats: body.treats.length,
    },
  };
};
