import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDay, type Day } from './days.ts';
import { groupByDay, groupByUrgency, URGENCIES, urgencyOn } from './dueGroups.ts';
import { byDueDate } from './dueLabels.ts';

const WEDNESDAY = '2026-11-18';
const from = (today: Day, days: number) => addToDay(today, { days });

const days = fc.integer({ min: -400, max: 400 }).map((number) => from(WEDNESDAY, number));
const lists = fc.array(fc.option(days)).map((dueDates) => dueDates.map((dueDate, id) => ({ id, dueDate })));

describe('groups by due day', () => {
  it('[EV-09] are late, today, tomorrow, the rest of this week, and later', () => {
    const onWednesday = urgencyOn(WEDNESDAY);
    const cases = { '-30': 'late', '-1': 'late', 0: 'today', 1: 'tomorrow', 2: 'thisWeek', 4: 'thisWeek', 5: 'later' };
    for (const [number, urgency] of Object.entries(cases))
      expect(onWednesday(from(WEDNESDAY, Number(number))), number).toBe(urgency);
    expect(onWednesday(null)).toBe('later');
  });

  it('[EV-09] call Monday tomorrow on a Sunday, and nothing else this week', () => {
    const onSunday = urgencyOn('2026-11-22');
    expect(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map(onSunday)).toEqual([
      'late',
      'today',
      'tomorrow',
      'later',
    ]);
  });

  it('[EV-09] lose nothing, keep their order, are never empty, and begin where the one before has ended', () => {
    fc.assert(
      fc.property(lists, days, (items, today) => {
        const groups = groupByUrgency(items, today);
        const order = groups.map(({ key }) => URGENCIES.indexOf(key));
        expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
        expect(groups.every((group) => group.items.length > 0)).toBe(true);
        expect(groups.flatMap((group) => group.items)).toEqual(items.toSorted(byDueDate));
        for (const { key, items: group } of groups)
          expect(group.map(({ dueDate }) => urgencyOn(today)(dueDate))).toEqual(group.map(() => key));
      }),
    );
  });

  it('[EV-10] are one a day, without a day last; the past is one group where it is asked for', () => {
    const due = (dueDate: Day | null) => ({ dueDate });
    const items = [due(null), due('2026-11-19'), due('2026-11-12'), due('2026-11-19'), due('2026-11-16')];
    const shape = (since?: Day) => groupByDay(items, since).map((group) => [group.key, group.items.length]);
    expect(shape(WEDNESDAY)).toEqual([
      ['past', 2],
      ['2026-11-19', 2],
      [null, 1],
    ]);
    expect(shape('2026-11-16')).toEqual([
      ['past', 1],
      ['2026-11-16', 1],
      ['2026-11-19', 2],
      [null, 1],
    ]);
    expect(shape()).toEqual([
      ['2026-11-12', 1],
      ['2026-11-16', 1],
      ['2026-11-19', 2],
      [null, 1],
    ]);
  });

  it('[EV-10] [FH-31] by day lose nothing and keep their order, and no day stands twice', () => {
    fc.assert(
      fc.property(lists, fc.option(days, { nil: undefined }), (items, since) => {
        const groups = groupByDay(items, since);
        expect(groups.flatMap((group) => group.items)).toEqual(items.toSorted(byDueDate));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        for (const { key, items: group } of groups)
          for (const { dueDate } of group)
            expect(dueDate !== null && since !== undefined && dueDate < since ? 'past' : dueDate).toBe(key);
      }),
    );
  });
});
