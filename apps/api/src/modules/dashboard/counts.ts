import type { DoneDay, StandingRule } from '@kovan/domain/occurrenceList';
import type { DayRange } from '@kovan/domain/weeks';
import { and, eq, isNull, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { param, prepared } from '../../db/prepared.ts';
import { children, families, homework, occurrences, scheduledTasks, tasks } from '../../db/schema.ts';
import { isChild, isNotOfDeletedChild } from '../children/repository.ts';
import { touchesRange } from '../tasks/dayRepository.ts';

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

/** What stands in the row of a family or of a child, and what is not completed, which is counted by an index of that. */
const countsOf = (db: Database, { completedHomework, completedTasks }: Totals, child: Child) => ({
  pendingHomework: db.$count(
    homework,
    and(eq(homework.familyId, param('familyId')), child(homework.childId), isNull(homework.completedAt)),
  ),
  completedHomework,
  openTasks: db.$count(
    tasks,
    and(
      eq(tasks.familyId, param('familyId')),
      child(tasks.childId),
      isNull(tasks.completedAt),
      lte(tasks.dueDate, param('end')),
    ),
  ),
  completedTasks,
  rules: rulesOf(db, child),
  done: doneDaysOf(db, child),
});
type Totals = Record<'completedHomework' | 'completedTasks', AnyPgColumn<{ data: number; notNull: true }>>;

const FAMILY_STATS = prepared('stats', (db) =>
  db
    .select(countsOf(db, families, (column) => isNotOfDeletedChild(column, param('familyId'))))
    .from(families)
    .where(and(eq(families.familyId, param('familyId')), isNull(families.deletedAt))),
);

const CHILD_STATS = prepared('stats_child', (db) =>
  db
    .select(countsOf(db, children, (column) => eq(column, param('childId'))))
    .from(children)
    .where(isChild(param('familyId'), param('childId'))),
);

/** What the four counters follow from: counts of rows, and what the occurrences of the counted range follow from. */
export interface Counts {
  readonly pendingHomework: number;
  readonly completedHomework: number;
  /** One-off tasks up to the end of the range that are not completed. */
  readonly openTasks: number;
  /** Of both kinds. */
  readonly completedTasks: number;
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
