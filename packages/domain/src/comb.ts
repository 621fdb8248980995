/** The honeycomb, Kovan's one picture of progress, as numbers alone: who draws it chooses colours and elements. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the cells lie together: a cluster, one row, or a zigzag. */
export type CombShape = 'cluster' | 'row';

/** Rows of the cluster, top to bottom. Neighbouring rows differ by an odd count, so centred rows interlock by themselves. */
const PACKING: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [1, 2],
  4: [1, 2, 1],
  5: [2, 3],
  6: [1, 2, 3],
  7: [2, 3, 2],
  8: [1, 2, 3, 2],
  9: [2, 3, 4],
  10: [3, 4, 3],
  11: [4, 3, 4],
  12: [2, 3, 4, 3],
  13: [4, 5, 4],
  14: [2, 3, 4, 3, 2],
};

/** From a cell's centre to its corner on the lattice; every other length is in the same unit. */
export const COMB_RADIUS = 26;

/** From one cell's centre to the next one's in a row: the width of a cell. */
export const CELL_WIDTH = Math.sqrt(3) * COMB_RADIUS;

const ROW_HEIGHT = 1.5 * COMB_RADIUS;

/** More than fourteen: a wall, filled row by row from below; only its top row may be short. */
const wall = (count: number): Point[] => {
  const wide = Math.ceil(Math.sqrt(count * 1.3));
  const cells: Point[] = [];
  for (let row = 0; cells.length < count; row++) {
    const odd = row % 2;
    for (let i = 0; i < wide - odd && cells.length < count; i++) {
      cells.push({ x: (i + odd / 2) * CELL_WIDTH, y: -row * ROW_HEIGHT });
    }
  }
  return cells;
};

const cluster = (rows: readonly number[]): Point[] =>
  rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * CELL_WIDTH, y: row * ROW_HEIGHT })),
    )
    .sort((a, b) => b.y - a.y || a.x - b.x);

/** The centres of so many cells, the bottom row first and each row from left to right, so that honey rises from below. */
export const combCentres = (count: number, shape: CombShape = 'cluster'): readonly Point[] => {
  if (shape === 'row') return Array.from({ length: count }, (_, i) => ({ x: i * CELL_WIDTH, y: 0 }));
  const rows = PACKING[count];
  return rows ? cluster(rows) : wall(count);
};

/** To a hundredth of the unit, which nobody sees. */
export const rounded = (value: number): number => Number(value.toFixed(2));

/**
 * A pointy-top hexagon around 0 0 as the data of an SVG path, its corners cut by `round` (0 sharp to 0.5) and rounded. The
 * same for all cells of a comb, which are moved to their places: so it packs to next to nothing.
 */
export const hexagonPath = (radius: number, round = 0.17): string => {
  const corner = (i: number): Point => ({
    x: radius * Math.sin((i * Math.PI) / 3),
    y: -radius * Math.cos((i * Math.PI) / 3),
  });
  const towards = (a: Point, b: Point): Point => ({ x: a.x + (b.x - a.x) * round, y: a.y + (b.y - a.y) * round });
  const text = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;
  const sides = Array.from({ length: 6 }, (_, i) => {
    const at = corner(i);
    return `${i ? 'L' : 'M'}${text(towards(at, corner(i + 5)))}Q${text(at)} ${text(towards(at, corner(i + 1)))}`;
  });
  return `${sides.join('')}Z`;
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box around the cells, with a margin on every side (for the line) and more below (for a drop of honey). */
export const combBox = (centres: readonly Point[], margin = 0, below = 0): Box => {
  if (centres.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - CELL_WIDTH / 2 - margin;
  const y = Math.min(...ys) - COMB_RADIUS - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + CELL_WIDTH / 2 + margin - x,
    height: Math.max(...ys) + COMB_RADIUS + margin + below - y,
  };
};

/** How full each of `count` cells is, 0 to 1: the first `full` ones wholly, the next one by `part`. */
export const combFill = (count: number, full: number, part = 0): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i < full ? 1 : i === full ? part : 0));

/** Where the bee hovers. */
interface Perch {
  /** Above the comb, because its top row leaves no room beside itself. */
  readonly above: boolean;
  /** Its place from the left, in per cent of the comb's width. */
  readonly at: number;
}

/** Where the bee hovers by a cluster: before the top row where that is short, else above it. */
export const combPerch = (count: number): Perch => {
  const centres = combCentres(count);
  if (centres.length === 0) return { above: true, at: 0 };
  const top = Math.min(...centres.map(({ y }) => y));
  const left = Math.min(...centres.map(({ x }) => x));
  const right = Math.max(...centres.map(({ x }) => x));
  const first = Math.min(...centres.filter(({ y }) => y === top).map(({ x }) => x));
  const columns = (right - left) / CELL_WIDTH + 1;
  const indent = (first - left) / CELL_WIDTH;
  return { above: columns >= 4 && indent < 0.9, at: rounded((100 * (indent + 0.1)) / columns) };
};
