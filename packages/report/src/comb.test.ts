import { describe, expect, it } from 'vitest';
import { combSigns, combTable, planComb } from './comb.ts';

describe('the comb of the mail', () => {
  it('has a cell a thing, full from below', () => {
    const size = { half: 6, slope: 4, side: 6 };
    for (const total of [1, 2, 7, 13, 20]) {
      const { html } = combTable(planComb({ done: 1, total }, 40), size);
      const rows = html
        .split('</tr>')
        .map((row) => [...row.matchAll(/colspan="2"[^>]*background:([^"]+)"/g)].map(([, colour = '']) => colour))
        .filter((row) => row.length > 0);
      expect(rows.flat()).toHaveLength(total);
      const full = rows.map((row) => row.filter((colour) => colour.startsWith('#')).length);
      expect(full).toEqual([...rows.slice(1).map(() => 0), 1]);
    }
  });

  it('lets a cell stand for several things where there are too many, and is full only when all is done', () => {
    expect(planComb({ done: 98, total: 100 }, 40)).toEqual({ cells: 34, full: 32, each: 3 });
    expect(planComb({ done: 99, total: 100 }, 40)).toEqual({ cells: 34, full: 33, each: 3 });
    expect(planComb({ done: 100, total: 100 }, 40)).toEqual({ cells: 34, full: 34, each: 3 });
    expect(combSigns({ cells: 3, full: 1, each: 1 })).toBe('⬢⬡⬡');
  });
});
