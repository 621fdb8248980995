import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedIds, withHeld } from './arrivals.ts';

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
const itemsOf = (some: readonly string[]) => some.map((id) => ({ id }));

it('what arrived is what is new, or another object than it was', () => {
  const [a, b, c] = itemsOf(['a', 'b', 'c']) as [{ id: string }, { id: string }, { id: string }];
  expect(changedIds([a, b], [a, b])).toEqual([]);
  expect(changedIds([a, b], [b, { ...a }, c])).toEqual(['a', 'c']);
  expect(changedIds([a, b], [a])).toEqual([]);
});

it('[LV-03] a row under the focus stays as and where it was, whatever became of it; the others are as they are now', () => {
  fc.assert(
    fc.property(ids, ids, fc.nat(), (before, after, which) => {
      const was = itemsOf(before);
      const now = itemsOf(after);
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

it('a list in which the row is the same stays the same list', () => {
  const [a, b] = itemsOf(['a', 'b']) as [{ id: string }, { id: string }];
  const now = [{ ...b }, a];
  expect(withHeld([a, b], now, 'a')).toBe(now);
  expect(withHeld([a], now, 'z')).toBe(now);
});
