import { hexagonPath, type Point, rounded } from '@kovan/domain/comb';
import { type ComponentType, type CSSProperties, memo, type SVGProps } from 'react';
import type { Hue } from '../hues.ts';
import styles from './Comb.module.css';

interface CombCellProps {
  readonly centre: Point;
  readonly radius: number;
  readonly line: number;
  readonly value: number | null;
  readonly emoji: string | undefined;
  readonly sign: ComponentType<SVGProps<SVGSVGElement>> | undefined;
  readonly hue: Hue | undefined;
  readonly isNext: boolean;
  readonly hasTick: boolean;
  readonly hasGloss: boolean;
  readonly isFresh: boolean;
  /** For the clip path of its own. */
  readonly id: string;
  /** The paint of honey. */
  readonly honey: string;
}

const DROPS = [0, 1, 2, 3, 4, 5];

const wave = (radius: number, value: number) =>
  `M${-radius} ${radius - value * 2 * radius}q${radius / 2} ${radius * -0.2} ${radius} 0t${radius} 0V${radius}H${-radius}Z`;

const stateOf = (value: number, isNext: boolean) => {
  if (value >= 1) return 'full';
  if (isNext) return 'next';
  return value > 0 ? 'part' : 'empty';
};

/** One cell: empty, next, partly filled or full; a fresh one pops. Where there is nothing to fill it is a dot. */
export const CombCell = memo((cell: CombCellProps) => {
  const { centre, radius, line, value, sign: Sign } = cell;
  const place = `translate(${rounded(centre.x)} ${rounded(centre.y)})`;
  if (value === null) {
    return (
      <g data-cell="none" transform={place}>
        <circle className={styles.dot} r={radius * 0.2} />
      </g>
    );
  }
  const outline = hexagonPath(radius);
  const isFull = value >= 1;
  const isPartial = value > 0 && !isFull;

  return (
    <g data-cell={stateOf(value, cell.isNext)} data-hue={cell.hue} transform={place}>
      <path
        d={outline}
        strokeWidth={line}
        className={styles.cell}
        data-next={(cell.isNext && !isFull) || undefined}
        data-fresh={cell.isFresh || undefined}
        data-full={isFull || undefined}
        style={isFull ? { fill: cell.honey } : undefined}
      />
      {isPartial ? (
        <>
          <clipPath id={cell.id}>
            <path d={outline} />
          </clipPath>
          <path clipPath={`url(#${cell.id})`} d={wave(radius, value)} style={{ fill: cell.honey }} />
          <path d={outline} strokeWidth={line} className={styles.edge} />
        </>
      ) : null}
      {isFull && cell.hasGloss ? (
        <path
          className={styles.gloss}
          strokeWidth={line * 1.25}
          d={`M${radius * -0.6} ${radius * -0.02}V${radius * -0.3}L${radius * -0.22} ${radius * -0.54}`}
        />
      ) : null}
      {isFull && cell.hasTick ? (
        <path
          className={styles.tick}
          strokeWidth={radius * 0.19}
          d={`M${radius * -0.36} ${radius * 0.06}L${radius * -0.08} ${radius * 0.32}L${radius * 0.42} ${radius * -0.3}`}
        />
      ) : null}
      {cell.emoji !== undefined && !isFull ? (
        <text className={styles.emoji} y="1" fontSize={radius * 0.86}>
          {cell.emoji}
        </text>
      ) : null}
      {Sign && !isFull ? (
        <Sign
          className={styles.sign}
          x={radius * -0.42}
          y={radius * -0.38}
          width={radius * 0.84}
          height={radius * 0.84}
          aria-hidden
        />
      ) : null}
      {Sign ? (
        <path
          className={styles.marker}
          d={`M${radius * 0.34} ${radius * -0.83}l${radius * 0.24} ${radius * 0.134}v${radius * 0.39}l${radius * -0.12} ${radius * -0.12}l${radius * -0.12} ${radius * 0.12}Z`}
        />
      ) : null}
      {cell.isFresh
        ? DROPS.map((drop) => (
            <g key={drop} transform={`rotate(${drop * 60 + 15})`}>
              <circle className={styles.drop} r="3.4" style={{ '--reach': `${radius * -1.7}px` } as CSSProperties} />
            </g>
          ))
        : null}
    </g>
  );
});
