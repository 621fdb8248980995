import type { Task } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import { MAX_LIST_ROWS } from '@kovan/domain/limits';
import { byDayAndId } from '@kovan/domain/occurrenceList';
import { countedRange, type DayRange } from '@kovan/domain/weeks';
import type { Database } from '../../db/database.ts';
import { invalid } from '../../http/problemError.ts';
import { childOrFamily, knownChild } from '../children/service.ts';
import { type Page, type PagedList, readPage } from '../page.ts';
import type { Scope } from '../scope.ts';
import { type AnyTask, ofTask, toTask } from './anyTask.ts';
import { occurrencesOf, readSources } from './occurrences.ts';
import { completedTasks, tasksOf } from './pagedTasks.ts';
import { rangeTooFull, requestedRange } from './range.ts';
import { selectTasks } from './repository.ts';

/** Far more days than a range may hold tasks: nobody deleted so many. */
const MOST_DONE_DAYS = 4 * MAX_LIST_ROWS;

const pageOf = async (list: PagedList<AnyTask>, before: string | undefined, today: Day): Promise<Page<Task>> => {
  const { data, next } = await readPage(list, before);
  return { data: data.map((task) => toTask(task, today)), next };
};

/** What a list without a range is asked with. */
export interface PageAsked {
  readonly childId?: string | undefined;
  readonly before?: string | undefined;
}

/** One-off tasks of a child or of the family. */
export const listTasks = async (db: Database, scope: Scope, { childId, before }: PageAsked): Promise<Page<Task>> => {
  const child = await childOrFamily(db, scope.familyId, childId);
  return pageOf(tasksOf(db, scope, child, { tasks: null, occurrences: null }), before, scope.today);
};

/** Every one-off task, and occurrences from the Monday of last week to the end of the current one. */
export const listTasksWithOccurrences = async (
  db: Database,
  scope: Scope,
  { childId, before }: PageAsked,
): Promise<Page<Task>> => {
  const child = await childOrFamily(db, scope.familyId, childId);
  const ranges = { tasks: null, occurrences: countedRange(scope.today) };
  return pageOf(tasksOf(db, scope, child, ranges), before, scope.today);
};

/** All tasks of a child in a range, found too many before they are all made. */
const tasksInRange = async (db: Database, scope: Scope, childId: string, range: DayRange): Promise<AnyTask[]> => {
  const rows = await selectTasks(db, { familyId: scope.familyId, childId, range }, MAX_LIST_ROWS + 1);
  const found = rows.map(ofTask);
  const sources = await readSources(db, scope, childId, range, MOST_DONE_DAYS);
  if (sources.done.length === MOST_DONE_DAYS) throw rangeTooFull();
  found.push(...(await occurrencesOf(sources, MAX_LIST_ROWS + 1 - found.length)));
  if (found.length > MAX_LIST_ROWS) throw rangeTooFull();
  return found.toSorted(byDayAndId);
};

/**
 * Tasks of both kinds of a child in a range of days. Without days it is the current week: a list without a
 * range, which goes on where it is too long.
 */
export const listTasksOfChild = async (
  db: Database,
  scope: Scope,
  childId: string,
  { start, end, before }: { start: Day | undefined; end: Day | undefined; before: string | undefined },
): Promise<Page<Task>> => {
  const child = await knownChild(db, scope.familyId, childId);
  const range = requestedRange(scope.today, start, end);
  if (start === undefined && end === undefined) {
    return pageOf(tasksOf(db, scope, child, { tasks: range, occurrences: range }), before, scope.today);
  }
  if (before !== undefined) throw invalid({ before: { code: 'custom', params: { kind: 'cursor' } } });
  const found = await tasksInRange(db, scope, child, range);
  return { data: found.map((task) => toTask(task, scope.today)), next: null };
};

/** Completed tasks of both kinds, newest first. */
export const listCompletedTasks = async (
  db: Database,
  scope: Scope,
  { childId, before }: PageAsked,
): Promise<Page<Task>> => {
  const child = await childOrFamily(db, scope.familyId, childId);
  return pageOf(completedTasks(db, scope.familyId, child), before, scope.today);
};
