import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_WIDTH, COMB_RADIUS, combBox, combCentres, combFill, combPerch, hexagonPath, type Point } from './comb.ts';

const counts = fc.integer({ min: 1, max: 120 });
const shapes = fc.constantFrom('cluster', 'row');
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('the comb', () => {
  it('has as many cells as asked for, none at all for none', () => {
    for (const shape of ['cluster', 'row'] as const) {
      for (let count = 1; count <= 120; count += 1) expect(combCentres(count, shape)).toHaveLength(count);
    }
    expect(combCentres(0)).toEqual([]);
  });

  it('lets no two cells overlap, and every cell but a lone one touch another', () => {
    fc.assert(
      fc.property(counts, shapes, (count, shape) => {
        const centres = combCentres(count, shape);
        centres.forEach((a, i) => {
          const nearest = Math.min(...centres.filter((_, j) => j !== i).map((b) => distance(a, b)));
          if (count > 1) expect(nearest).toBeCloseTo(CELL_WIDTH, 6);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('fills from below: cells come bottom row first, each row from left to right', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const centres = combCentres(count);
        const ordered = centres.toSorted((a, b) => b.y - a.y || a.x - b.x);
        expect(centres).toEqual(ordered);
      }),
    );
  });

  it('lies in one row', () => {
    expect(combCentres(3, 'row').map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [CELL_WIDTH, 0],
      [2 * CELL_WIDTH, 0],
    ]);
  });

  it('packs fifteen and more into a wall at least five wide, of which only the top row may be short', () => {
    for (const count of [15, 31, 40, 100]) {
      const heights = combCentres(count).map(({ y }) => y);
      const lengths = [...new Set(heights)].map((height) => heights.filter((y) => y === height).length);
      const widest = Math.max(...lengths);
      expect(widest).toBeGreaterThanOrEqual(5);
      lengths.slice(0, -1).forEach((length, row) => expect(length).toBe(widest - (row % 2)));
    }
  });

  it('makes the wall wider the more cells there are, its second row half a cell further in', () => {
    const lowestOf = (count: number) => combCentres(count).filter(({ y }, _, [first]) => y === first?.y).length;
    expect([15, 31, 40, 100].map(lowestOf)).toEqual([5, 7, 8, 12]);
    expect(combCentres(15)[5]?.x).toBeCloseTo(CELL_WIDTH / 2);
  });

  it('draws the hexagon upright, clockwise from the top', () => {
    expect(hexagonPath(10, 0.5)).toBe(
      [
        'M-4.33 -7.5Q0 -10 4.33 -7.5',
        'L4.33 -7.5Q8.66 -5 8.66 0',
        'L8.66 0Q8.66 5 4.33 7.5',
        'L4.33 7.5Q0 10 -4.33 7.5',
        'L-4.33 7.5Q-8.66 5 -8.66 0',
        'L-8.66 0Q-8.66 -5 -4.33 -7.5Z',
      ].join(''),
    );
  });

  it('draws a closed hexagon with six rounded corners, each within the radius', () => {
    const path = hexagonPath(COMB_RADIUS);
    expect(path).toMatch(/^M[^ML]+(L[^ML]+){5}Z$/);
    expect(path.match(/Q/g)).toHaveLength(6);
    const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(numbers).toHaveLength(36);
    for (let i = 0; i < numbers.length; i += 2) {
      const point = { x: numbers[i] ?? Number.NaN, y: numbers[i + 1] ?? Number.NaN };
      expect(distance({ x: 0, y: 0 }, point)).toBeLessThanOrEqual(COMB_RADIUS + 0.01);
    }
  });

  it('has a box that holds every cell with its margin', () => {
    expect(combBox(combCentres(1))).toEqual({
      x: -CELL_WIDTH / 2,
      y: -COMB_RADIUS,
      width: CELL_WIDTH,
      height: 2 * COMB_RADIUS,
    });
    expect(combBox([])).toEqual({ x: 0, y: 0, width: 0, height: 0 });
    fc.assert(
      fc.property(counts, shapes, (count, shape) => {
        const centres = combCentres(count, shape);
        const box = combBox(centres, 2, 15);
        for (const { x, y } of centres) {
          expect(x - CELL_WIDTH / 2 - box.x).toBeGreaterThan(1.99);
          expect(box.x + box.width - x - CELL_WIDTH / 2).toBeGreaterThan(1.99);
          expect(y - COMB_RADIUS - box.y).toBeGreaterThan(1.99);
          expect(box.y + box.height - y - COMB_RADIUS).toBeGreaterThan(16.99);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is full by as many cells as are done, the next one in part', () => {
    expect(combFill(4, 2, 0.4)).toEqual([1, 1, 0.4, 0]);
    expect(combFill(2, 2, 0.4)).toEqual([1, 1]);
    expect(combFill(2, 0)).toEqual([0, 0]);
    expect(combFill(0, 0)).toEqual([]);
  });

  it('lets the bee hover before a short top row, above one that is not, always over the comb', () => {
    expect(combPerch(3)).toEqual({ above: false, at: 30 });
    expect(combPerch(7).above).toBe(false);
    expect(combPerch(9)).toEqual({ above: false, at: 27.5 });
    expect(combPerch(11).above).toBe(true);
    expect(combPerch(13).above).toBe(true);
    fc.assert(fc.property(counts, (count) => combPerch(count).at > 0 && combPerch(count).at < 100));
    expect(combPerch(0)).toEqual({ above: true, at: 0 });
  });
});
