import type { Task } from '@kovan/api-client/contract';
import type { Day } from '@kovan/domain/days';
import type { Database } from '../../db/database.ts';
import { childOrFamily, knownChild } from '../children/service.ts';
import type { Scope } from '../scope.ts';
import { ensureOccurrences } from './occurrences.ts';
import { countedRange, requestedRange } from './range.ts';
import {
  selectCompletedTasks,
  selectOneOffTasks,
  selectTasksInRange,
  selectTasksWithOccurrences,
  type TaskRow,
} from './repository.ts';
import { toTask } from './service.ts';

const read = (rows: readonly TaskRow[], today: Day): Task[] => rows.map((row) => toTask(row, today));

/** One-off tasks of a child or of the family. */
export const listTasks = async (db: Database, scope: Scope, childId: string | undefined): Promise<Task[]> => {
  const child = await childOrFamily(db, scope.familyId, childId);
  return read(await selectOneOffTasks(db, scope.familyId, child), scope.today);
};

/** Every one-off task, and occurrences from the Monday of last week to the end of the current one. */
export const listTasksWithOccurrences = async (
  db: Database,
  scope: Scope,
  childId: string | undefined,
): Promise<Task[]> => {
  const child = await childOrFamily(db, scope.familyId, childId);
  const range = countedRange(scope.today);
  await ensureOccurrences(db, scope, child, range);
  return read(await selectTasksWithOccurrences(db, scope.familyId, child, range), scope.today);
};

/** Tasks of both kinds of a child in a range of days, by default the current week. */
export const listTasksOfChild = async (
  db: Database,
  scope: Scope,
  childId: string,
  days: { start: Day | undefined; end: Day | undefined },
): Promise<Task[]> => {
  const child = await knownChild(db, scope.familyId, childId);
  const range = requestedRange(scope.today, days.start, days.end);
  await ensureOccurrences(db, scope, child, range);
  return read(await selectTasksInRange(db, scope.familyId, child, range), scope.today);
};

/** Completed tasks of both kinds, newest first. */
export const listCompletedTasks = async (db: Database, scope: Scope, childId: string | undefined): Promise<Task[]> => {
  const child = await childOrFamily(db, scope.familyId, childId);
  return read(await selectCompletedTasks(db, scope.familyId, child), scope.today);
};
