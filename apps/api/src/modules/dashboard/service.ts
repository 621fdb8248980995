import type { Activity, Stats } from '@kovan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { childOrFamily } from '../children/service.ts';
import type { Scope } from '../scope.ts';
import { ensureOccurrences } from '../tasks/occurrences.ts';
import { countedRange } from '../tasks/range.ts';
import { selectActivities, selectStats } from './repository.ts';

/** The four counters of a child or of the family; occurrences that count are made first. */
export const dashboardStats = async (db: Database, scope: Scope, childId: string | undefined): Promise<Stats> => {
  const child = await childOrFamily(db, scope.familyId, childId);
  const range = countedRange(scope.today);
  await ensureOccurrences(db, scope, child, range);
  return selectStats(db, scope.familyId, child, range);
};

/** The latest completions of a child or of the family, newest first. */
export const dashboardActivities = async (
  db: Database,
  familyId: string,
  childId: string | undefined,
): Promise<Activity[]> => selectActivities(db, familyId, await childOrFamily(db, familyId, childId));
