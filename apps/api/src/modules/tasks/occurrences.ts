import { setImmediate as letOthers } from 'node:timers/promises';
import { occurrencesIn, type OccurrenceSources } from '@kovan/domain/occurrenceList';
import type { DayRange } from '@kovan/domain/weeks';
import type { Whose } from '../children/repository.ts';
import type { Scope } from '../familyRoutes.ts';
import { ROWS_AT_ONCE } from '../page.ts';
import { selectRules, type ShownRule } from '../scheduledTasks/repository.ts';
import { type AnyTask, ofOccurrence, type ShownDay } from './anyTask.ts';
import { selectDaysOfRange } from './dayRepository.ts';

/** What the occurrences of a range follow from, of some children or of the whole family: at most so many done days. */
export const readSources = async (
  { db, familyId, today }: Scope,
  whose: Whose,
  range: DayRange,
  limit?: number,
): Promise<OccurrenceSources<ShownRule, ShownDay>> => {
  const done = await selectDaysOfRange(db, familyId, whose, range, limit);
  const rules = await selectRules(db, familyId, whose);
  return { rules, done, range, today };
};

/** The occurrences that follow from that, at most so many, in no order. Others have their turn while they are made. */
export const occurrencesOf = async (
  sources: OccurrenceSources<ShownRule, ShownDay>,
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
