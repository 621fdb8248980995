import { combBox, combCentres, type CombShape, CELL_WIDTH, COMB_RADIUS, type Point, rounded } from '@kovan/domain/comb';
import { type ComponentType, type CSSProperties, type SVGProps, useId, useMemo } from 'react';
import { classNames } from '../classNames.ts';
import type { Hue } from '../hues.ts';
import { HoneyGradient } from './HoneyGradient.tsx';
import styles from './Comb.module.css';
import { CombCell } from './CombCell.tsx';
import { useFresh } from './useFresh.ts';

export const COMB_SIZES = ['sm', 'md', 'lg'] as const;
export const COMB_SHAPES = ['cluster', 'row'] as const satisfies readonly CombShape[];

/** Smaller combs have a heavier line, or it would vanish. */
const LINE = { sm: 4.5, md: 3, lg: 2.2 } satisfies Record<(typeof COMB_SIZES)[number], number>;
const GAP = { sm: 2.6, md: 2.2, lg: 2 } satisfies Record<(typeof COMB_SIZES)[number], number>;
const DROP = 15;

export interface CombCellContent {
  /** Stays the same for one thing to do, so that its cell is known again. */
  readonly id?: string;
  readonly emoji?: string;
  /** A line icon instead of a picture. Its cell has a page-marker on the edge: another kind of thing, full or not. */
  readonly sign?: ComponentType<SVGProps<SVGSVGElement>>;
  readonly hue?: Hue;
  /** The one to do next: a dashed edge. */
  readonly next?: boolean;
}

interface CombProps {
  /** How full each cell is, 0 to 1; `null` where there is nothing to fill: a dot. Honey rises from the bottom row. */
  readonly values: readonly (number | null)[];
  readonly size?: (typeof COMB_SIZES)[number];
  readonly shape?: (typeof COMB_SHAPES)[number];
  readonly cells?: readonly CombCellContent[];
  /** The progress in words. Leave it out where the words stand beside it. */
  readonly label?: string | undefined;
  /** A drop below the lowest full cell. */
  readonly drip?: boolean;
  /** A tick on every full cell; a cell with a picture has one anyway. */
  readonly ticks?: boolean;
  readonly className?: string | undefined;
}

/** What is drawn of these cells: a line around them, and room for the drop. */
export const boxOf = (centres: readonly Point[], size: (typeof COMB_SIZES)[number], drip: boolean) =>
  combBox(centres, LINE[size] / 4, drip ? DROP : 0);

const NO_CELLS: readonly CombCellContent[] = [];

/** Progress as honey in a comb: a cell is one thing to do. A cell that becomes full pops and scatters a few drops. */
export const Comb = ({
  values,
  size = 'md',
  shape = 'cluster',
  cells = NO_CELLS,
  label,
  drip = false,
  ticks = false,
  className,
}: CombProps) => {
  const id = useId();
  const line = LINE[size];
  const radius = COMB_RADIUS - GAP[size] - line / 4;
  const centres = useMemo(() => combCentres(values.length, shape), [values.length, shape]);
  const box = boxOf(centres, size, drip);
  const { width, height } = box;
  const fresh = useFresh(
    values.map((value, index) => ({ key: cells[index]?.id ?? String(index), isFull: value !== null && value >= 1 })),
  );
  const lowest = drip ? centres[values.findIndex((value) => value !== null && value >= 1)] : undefined;
  if (values.length === 0) return null;

  return (
    <svg
      className={classNames(styles.comb, className)}
      data-size={size}
      viewBox={[box.x, box.y, width, height].map(rounded).join(' ')}
      style={
        {
          '--cells': rounded(width / CELL_WIDTH),
          aspectRatio: `${rounded(width)} / ${rounded(height)}`,
        } as CSSProperties
      }
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <HoneyGradient id={`${id}-honey`} />
      {centres.map((centre, index) => {
        const content = cells[index];
        const key = content?.id ?? String(index);
        const value = values[index];
        return (
          <CombCell
            key={key}
            centre={centre}
            radius={radius}
            line={line}
            value={value === undefined ? 0 : value}
            emoji={content?.emoji}
            sign={content?.sign}
            hue={content?.hue}
            isNext={content?.next ?? false}
            hasTick={ticks || content?.emoji !== undefined || content?.sign !== undefined}
            hasGloss={size !== 'sm'}
            isFresh={fresh.has(key)}
            id={`${id}-${index}`}
            honey={`url(#${id}-honey)`}
          />
        );
      })}
      {lowest ? (
        <path
          className={styles.drip}
          strokeWidth={line}
          d={`M${rounded(lowest.x)} ${rounded(lowest.y + radius - 2)}c-4.4 5-5.6 7.4-5.6 10a5.6 5.6 0 0 0 11.2 0c0-2.6-1.2-5-5.6-10Z`}
        />
      ) : null}
    </svg>
  );
};
