import type { Activity, Stats } from '@kovan/api-client/contract';
import { occurrenceDays } from '@kovan/domain/occurrences';
import type { DayRange } from '@kovan/domain/weeks';
import type { Database } from '../../db/database.ts';
import { asId } from '../../http/ids.ts';
import { unauthenticated } from '../../http/problemError.ts';
import { childOrFamily } from '../children/service.ts';
import type { Scope } from '../scope.ts';
import { ensureOccurrences } from '../tasks/occurrences.ts';
import { countedRange } from '../tasks/range.ts';
import { type CountedStats, selectActivities, selectStats } from './repository.ts';

/** Whether each day of each rule in a range is settled: its occurrence exists, or was deleted for good. */
const isComplete = ({ rules, settled }: CountedStats, range: DayRange, { today }: Scope): boolean =>
  settled === rules.reduce((days, rule) => days + occurrenceDays(rule, range, today).length, 0);

/**
 * The four counters of a child or of the family. Occurrences that count are made first; nearly always there are
 * none to make, so one statement counts and looks.
 */
export const dashboardStats = async (db: Database, scope: Scope, childId: string | undefined): Promise<Stats> => {
  const child = childId === undefined ? null : asId(childId);
  const range = countedRange(scope.today);
  const count = async (): Promise<CountedStats> => {
    const counted = await selectStats(db, scope.viewer, child, range);
    if (!counted) throw unauthenticated();
    return counted;
  };
  const first = await count();
  if (child !== null && first.rules.length === 0) await childOrFamily(db, scope.familyId, child);
  if (isComplete(first, range, scope)) return first.stats;
  await ensureOccurrences(db, scope, child, range);
  return (await count()).stats;
};

/** The latest completions of a child or of the family, newest first. */
export const dashboardActivities = async (
  db: Database,
  familyId: string,
  childId: string | undefined,
): Promise<Activity[]> => selectActivities(db, familyId, await childOrFamily(db, familyId, childId));
