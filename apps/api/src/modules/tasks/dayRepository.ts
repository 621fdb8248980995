import type { Day } from '@kovan/domain/days';
import { namesOf, pickFields, TASK_FIELDS } from '@kovan/domain/fields';
import type { RuleDay } from '@kovan/domain/occurrenceIds';
import type { DayRange } from '@kovan/domain/weeks';
import {
  and,
  asc,
  between,
  desc,
  eq,
  gte,
  isNotNull,
  lt,
  lte,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { changing, param, prepared, rowOf, valueOf } from '../../db/prepared.ts';
import { occurrences } from '../../db/schema.ts';
import { isNotOfDeletedChild, isWhose, ofWhose, valuesOf, type Whose } from '../children/repository.ts';
import { type BeforeDone, readInChunks } from '../page.ts';
import { type OccurrenceRow, placeOfId, type ShownDay } from './anyTask.ts';

type Value = string | Placeholder;

const of = (familyId: Value, isOfWhom?: SQL): SQL | undefined =>
  and(eq(occurrences.familyId, familyId), isOfWhom, isNotOfDeletedChild(occurrences.childId, familyId));

const isOfRule = and(eq(occurrences.familyId, param('familyId')), eq(occurrences.ruleId, param('ruleId')));

const isDay = and(isOfRule, eq(occurrences.ruleDay, param('ruleDay')));

/** That a day is shown within a range, or falls within it and was moved elsewhere. The ends may be placeholders. */
export const touchesRange = ({ start, end }: Record<keyof DayRange, Day | SQLWrapper>): SQL | undefined =>
  or(
    between(occurrences.dueDate, start, end),
    and(ne(occurrences.dueDate, occurrences.ruleDay), between(occurrences.ruleDay, start, end)),
  );

/** What a list takes of a day. */
const columns = {
  ruleId: occurrences.ruleId,
  ruleDay: occurrences.ruleDay,
  ...pickFields(TASK_FIELDS, occurrences),
  status: occurrences.status,
  completedAt: occurrences.completedAt,
};

const byRuleAndDay = [asc(occurrences.ruleId), asc(occurrences.ruleDay)];

const DAYS = ofWhose((isOfWhom, suffix) =>
  prepared(`days${suffix}`, (db) =>
    db
      .select(columns)
      .from(occurrences)
      .where(
        and(
          of(param('familyId'), isOfWhom(occurrences.childId)),
          touchesRange({ start: param('start'), end: param('end') }),
        ),
      )
      .orderBy(...byRuleAndDay)
      .limit(param('count')),
  ),
);

/**
 * At most so many of the days about which something was done and that are shown or fall within a range. Read before the
 * rules: of one that is deleted in between, then, nothing deleted comes back.
 */
export const selectDaysOfRange = (
  db: Database,
  familyId: string,
  whose: Whose,
  range: DayRange,
  limit = Number.POSITIVE_INFINITY,
): Promise<ShownDay[]> => {
  const isAfter = ({ ruleId, ruleDay }: RuleDay) =>
    sql`(${occurrences.ruleId}, ${occurrences.ruleDay}) > (${ruleId}::uuid, ${ruleDay}::date)`;
  const read = (after: RuleDay | null, count: number): Promise<ShownDay[]> =>
    after === null
      ? DAYS(whose)(db).execute({ familyId, ...valuesOf(whose), ...range, count })
      : db
          .select(columns)
          .from(occurrences)
          .where(and(of(familyId, isWhose(occurrences.childId, whose)), touchesRange(range), isAfter(after)))
          .orderBy(...byRuleAndDay)
          .limit(count);
  return readInChunks(read, (row): RuleDay => row, null, limit);
};

const isOlder = ({ completedAt, id }: BeforeDone): SQL | undefined => {
  const { id: ruleId, ruleDay } = placeOfId(id);
  const isBelow =
    ruleDay === null
      ? lt(occurrences.ruleId, ruleId)
      : sql`(${occurrences.ruleId}, ${occurrences.ruleDay}) < (${ruleId}::uuid, ${ruleDay}::date)`;
  return and(lte(occurrences.completedAt, completedAt), or(lt(occurrences.completedAt, completedAt), isBelow));
};

const newestFirst = [desc(occurrences.completedAt), desc(occurrences.ruleId), desc(occurrences.ruleDay)];

const NEWEST = ofWhose((isOfWhom, suffix) =>
  prepared(`days_done${suffix}`, (db) =>
    db
      .select(columns)
      .from(occurrences)
      .where(and(of(param('familyId'), isOfWhom(occurrences.childId)), isNotNull(occurrences.completedAt)))
      .orderBy(...newestFirst)
      .limit(param('limit')),
  ),
);

/** The newest completed occurrences, or those older than one that was shown. */
export const selectDoneOccurrences = (
  db: Database,
  familyId: string,
  whose: Whose,
  before: BeforeDone | null,
  limit: number,
): Promise<ShownDay[]> =>
  before === null
    ? NEWEST(whose)(db).execute({ familyId, ...valuesOf(whose), limit })
    : db
        .select(columns)
        .from(occurrences)
        .where(
          and(of(familyId, isWhose(occurrences.childId, whose)), isNotNull(occurrences.completedAt), isOlder(before)),
        )
        .orderBy(...newestFirst)
        .limit(limit);

/** The occurrences of a family that were completed since a moment, the newest of them. */
export const selectDoneSince = (db: Database, familyId: string, since: Date, limit: number): Promise<OccurrenceRow[]> =>
  db
    .select()
    .from(occurrences)
    .where(and(of(familyId), gte(occurrences.completedAt, since)))
    .orderBy(desc(occurrences.completedAt))
    .limit(limit);

const FIND = prepared('day', (db) =>
  db
    .select()
    .from(occurrences)
    .where(and(isDay, of(param('familyId')))),
);

/** What was done about a day. */
export const selectDay = async (db: Database, familyId: string, day: RuleDay): Promise<OccurrenceRow | undefined> => {
  const [row] = await FIND(db).execute({ familyId, ...day });
  return row;
};

/** What was done about the occurrence that once had this id. */
export const selectDayByOldId = async (
  db: Database,
  familyId: string,
  oldId: string,
): Promise<OccurrenceRow | undefined> => {
  const [row] = await db
    .select()
    .from(occurrences)
    .where(and(of(familyId), eq(occurrences.oldId, oldId)));
  return row;
};

const key = [occurrences.familyId, occurrences.ruleId, occurrences.ruleDay];

const placeholders = (...names: readonly (keyof OccurrenceRow)[]) =>
  Object.fromEntries(names.map((name) => [name, valueOf(occurrences[name], name)]));

/** Notes that an open day was completed: a row more where there was none. */
export const upsertCompleted = changing<OccurrenceRow>('day_completed', (db) =>
  db
    .insert(occurrences)
    .values(rowOf(occurrences))
    .onConflictDoUpdate({ target: key, set: placeholders('status', 'completedAt') }),
);

/** Notes that a day of a rule that the family has was deleted: a row more where there was none. Nothing of its own is kept. */
export const upsertDeleted = changing<OccurrenceRow>('day_deleted', (db) =>
  db
    .insert(occurrences)
    .values(rowOf(occurrences))
    .onConflictDoUpdate({ target: key, set: placeholders(...namesOf(TASK_FIELDS), 'status', 'completedAt') }),
);

/** Forgets a day: a row less. */
export const deleteDay = changing<Pick<OccurrenceRow, 'familyId' | keyof RuleDay>>('day_delete', (db) =>
  db.delete(occurrences).where(isDay),
);

const DELETE_NOT_COMPLETED = prepared('days_delete_not_completed', (db) =>
  db
    .delete(occurrences)
    .where(and(isOfRule, ne(occurrences.status, 'completed')))
    .returning({ ruleDay: occurrences.ruleDay }),
);

/** Forgets every day of a rule but the completed ones: so many rows less. */
export const deleteDaysNotCompleted = async (tx: Database, familyId: string, ruleId: string): Promise<number> =>
  (await DELETE_NOT_COMPLETED(tx).execute({ familyId, ruleId })).length;
