import type { calls, Task } from '@kovan/api-client/contract';
import { type Day, daysBetween } from '@kovan/domain/days';
import { MAX_LIST_ROWS, MAX_RANGE_DAYS } from '@kovan/domain/limits';
import { byDayAndId } from '@kovan/domain/occurrenceList';
import { countedRange, type DayRange, rangeOf } from '@kovan/domain/weeks';
import { invalid } from '../../http/problemError.ts';
import type { Whose } from '../children/repository.ts';
import { knownChild, knownWhose } from '../children/service.ts';
import type { Asked, Scope } from '../familyRoutes.ts';
import { type DoneRow, type Page, type PagedList, readPage } from '../page.ts';
import { type AnyTask, isDone, ofCompleted, toTask } from './anyTask.ts';
import { selectDoneOccurrences } from './dayRepository.ts';
import { occurrencesOf, readSources } from './occurrences.ts';
import { selectDoneTasks, selectOpenTasks, selectTasks } from './repository.ts';

type Calls = typeof calls.tasks;

/** Far more days than a range may hold tasks: nobody deleted so many. */
const MOST_DONE_DAYS = 4 * MAX_LIST_ROWS;

/** The range that `date_start` and `date_end` ask for; one that ends too early or spans too much is a 400. */
const requestedRange = (today: Day, start: Day | undefined, end: Day | undefined): DayRange => {
  const range = rangeOf(today, start, end);
  if (range.end < range.start) throw invalid({ date_end: { code: 'custom', params: { kind: 'endBeforeStart' } } });
  if (daysBetween(range.start, range.end) >= MAX_RANGE_DAYS) {
    throw invalid({ date_end: { code: 'custom', params: { kind: 'rangeTooLong', maximum: MAX_RANGE_DAYS } } });
  }
  return range;
};

/** The 400 to a range that holds more than a list may (decisions.md, Wire). */
const rangeTooFull = () =>
  invalid({ date_end: { code: 'custom', params: { kind: 'rangeTooFull', maximum: MAX_LIST_ROWS } } });

/** Every task has a day: one without would come after this. */
const LAST_DAY = '9999-12-31';

type DoneTask = AnyTask & DoneRow;

const newestFirst = (a: Pick<DoneTask, 'id' | 'completedAt'>, b: Pick<DoneTask, 'id' | 'completedAt'>): number =>
  b.completedAt.getTime() - a.completedAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/**
 * One-off tasks of a range of days, or of any day (`null`), together with the occurrences of a range, or with none
 * (`null`), of whomever is meant. Occurrences are found once, however often they are asked for.
 */
const tasksOf = (
  scope: Scope,
  whose: Whose,
  ranges: { readonly tasks: DayRange | null; readonly occurrences: DayRange | null },
): PagedList<AnyTask> => {
  const { db } = scope;
  const which = { familyId: scope.familyId, whose, range: ranges.tasks };
  const find = async (range: DayRange): Promise<AnyTask[]> =>
    (await occurrencesOf(await readSources(scope, whose, range))).toSorted(byDayAndId);
  let found: Promise<AnyTask[]> | undefined;
  const occurrences = (): Promise<AnyTask[]> =>
    (found ??= ranges.occurrences === null ? Promise.resolve([]) : find(ranges.occurrences));

  return {
    holdsOccurrences: true,
    all: async (limit) => {
      const [tasks, others] = await Promise.all([selectTasks(db, which, limit), occurrences()]);
      return [...tasks, ...others].toSorted(byDayAndId).slice(0, limit);
    },
    open: async (last, limit) => {
      const after = last && { id: last.id, dueDate: last.dueDate ?? LAST_DAY };
      const tasks = await selectOpenTasks(db, which, after, limit);
      const isAsked = (task: AnyTask) => !isDone(task) && (after === null || byDayAndId(task, after) > 0);
      const open = (await occurrences()).filter(isAsked);
      return [...tasks, ...open].toSorted(byDayAndId).slice(0, limit);
    },
    done: async (before, limit) => {
      const tasks = await selectDoneTasks(db, which, before, limit);
      const done = (await occurrences()).filter((task) => isDone(task) && (!before || newestFirst(before, task) < 0));
      return [...tasks, ...done].filter(isDone).toSorted(newestFirst).slice(0, limit);
    },
  };
};

/** Completed tasks of both kinds of any day, of whomever is meant. */
const completedTasks = ({ db, familyId }: Scope, whose: Whose): PagedList<AnyTask> => ({
  holdsOccurrences: true,
  done: async (before, limit) => {
    const [tasks, occurrences] = await Promise.all([
      selectDoneTasks(db, { familyId, whose, range: null }, before, limit),
      selectDoneOccurrences(db, familyId, whose, before, limit),
    ]);
    const done: readonly DoneTask[] = [...tasks.filter(isDone), ...occurrences.filter(isDone).map(ofCompleted)];
    return done.toSorted(newestFirst).slice(0, limit);
  },
});

const pageOf = async (list: PagedList<AnyTask>, before: string | undefined, today: Day): Promise<Page<Task>> => {
  const { data, next } = await readPage(list, before);
  return { data: data.map((task) => toTask(task, today)), next };
};

/** One-off tasks of a child or of the family. */
export const listTasks = async (scope: Scope, { query }: Asked<Calls['list']>): Promise<Page<Task>> => {
  const whose = await knownWhose(scope, query.childId);
  return pageOf(tasksOf(scope, whose, { tasks: null, occurrences: null }), query.before, scope.today);
};

/** Every one-off task, and occurrences from the Monday of last week to the end of the current one. */
export const listTasksWithOccurrences = async (
  scope: Scope,
  { query }: Asked<Calls['listWithOccurrences']>,
): Promise<Page<Task>> => {
  const whose = await knownWhose(scope, query.childId);
  const ranges = { tasks: null, occurrences: countedRange(scope.today) };
  return pageOf(tasksOf(scope, whose, ranges), query.before, scope.today);
};

/** All tasks of a child in a range, found too many before they are all made. */
const tasksInRange = async (scope: Scope, childId: string, range: DayRange): Promise<AnyTask[]> => {
  const which = { familyId: scope.familyId, whose: childId, range };
  const found: AnyTask[] = await selectTasks(scope.db, which, MAX_LIST_ROWS + 1);
  const sources = await readSources(scope, childId, range, MOST_DONE_DAYS);
  if (sources.done.length === MOST_DONE_DAYS) throw rangeTooFull();
  found.push(...(await occurrencesOf(sources, MAX_LIST_ROWS + 1 - found.length)));
  if (found.length > MAX_LIST_ROWS) throw rangeTooFull();
  return found.toSorted(byDayAndId);
};

/**
 * Tasks of both kinds of a child in a range of days. Without days it is the current week: a list without a range, which
 * goes on where it is too long.
 */
export const listTasksOfChild = async (
  scope: Scope,
  { params, query }: Asked<Calls['listOfChild']>,
): Promise<Page<Task>> => {
  const { date_start: start, date_end: end, before } = query;
  const child = await knownChild(scope, params.childId);
  const range = requestedRange(scope.today, start, end);
  if (start === undefined && end === undefined) {
    return pageOf(tasksOf(scope, child, { tasks: range, occurrences: range }), before, scope.today);
  }
  if (before !== undefined) throw invalid({ before: { code: 'custom', params: { kind: 'cursor' } } });
  const found = await tasksInRange(scope, child, range);
  return { data: found.map((task) => toTask(task, scope.today)), next: null };
};

/** Completed tasks of both kinds, newest first. */
export const listCompletedTasks = async (
  scope: Scope,
  { query }: Asked<Calls['listCompleted']>,
): Promise<Page<Task>> => {
  const whose = await knownWhose(scope, query.childId);
  return pageOf(completedTasks(scope, whose), query.before, scope.today);
};
