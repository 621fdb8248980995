import { type Day, daysBetween } from '@kovan/domain/days';
import { MAX_RANGE_DAYS } from '@kovan/domain/limits';
import { type DayRange, earliestLateDay, rangeOf, weekEnd } from '@kovan/domain/weeks';
import { invalid } from '../../http/problemError.ts';

/** The range that `date_start` and `date_end` ask for; one that ends too early or spans too much is a 400. */
export const requestedRange = (today: Day, start: Day | undefined, end: Day | undefined): DayRange => {
  const range = rangeOf(today, start, end);
  if (range.end < range.start) throw invalid({ date_end: { code: 'custom', params: { kind: 'endBeforeStart' } } });
  if (daysBetween(range.start, range.end) >= MAX_RANGE_DAYS) {
    throw invalid({ date_end: { code: 'custom', params: { kind: 'rangeTooLong', maximum: MAX_RANGE_DAYS } } });
  }
  return range;
};

/** The days whose occurrences are counted and listed as late: from the Monday of last week to the end of this one. */
export const countedRange = (today: Day): DayRange => ({ start: earliestLateDay(today), end: weekEnd(today) });
