import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDay, type Day, daysBetween } from './days.ts';
import {
  countedRange,
  earliestLateDay,
  rangeOf,
  WEEK_DAYS,
  weekDayOf,
  weekEnd,
  weekOf,
  weeksBetween,
  weekStart,
} from './weeks.ts';

const days = fc.integer({ min: -20_000, max: 40_000 }).map((n): Day => addToDay('1970-01-01', { days: n }));

describe('weeks', () => {
  it('[E-07] [N-18] names the weekdays in Turkish, Monday to Sunday', () => {
    expect(WEEK_DAYS).toEqual(['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar']);
    expect(weekDayOf('2026-11-18')).toBe('Çarşamba');
  });

  it('[N-19] runs Monday to Sunday; a Sunday ends the week that began the previous Monday', () => {
    expect([weekStart('2026-11-22'), weekEnd('2026-11-22')]).toEqual(['2026-11-16', '2026-11-22']);
    expect([weekStart('2026-11-16'), weekEnd('2026-11-16')]).toEqual(['2026-11-16', '2026-11-22']);
    fc.assert(
      fc.property(days, (day) => {
        const week = weekOf(day);
        expect(week.map(weekDayOf)).toEqual(WEEK_DAYS);
        expect(week).toContain(day);
        expect([week[0], week[6]]).toEqual([weekStart(day), weekEnd(day)]);
      }),
    );
  });

  it('[N-19] runs over the end of a year and over a leap day', () => {
    expect([weekStart('2027-01-01'), weekEnd('2027-01-01')]).toEqual(['2026-12-28', '2027-01-03']);
    expect(weekOf('2028-02-29')).toContain('2028-03-01');
  });

  it('counts whole weeks from Monday to Monday', () => {
    expect(weeksBetween('2026-11-22', '2026-11-23')).toBe(1);
    expect(weeksBetween('2026-11-23', '2026-11-22')).toBe(-1);
    fc.assert(fc.property(days, days, (a, b) => weeksBetween(a, b) * 7 === daysBetween(weekStart(a), weekStart(b))));
  });

  it('[A-25] takes the current week without days, and with one alone the rest of its week', () => {
    expect(rangeOf('2026-11-18')).toEqual({ start: '2026-11-16', end: '2026-11-22' });
    expect(rangeOf('2026-11-18', '2026-12-02')).toEqual({ start: '2026-12-02', end: '2026-12-06' });
    expect(rangeOf('2026-11-18', undefined, '2026-12-02')).toEqual({ start: '2026-11-30', end: '2026-12-02' });
    expect(rangeOf('2026-11-18', '2026-01-01', '2026-12-02')).toEqual({ start: '2026-01-01', end: '2026-12-02' });
  });

  it('[FD-18] lists as late from the Monday of last week', () => {
    expect(earliestLateDay('2026-11-16')).toBe('2026-11-09');
    expect(earliestLateDay('2026-11-22')).toBe('2026-11-09');
    expect(countedRange('2026-11-18')).toEqual({ start: '2026-11-09', end: '2026-11-22' });
  });
});
