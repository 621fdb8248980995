import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Day } from './days.ts';
import { occurrenceId, type RuleDay } from './occurrenceIds.ts';
import { byDayAndId, countOpenOccurrences, type DoneDay, occurrencesIn, type StandingRule } from './occurrenceList.ts';
import { fallsOn } from './occurrences.ts';
import { WEEK_DAYS } from './weeks.ts';

const dayOfEpoch = (number: number): Day => new Date(number * 86_400_000).toISOString().slice(0, 10);
const FIRST = 20_700;
const LAST = 20_790;
const days = fc.integer({ min: FIRST, max: LAST }).map(dayOfEpoch);
const calendar = Array.from({ length: LAST - FIRST + 1 }, (_, index) => dayOfEpoch(FIRST + index));

interface Rule extends StandingRule {
  readonly name: string;
}
interface Done extends DoneDay {
  readonly name: string;
}

const IDS = ['a', 'b', 'c', 'd'];
const rules: fc.Arbitrary<Rule[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...IDS),
    createdOn: days,
    frequency: fc.integer({ min: 1, max: 4 }),
    weekDays: fc.uniqueArray(fc.constantFrom(...WEEK_DAYS), { minLength: 1 }),
    name: fc.constantFrom('Oda', 'Çöp'),
  }),
  { selector: ({ id }) => id },
);

/** Days of any rule, also of one that is gone and days on which it never fell; moved ones among them. */
const done: fc.Arbitrary<Done[]> = fc.uniqueArray(
  fc.record({
    ruleId: fc.constantFrom(...IDS),
    ruleDay: days,
    dueDate: days,
    status: fc.constantFrom('pending', 'completed', 'deleted'),
    name: fc.constantFrom('Oda', 'Başka'),
  }),
  { selector: occurrenceId, maxLength: 40 },
);

/** Asks of every rule and every day what is to be seen of it. */
const naive = (allRules: Rule[], allDone: Done[], start: Day, end: Day, today: Day): string[] => {
  const seen: string[] = [];
  for (const ruleId of IDS) {
    const rule = allRules.find(({ id }) => id === ruleId);
    for (const ruleDay of calendar) {
      const found = allDone.find((one) => one.ruleId === ruleId && one.ruleDay === ruleDay);
      const shown = found ?? (rule && fallsOn(rule, ruleDay, today) ? { ...rule, dueDate: ruleDay } : undefined);
      if (!shown || shown.dueDate < start || shown.dueDate > end) continue;
      const status = found?.status ?? 'pending';
      if (status === 'deleted' || (status === 'pending' && !rule)) continue;
      seen.push(`${shown.dueDate} ${ruleId}.${ruleDay} ${status} ${shown.name}`);
    }
  }
  return seen.toSorted();
};

describe('the occurrences of rules in a range', () => {
  it('[S-34] [S-35] [S-36] [S-37] are what asking of every rule and every day finds, once each', () => {
    fc.assert(
      fc.property(rules, done, days, days, days, (allRules, allDone, start, end, today) => {
        const sources = { rules: allRules, done: allDone, range: { start, end }, today };
        const found = [...occurrencesIn(sources)];
        expect(
          found.map(({ id, dueDate, status, source }) => `${dueDate} ${id} ${status} ${source.name}`).toSorted(),
        ).toEqual(naive(allRules, allDone, start, end, today));
        for (const one of found) expect(one.id).toBe(occurrenceId(one));
        expect(countOpenOccurrences(sources)).toBe(found.filter(({ status }) => status === 'pending').length);
      }),
      { numRuns: 300 },
    );
  });

  const everyDay = { createdOn: '2026-11-16', frequency: 1, weekDays: [...WEEK_DAYS] };
  const range = { start: '2026-11-16', end: '2026-11-22' };
  const today = '2026-11-18';
  const doneOn = (ruleDay: Day, more: Partial<DoneDay> = {}): DoneDay => ({
    ruleId: 'oda',
    ruleDay,
    dueDate: ruleDay,
    status: 'completed',
    ...more,
  });
  const shown = (rule: boolean, ...of: DoneDay[]) =>
    [...occurrencesIn({ rules: rule ? [{ ...everyDay, id: 'oda' }] : [], done: of, range, today })]
      .map(({ dueDate, ruleDay, status }) => `${dueDate} ${ruleDay} ${status}`)
      .toSorted();

  it('[S-35] a moved day is shown where it went, and no longer where the rule falls', () => {
    const moved = doneOn('2026-11-18', { dueDate: '2026-11-19', status: 'pending' });
    const away = doneOn('2026-11-17', { dueDate: '2026-11-30', status: 'pending' });
    const into = doneOn('2026-12-01', { dueDate: '2026-11-16', status: 'pending' });
    const found = shown(true, moved, away, into);
    expect(found).toHaveLength(7);
    expect(found).toContain('2026-11-19 2026-11-18 pending');
    expect(found).toContain('2026-11-19 2026-11-19 pending');
    expect(found).toContain('2026-11-16 2026-12-01 pending');
    expect(found.filter((one) => one.includes(' 2026-11-17 '))).toEqual([]);
  });

  it('[S-37] of a rule that is gone only what was completed is left', () => {
    const left = [doneOn('2026-11-16'), doneOn('2026-11-17', { status: 'pending' })];
    expect(shown(false, ...left, doneOn('2026-11-18', { status: 'deleted' }))).toEqual([
      '2026-11-16 2026-11-16 completed',
    ]);
  });

  it('[N-25] come one by one: who takes a few of many makes no others', () => {
    let asked = 0;
    const rule = (index: number): StandingRule => ({
      ...everyDay,
      id: `kural ${index}`,
      get frequency() {
        asked += 1;
        return 1;
      },
    });
    const many = occurrencesIn({
      rules: Array.from({ length: 300 }, (_, index) => rule(index)),
      done: [],
      range,
      today,
    });
    for (let taken = 0; taken < 10; taken += 1) expect(many.next().done).toBe(false);
    expect(asked).toBeLessThan(20);
  });

  it('[A-36] are ordered by day, then by the id of the task or the rule', () => {
    const at = (dueDate: Day, id: string | RuleDay) => ({
      dueDate,
      id: typeof id === 'string' ? id : occurrenceId(id),
    });
    const ordered = [
      at('2026-11-17', 'z'),
      at('2026-11-18', 'a'),
      at('2026-11-18', { ruleId: 'b', ruleDay: '2026-11-10' }),
      at('2026-11-18', { ruleId: 'b', ruleDay: '2026-11-18' }),
      at('2026-11-18', 'c'),
    ];
    expect(ordered.toReversed().toSorted(byDayAndId)).toEqual(ordered);
    for (const [place, one] of ordered.entries())
      for (const [otherPlace, other] of ordered.entries())
        expect(byDayAndId(one, other)).toBe(Math.sign(place - otherPlace));
  });
});
