import { expect, it } from 'vitest';
import { asId } from '../../src/http/ids.ts';
import { newId } from '../../src/db/newId.ts';

it('makes ids in the order of their making, also beyond what one millisecond counts, and when the clock goes back', () => {
  const now = Date.parse('2100-01-01T00:00:00Z');
  const ids = [...Array.from({ length: 10_000 }, () => newId(now)), newId(now - 60_000), newId(now + 60_000)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted());
  for (const id of ids) expect(asId(id)).toBe(id);
});
