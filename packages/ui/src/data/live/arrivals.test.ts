import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedIds, withHeld } from './arrivals.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
const named = (id: string, name = id) => ({ id, name });

it('[LV-03] what arrived is what is new or says something else, and not what has only moved', () => {
  const [a, b] = [named('a'), named('b')];
  expect(changedIds([a, b], [a, b])).toEqual([]);
  expect(changedIds([a, b], [named('0'), named('a'), named('b')])).toEqual(['0']);
  expect(changedIds([a, b], [b, named('a', 'A'), named('c')])).toEqual(['a', 'c']);
  expect(changedIds([a, b], [a])).toEqual([]);
});

it('[LV-03] a row under the focus stays as and where it was, whatever became of it; the others are as they are now', () => {
  fc.assert(
    fc.property(ids, ids, fc.nat(), (before, after, which) => {
      const was = before.map((id) => named(id));
      const now = after.map((id) => named(id, 'other'));
      const held = was[which % Math.max(1, was.length)];
      fc.pre(held !== undefined);
      const shown = withHeld(was, now, held.id);
      expect(shown).toContain(held);
      expect(shown.filter((item) => item !== held)).toEqual(now.filter(({ id }) => id !== held.id));
      // Where there are as many before it as there were.
      expect(shown.indexOf(held)).toBe(Math.min(was.indexOf(held), shown.length - 1));
    }),
  );
});

it('a list in which the row says the same stays that list, wherever the row has moved to', () => {
  const now = [named('0'), named('b'), named('a')];
  expect(withHeld([named('a'), named('b')], now, 'a')).toBe(now);
  expect(withHeld([named('a')], now, 'z')).toBe(now);
});
