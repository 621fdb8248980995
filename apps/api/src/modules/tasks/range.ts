import { type Day, daysBetween } from '@kovan/domain/days';
import { MAX_LIST_ROWS, MAX_RANGE_DAYS } from '@kovan/domain/limits';
import { type DayRange, rangeOf } from '@kovan/domain/weeks';
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

/** The 400 to a range that holds more than a list may (decisions.md, Wire). */
export const rangeTooFull = () =>
  invalid({ date_end: { code: 'custom', params: { kind: 'rangeTooFull', maximum: MAX_LIST_ROWS } } });
