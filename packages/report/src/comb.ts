import { CELL_WIDTH, COMB_RADIUS, combCentres } from '@kovan/domain/comb';
import type { Share } from './figures.ts';
import { type Markup, markup } from './markup.ts';
import { FIXED } from './palette.ts';

/** Lengths of a cell in pixels: half its width, the height of its slopes, and that of its sides. */
interface CellSize {
  readonly half: number;
  readonly slope: number;
  readonly side: number;
}

interface Cell {
  readonly left: number;
  readonly colour: string;
}

type Row = readonly Cell[];

/** No two neighbours share a tone, so that cells part without lines between them. */
const FULL = [FIXED.honey, FIXED['bee-light'], FIXED['honey-deep']] as const;
/** See-through, so that they are pale wax on a light ground and dark wax on a dark one. */
const EMPTY = ['rgba(224,160,30,.22)', 'rgba(224,160,30,.15)', 'rgba(224,160,30,.29)'] as const;

/** The most cells that a comb may have. */
export const MOST_CELLS = 40;

/** How many cells, how many of them full, and how many things one cell stands for. */
interface CombPlan {
  readonly cells: number;
  readonly full: number;
  readonly each: number;
}

/** A cell a thing, and where that would be more than `most` cells, a cell for as many things as it takes. */
export const planComb = ({ done, total }: Share, most: number): CombPlan => {
  const each = Math.max(1, Math.ceil(total / most));
  const cells = Math.ceil(total / each);
  return { cells, full: done === total ? cells : Math.floor(done / each), each };
};

const rowsOf = ({ cells, full }: CombPlan): readonly Row[] => {
  const centres = combCentres(cells);
  const left = Math.min(...centres.map(({ x }) => x));
  const rows = new Map<number, Cell[]>();
  centres.forEach(({ x, y }, index) => {
    const row = Math.round(y / (1.5 * COMB_RADIUS));
    const column = Math.round((2 * (x - left)) / CELL_WIDTH);
    const tone = (((Math.floor((column - row) / 2) - row) % 3) + 3) % 3;
    const cell = { left: column, colour: (index < full ? FULL : EMPTY)[tone] ?? FIXED.honey };
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  });
  return [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row);
};

const cellAt = (row: Row | undefined, column: number): Cell | undefined =>
  row?.find(({ left }) => left === column || left === column - 1);

/** Half a cell's width of the band where a row's lower slopes meet the next row's upper ones: one box, cut by its borders. */
const slope = (above: Row | undefined, below: Row | undefined, column: number, { half, slope: height }: CellSize) => {
  const upper = cellAt(above, column);
  const lower = cellAt(below, column);
  if (!upper && !lower) return markup`<td width="${half}"></td>`;
  const fallsToTheRight = upper ? upper.left === column : lower?.left === column - 1;
  const side = fallsToTheRight ? 'left' : 'right';
  return markup`<td style="border-top:${height}px solid ${upper?.colour ?? 'transparent'};border-${side}:${half}px solid ${lower?.colour ?? 'transparent'}"></td>`;
};

const slopes = (above: Row | undefined, below: Row | undefined, columns: number, size: CellSize): Markup =>
  markup`<tr>${Array.from({ length: columns }, (_, column) => slope(above, below, column, size))}</tr>`;

const sides = (row: Row, columns: number, { half, side }: CellSize): Markup => {
  const parts: Markup[] = [];
  for (let column = 0; column < columns;) {
    const cell = cellAt(row, column);
    const width = cell ? 2 : 1;
    const ground = cell ? markup` style="background:${cell.colour}"` : markup``;
    parts.push(markup`<td colspan="${width}" width="${width * half}" height="${side}"${ground}></td>`);
    column += width;
  }
  return markup`<tr>${parts}</tr>`;
};

/** The comb in signs, for plain text and for the one mail program that draws no slopes. */
export const combSigns = ({ cells, full }: CombPlan): string => '⬢'.repeat(full) + '⬡'.repeat(cells - full);

/**
 * The comb drawn by the cells of a table, so that it needs no picture; honey rises from below. Hidden from screen
 * readers, since the figures stand beside it, and from the one mail program that draws no slopes.
 */
export const combTable = (plan: CombPlan, size: CellSize): Markup => {
  const rows = rowsOf(plan);
  const columns = 2 + Math.max(...rows.flat().map(({ left }) => left));
  const bands = rows.flatMap((row, index) => [slopes(rows[index - 1], row, columns, size), sides(row, columns, size)]);
  return markup`<!--[if !mso]><!--><table role="presentation" aria-hidden="true" align="center" cellspacing="0" cellpadding="0">${bands}${slopes(rows.at(-1), undefined, columns, size)}</table><!--<![endif]-->`;
};

/** What that mail program shows instead. */
export const combForOutlook = (plan: CombPlan): Markup =>
  markup`<!--[if mso]><p style="margin:0;font-size:24px;color:${FIXED['honey-deep']}">${combSigns(plan)}</p><![endif]-->`;
