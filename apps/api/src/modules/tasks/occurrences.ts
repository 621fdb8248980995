import type { OccurrenceSources } from '@kovan/domain/occurrenceList';
import type { DayRange } from '@kovan/domain/weeks';
import type { Database } from '../../db/database.ts';
import { type Rule, selectRules } from '../scheduledTasks/repository.ts';
import type { Scope } from '../scope.ts';
import { type OccurrenceRow, selectDaysOfRange } from './occurrenceRepository.ts';

/** What the occurrences of a range follow from, of a child or (`null`) of the whole family: at most so many done days. */
export const readSources = async (
  db: Database,
  { familyId, today }: Scope,
  childId: string | null,
  range: DayRange,
  limit?: number,
): Promise<OccurrenceSources<Rule, OccurrenceRow>> => {
  const done = await selectDaysOfRange(db, familyId, childId, range, limit);
  const rules = await selectRules(db, familyId, childId);
  return { rules, done, range, today };
};
