import type { DoneDay, StandingRule } from '@kovan/domain/occurrenceList';
import type { DayRange } from '@kovan/domain/weeks';
import { and, eq, inArray, isNotNull, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { children, families, homework, occurrences, scheduledTasks, tasks } from '../../db/schema.ts';
import { touchesRange } from '../tasks/occurrenceRepository.ts';

const param = (name: string) => sql.placeholder(name);

/** Rows as JSON, or `null` where there are none. */
const jsonOf = <Row>(rows: SQLWrapper) => sql<readonly Row[] | null>`(${rows})`;

type Child = (column: AnyPgColumn) => SQL | undefined;

/** The rules, as far as it takes to say on which days they fall. */
const rulesOf = (db: Database, child: Child) => {
  const { id, createdOn, frequency, weekDays } = scheduledTasks;
  const json = sql`json_agg(json_build_object('id', ${id}, 'createdOn', ${createdOn}, 'frequency', ${frequency}, 'weekDays', ${weekDays}))`;
  const isOf = and(eq(scheduledTasks.familyId, param('familyId')), child(scheduledTasks.childId));
  return jsonOf<StandingRule>(db.select({ json }).from(scheduledTasks).where(isOf));
};

/** The days of rules within the range about which something was done. */
const doneDaysOf = (db: Database, child: Child) => {
  const { ruleId, ruleDay, dueDate, status } = occurrences;
  const json = sql`json_agg(json_build_object('ruleId', ${ruleId}, 'ruleDay', ${ruleDay}, 'dueDate', ${dueDate}, 'status', ${status}))`;
  const isOf = and(eq(occurrences.familyId, param('familyId')), child(occurrences.childId));
  const range = { start: param('start'), end: param('end') };
  return jsonOf<DoneDay>(
    db
      .select({ json })
      .from(occurrences)
      .where(and(isOf, touchesRange(range))),
  );
};

const countsOf = (db: Database, child: Child) => {
  const ofHomework = and(eq(homework.familyId, param('familyId')), child(homework.childId));
  const ofTasks = and(eq(tasks.familyId, param('familyId')), child(tasks.childId));
  const ofOccurrences = and(eq(occurrences.familyId, param('familyId')), child(occurrences.childId));
  const countHomework = (status: SQL) => db.$count(homework, and(ofHomework, status));
  return {
    pendingHomework: countHomework(eq(homework.status, 'active')),
    completedHomework: countHomework(inArray(homework.status, ['completed', 'verified'])),
    openTasks: db.$count(tasks, and(ofTasks, eq(tasks.status, 'pending'), lte(tasks.dueDate, param('end')))),
    completedTasks: db.$count(tasks, and(ofTasks, eq(tasks.status, 'completed'))),
    completedOccurrences: db.$count(occurrences, and(ofOccurrences, isNotNull(occurrences.completedAt))),
    rules: rulesOf(db, child),
    done: doneDaysOf(db, child),
  };
};

const FAMILY_STATS = prepared('stats', (db) =>
  db
    .select(countsOf(db, () => undefined))
    .from(families)
    .where(eq(families.familyId, param('familyId'))),
);

const CHILD_STATS = prepared('stats_child', (db) =>
  db
    .select(countsOf(db, (column) => eq(column, param('childId'))))
    .from(children)
    .where(and(eq(children.familyId, param('familyId')), eq(children.id, param('childId')))),
);

/** What the four counters follow from: counts of rows, and what the occurrences of the counted range follow from. */
export interface Counts {
  readonly pendingHomework: number;
  readonly completedHomework: number;
  /** One-off tasks up to the end of the range that are not completed. */
  readonly openTasks: number;
  readonly completedTasks: number;
  readonly completedOccurrences: number;
  readonly rules: readonly StandingRule[];
  readonly done: readonly DoneDay[];
}

/** All of them in one statement; `undefined` where the family, or the child in it, is not there. */
export const selectCounts = async (
  db: Database,
  familyId: string,
  childId: string | null,
  { start, end }: DayRange,
): Promise<Counts | undefined> => {
  const statement = childId === null ? FAMILY_STATS : CHILD_STATS;
  const [row] = await statement(db).execute({ familyId, childId, start, end });
  return row && { ...row, rules: row.rules ?? [], done: row.done ?? [] };
};
