import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDay } from './days.ts';
import { byDueDate, homeworkDueLabel, isPast, taskDueLabel } from './dueLabels.ts';

const TODAY = '2026-11-18';
const inDays = (days: number) => addToDay(TODAY, { days });

describe('due-date labels', () => {
  it('[S-47] of tasks: overdue red, today orange, tomorrow yellow, N days left green', () => {
    const labels = [-400, -1, 0, 1, 2, 3, 400].map((days) => taskDueLabel(inDays(days), TODAY));
    expect(labels.map(({ kind, days, tone }) => `${kind} ${days} ${tone}`)).toEqual([
      'past -400 overdue',
      'past -1 overdue',
      'today 0 today',
      'tomorrow 1 soon',
      'daysLeft 2 done',
      'daysLeft 3 done',
      'daysLeft 400 done',
    ]);
  });

  it('[S-48] [S-49] [S-50] [N-22] [Q-33] of homework: past, today, tomorrow, yellow up to three days, then green', () => {
    const labels = [-1, 0, 1, 2, 3, 4].map((days) => homeworkDueLabel(inDays(days), TODAY));
    expect(labels.map(({ kind, tone }) => `${kind} ${tone}`)).toEqual([
      'past overdue',
      'today today',
      'tomorrow soon',
      'daysLeft soon',
      'daysLeft soon',
      'daysLeft done',
    ]);
  });

  it('[S-51] [S-52] compare days, also over a change of the clock and the end of a year', () => {
    expect(homeworkDueLabel('2026-03-30', '2026-03-28').days).toBe(2);
    expect(taskDueLabel('2026-10-26', '2026-10-25').kind).toBe('tomorrow');
    expect(taskDueLabel('2027-01-01', '2026-12-31').kind).toBe('tomorrow');
    expect(taskDueLabel('2028-03-01', '2028-02-28').days).toBe(2);
  });

  it('[S-33] [S-38] [S-39] nothing is past on its own day, or without a day', () => {
    expect([isPast(inDays(-1), TODAY), isPast(TODAY, TODAY), isPast(inDays(1), TODAY)]).toEqual([true, false, false]);
    expect(isPast(null, TODAY)).toBe(false);
  });

  it('[A-36] nothing without a date is before another', () => {
    expect(byDueDate({ dueDate: null }, { dueDate: null })).toBe(0);
    expect(byDueDate({ dueDate: TODAY }, { dueDate: TODAY })).toBe(0);
  });

  it('[A-36] orders by due date ascending, no date last', () => {
    const dates = fc.option(fc.integer({ min: -50, max: 50 }).map(inDays));
    fc.assert(
      fc.property(fc.array(dates), (dueDates) => {
        const sorted = dueDates.map((dueDate) => ({ dueDate })).toSorted(byDueDate);
        const expected = [...dueDates.filter((d) => d !== null).toSorted(), ...dueDates.filter((d) => d === null)];
        expect(sorted.map(({ dueDate }) => dueDate)).toEqual(expected);
      }),
    );
  });
});
