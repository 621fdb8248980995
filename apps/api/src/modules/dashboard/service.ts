import type { Activity, Stats } from '@kovan/api-client/contract';
import { countOpenOccurrences } from '@kovan/domain/occurrenceList';
import { countedRange } from '@kovan/domain/weeks';
import type { Database } from '../../db/database.ts';
import { asId } from '../../http/ids.ts';
import { notFound } from '../../http/problemError.ts';
import { childOrFamily } from '../children/service.ts';
import type { Scope } from '../scope.ts';
import { selectActivities } from './activities.ts';
import { selectCounts } from './counts.ts';

/**
 * The four counters of a child or of the family. Of tasks that are not completed they count one-off ones up to the
 * end of this week, and occurrences from the Monday of last week on; an older one is history (decisions.md, Dashboard
 * counters).
 */
export const dashboardStats = async (db: Database, scope: Scope, childId: string | undefined): Promise<Stats> => {
  const { familyId, today } = scope;
  const range = countedRange(today);
  const counts = await selectCounts(db, familyId, childId === undefined ? null : asId(childId), range);
  if (!counts) throw notFound();
  const { pendingHomework, completedHomework, rules, done } = counts;
  return {
    pendingHomework,
    completedHomework,
    pendingTasks: counts.openTasks + countOpenOccurrences({ rules, done, range, today }),
    completedTasks: counts.completedTasks,
  };
};

/** The latest completions of a child or of the family, newest first. */
export const dashboardActivities = async (
  db: Database,
  familyId: string,
  childId: string | undefined,
): Promise<Activity[]> => selectActivities(db, familyId, await childOrFamily(db, familyId, childId));
