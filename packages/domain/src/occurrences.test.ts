import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from './days.ts';
import { occurrenceDays, type RepeatRule } from './occurrences.ts';
import { WEEK_DAYS } from './weeks.ts';

const MS_PER_DAY = 86_400_000;
const dayOfEpoch = (number: number): Day => new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
const epochOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
/** The first of January 1970 was a Thursday. */
const weekOfEpoch = (number: number): number => Math.floor((number + 3) / 7);

/** Goes day by day and asks of each whether the rule falls on it. */
const oracle = ({ createdOn, frequency, weekDays }: RepeatRule, start: Day, end: Day, today: Day): Day[] => {
  const found: Day[] = [];
  for (let number = epochOf(start); number <= epochOf(end); number++) {
    const weekDay = WEEK_DAYS[(number + 3) % 7] ?? '';
    const weeks = weekOfEpoch(number) - weekOfEpoch(epochOf(createdOn));
    const inTime = number >= epochOf(createdOn) && number <= epochOf(today) + 60 * 7;
    if (inTime && weekDays.includes(weekDay) && weeks % frequency === 0) found.push(dayOfEpoch(number));
  }
  return found;
};

const days = fc.integer({ min: 20_000, max: 21_500 }).map(dayOfEpoch);
const rules = fc.record({
  createdOn: days,
  frequency: fc.integer({ min: 1, max: 52 }),
  weekDays: fc.uniqueArray(fc.constantFrom(...WEEK_DAYS), { minLength: 1 }),
});

describe('occurrences', () => {
  it('[S-34] [S-36] [E-31] [E-32] fall where going day by day finds them, once each, ascending', () => {
    fc.assert(
      fc.property(rules, days, fc.integer({ min: 0, max: 366 }), days, (rule, start, length, today) => {
        const end = dayOfEpoch(epochOf(start) + length);
        expect(occurrenceDays(rule, { start, end }, today)).toEqual(oracle(rule, start, end, today));
      }),
      { numRuns: 300 },
    );
  });

  it('[S-34] begin in the week of creation, never before the day of creation', () => {
    const rule = { createdOn: '2026-11-18', frequency: 2, weekDays: ['Pazartesi', 'Çarşamba', 'Pazar'] };
    expect(occurrenceDays(rule, { start: '2026-11-01', end: '2026-12-20' }, '2026-11-18')).toEqual([
      '2026-11-18',
      '2026-11-22',
      '2026-11-30',
      '2026-12-02',
      '2026-12-06',
      '2026-12-14',
      '2026-12-16',
      '2026-12-20',
    ]);
  });

  it('[S-36] are made at most 60 weeks ahead', () => {
    const rule = { createdOn: '2026-11-18', frequency: 1, weekDays: [...WEEK_DAYS] };
    const far = occurrenceDays(rule, { start: '2027-12-01', end: '2028-12-01' }, '2026-11-18');
    expect([far[0], far.at(-1)]).toEqual(['2027-12-01', '2028-01-12']);
    expect(occurrenceDays(rule, { start: '2028-01-13', end: '2028-12-01' }, '2026-11-18')).toEqual([]);
  });

  it('fall nowhere in an empty range, or without a weekday that is known', () => {
    const rule = { createdOn: '2026-11-18', frequency: 1, weekDays: ['Monday'] };
    expect(occurrenceDays(rule, { start: '2026-11-18', end: '2026-12-18' }, '2026-11-18')).toEqual([]);
    const known = { ...rule, weekDays: ['Pazartesi'] };
    expect(occurrenceDays(known, { start: '2026-12-18', end: '2026-11-18' }, '2026-11-18')).toEqual([]);
  });
});
