import { byDayAndId } from '@kovan/domain/occurrenceList';
import type { DayRange } from '@kovan/domain/weeks';
import type { Database } from '../../db/database.ts';
import type { DoneRow, PagedList } from '../page.ts';
import type { Scope } from '../scope.ts';
import { type AnyTask, isDone, ofCompleted, ofTask } from './anyTask.ts';
import { selectDoneOccurrences } from './occurrenceRepository.ts';
import { occurrencesOf, readSources } from './occurrences.ts';
import { selectDoneTasks, selectOpenTasks, selectTasks } from './repository.ts';

/** Every task has a day: one without would come after this. */
const LAST_DAY = '9999-12-31';

type DoneTask = AnyTask & DoneRow;

const newestFirst = (a: Pick<DoneTask, 'id' | 'completedAt'>, b: Pick<DoneTask, 'id' | 'completedAt'>): number =>
  b.completedAt.getTime() - a.completedAt.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

/**
 * One-off tasks of a range of days, or of any day (`null`), together with the occurrences of a range, or with none
 * (`null`), of a child or of the whole family (`null`). Occurrences are found once, however often they are asked for.
 */
export const tasksOf = (
  db: Database,
  scope: Scope,
  childId: string | null,
  ranges: { readonly tasks: DayRange | null; readonly occurrences: DayRange | null },
): PagedList<AnyTask> => {
  const which = { familyId: scope.familyId, childId, range: ranges.tasks };
  const find = async (range: DayRange): Promise<AnyTask[]> =>
    (await occurrencesOf(await readSources(db, scope, childId, range))).toSorted(byDayAndId);
  let found: Promise<AnyTask[]> | undefined;
  const occurrences = (): Promise<AnyTask[]> =>
    (found ??= ranges.occurrences === null ? Promise.resolve([]) : find(ranges.occurrences));

  return {
    holdsOccurrences: true,
    all: async (limit) => {
      const tasks = await selectTasks(db, which, limit);
      return [...tasks.map(ofTask), ...(await occurrences())].toSorted(byDayAndId).slice(0, limit);
    },
    open: async (last, limit) => {
      const after = last && { id: last.id, dueDate: last.dueDate ?? LAST_DAY };
      const tasks = await selectOpenTasks(db, which, after, limit);
      const isAsked = (task: AnyTask) => !isDone(task) && (after === null || byDayAndId(task, after) > 0);
      const open = (await occurrences()).filter(isAsked);
      return [...tasks.map(ofTask), ...open].toSorted(byDayAndId).slice(0, limit);
    },
    done: async (before, limit) => {
      const tasks = (await selectDoneTasks(db, which, before, limit)).map(ofTask);
      const done = (await occurrences()).filter((task) => isDone(task) && (!before || newestFirst(before, task) < 0));
      return [...tasks, ...done].filter(isDone).toSorted(newestFirst).slice(0, limit);
    },
  };
};

/** Completed tasks of both kinds of any day, of a child or of the whole family (`null`). */
export const completedTasks = (db: Database, familyId: string, childId: string | null): PagedList<AnyTask> => ({
  holdsOccurrences: true,
  done: async (before, limit) => {
    const tasks = await selectDoneTasks(db, { familyId, childId, range: null }, before, limit);
    const occurrences = await selectDoneOccurrences(db, familyId, childId, before, limit);
    const done: readonly DoneTask[] = [
      ...tasks.map(ofTask).filter(isDone),
      ...occurrences.filter(isDone).map(ofCompleted),
    ];
    return done.toSorted(newestFirst).slice(0, limit);
  },
});
