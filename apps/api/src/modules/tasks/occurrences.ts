import { setImmediate as letOthers } from 'node:timers/promises';
import { occurrencesIn, type OccurrenceSources } from '@kovan/domain/occurrenceList';
import type { DayRange } from '@kovan/domain/weeks';
import type { Database } from '../../db/database.ts';
import { type Rule, selectRules } from '../scheduledTasks/repository.ts';
import type { Scope } from '../scope.ts';
import { ROWS_AT_ONCE } from '../chunks.ts';
import { type AnyTask, ofOccurrence } from './anyTask.ts';
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

/** The occurrences that follow from that, at most so many, in no order. Others have their turn while they are made. */
export const occurrencesOf = async (
  sources: OccurrenceSources<Rule, OccurrenceRow>,
  limit = Number.POSITIVE_INFINITY,
): Promise<AnyTask[]> => {
  const found: AnyTask[] = [];
  for (const occurrence of occurrencesIn(sources)) {
    if (found.length >= limit) break;
    found.push(ofOccurrence(occurrence));
    if (found.length % ROWS_AT_ONCE === 0) await letOthers();
  }
  return found;
};
