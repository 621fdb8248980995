import type { Day } from '@kovan/domain/days';
import { pickFields, TASK_FIELDS } from '@kovan/domain/fields';
import type { DayRange } from '@kovan/domain/weeks';
import {
  and,
  asc,
  between,
  desc,
  eq,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tasks } from '../../db/schema.ts';
import { changing, insertion, param, prepared, valueOf } from '../../db/prepared.ts';
import { isNotOfDeletedChild, isWhose, ofWhose, valuesOf, type Whose } from '../children/repository.ts';
import type { BeforeDone } from '../page.ts';
import { placeOfId, type TaskRow } from './anyTask.ts';

/** Whose tasks of a family, of a range of days or of any (`null`). */
export interface Which {
  readonly familyId: string;
  readonly whose: Whose;
  readonly range: DayRange | null;
}

type Value = string | Placeholder;

const isOf = (
  familyId: Value,
  isOfWhom: SQL | undefined,
  range: Record<keyof DayRange, Value> | null,
): SQL | undefined =>
  and(
    eq(tasks.familyId, familyId),
    isOfWhom,
    isNotOfDeletedChild(tasks.childId, familyId),
    range === null ? undefined : between(tasks.dueDate, range.start, range.end),
  );

const areOf = ({ familyId, whose, range }: Which): SQL | undefined =>
  isOf(familyId, isWhose(tasks.childId, whose), range);

/** What is shown of a task. */
const columns = {
  id: tasks.id,
  ...pickFields(TASK_FIELDS, tasks),
  status: tasks.status,
  completedAt: tasks.completedAt,
};
type ShownTask = Pick<TaskRow, keyof typeof columns>;

const byDueDate = [asc(tasks.dueDate), asc(tasks.id)];
const newestFirst = [desc(tasks.completedAt), desc(tasks.id)];

const listStatement = (name: string, range: Parameters<typeof isOf>[2]) =>
  ofWhose((isOfWhom, suffix) =>
    prepared(`${name}${suffix}`, (db) =>
      db
        .select(columns)
        .from(tasks)
        .where(isOf(param('familyId'), isOfWhom(tasks.childId), range))
        .orderBy(...byDueDate)
        .limit(param('limit')),
    ),
  );

const LIST = listStatement('tasks', null);
const LIST_OF_RANGE = listStatement('tasks_range', { start: param('start'), end: param('end') });

/** The first one-off tasks by due date. */
export const selectTasks = (db: Database, { familyId, whose, range }: Which, limit: number): Promise<ShownTask[]> =>
  (range === null ? LIST : LIST_OF_RANGE)(whose)(db).execute({ familyId, ...valuesOf(whose), limit, ...range });

/** The place of a task that was shown. */
interface TaskPlace {
  readonly dueDate: Day;
  readonly id: string;
}

const isAfter = ({ dueDate, id }: TaskPlace): SQL =>
  sql`(${tasks.dueDate}, ${tasks.id}) > (${dueDate}::date, ${placeOfId(id).id}::uuid)`;

/** The first one-off tasks that are not completed by due date, or those after one that was shown. */
export const selectOpenTasks = (
  db: Database,
  which: Which,
  after: TaskPlace | null,
  limit: number,
): Promise<ShownTask[]> =>
  db
    .select(columns)
    .from(tasks)
    .where(and(areOf(which), isNull(tasks.completedAt), after ? isAfter(after) : undefined))
    .orderBy(...byDueDate)
    .limit(limit);

const isOlder = ({ completedAt, id }: BeforeDone): SQL | undefined =>
  and(lte(tasks.completedAt, completedAt), or(lt(tasks.completedAt, completedAt), lt(tasks.id, placeOfId(id).id)));

const NEWEST = ofWhose((isOfWhom, suffix) =>
  prepared(`tasks_done${suffix}`, (db) =>
    db
      .select(columns)
      .from(tasks)
      .where(and(isOf(param('familyId'), isOfWhom(tasks.childId), null), isNotNull(tasks.completedAt)))
      .orderBy(...newestFirst)
      .limit(param('limit')),
  ),
);

/** The newest completed one-off tasks, or those older than one that was shown. */
export const selectDoneTasks = (
  db: Database,
  which: Which,
  before: BeforeDone | null,
  limit: number,
): Promise<ShownTask[]> => {
  const { familyId, whose, range } = which;
  if (before === null && range === null) {
    return NEWEST(whose)(db).execute({ familyId, ...valuesOf(whose), limit });
  }
  return db
    .select(columns)
    .from(tasks)
    .where(and(areOf(which), isNotNull(tasks.completedAt), before ? isOlder(before) : undefined))
    .orderBy(...newestFirst)
    .limit(limit);
};

const FIND = prepared('task', (db) =>
  db
    .select()
    .from(tasks)
    .where(
      and(
        eq(tasks.familyId, param('familyId')),
        eq(tasks.id, param('id')),
        isNotOfDeletedChild(tasks.childId, param('familyId')),
      ),
    ),
);

/** The one-off task. */
export const selectTask = async (db: Database, familyId: string, id: string): Promise<TaskRow | undefined> => {
  const [row] = await FIND(db).execute({ familyId, id });
  return row;
};

const isRow = and(eq(tasks.familyId, param('familyId')), eq(tasks.id, param('id')));

/** Adds a task. */
export const insertTask = insertion(tasks);

/** Writes the status of a task that was found. */
export const updateTask = changing<TaskRow>('task_status', (db) =>
  db
    .update(tasks)
    .set({ status: valueOf(tasks.status, 'status'), completedAt: valueOf(tasks.completedAt, 'completedAt') })
    .where(isRow),
);

/** Deletes a task that was found. */
export const deleteTask = changing<TaskRow>('task_delete', (db) => db.delete(tasks).where(isRow));
