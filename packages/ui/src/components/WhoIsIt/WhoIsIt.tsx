import { combCentres } from '@kovan/domain/comb';
import type { ReactNode } from 'react';
import { Bee } from '../Bee/Bee.tsx';
import { CELL_OUTLINE } from '../cellOutline.ts';
import type { Hue } from '../hues.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './WhoIsIt.module.css';

export interface Who {
  readonly id: string;
  readonly name: string;
  readonly emoji: string;
  readonly hue: Hue;
  /** A few words under the name: what waits for this child. */
  readonly note?: ReactNode;
}

interface WhoIsItProps {
  readonly title: string;
  readonly people: readonly Who[];
  readonly onChoose: (id: string) => void;
}

/** The widest row that still fits a phone. */
const WIDEST = 3;

/** The people in rows that lie together as the cells of a comb, the first ones on top. */
const rowsOf = (people: readonly Who[]): (readonly Who[])[] => {
  const heights = combCentres(people.length).map(({ y }) => y);
  const lengths = [...new Set(heights)].sort((a, b) => a - b).map((y) => heights.filter((other) => other === y).length);
  // A bigger family than any comb of three stands in rows of two and three by turns.
  const fits = lengths.every((length) => length <= WIDEST);
  const rows: (readonly Who[])[] = [];
  for (let from = 0, row = 0; from < people.length; row++) {
    const length = fits ? (lengths[row] ?? WIDEST) : 2 + (row % 2);
    rows.push(people.slice(from, from + length));
    from += length;
  }
  return rows;
};

/** Which child is there? Big pictures, each a cell of one comb in the child's own hue. */
export const WhoIsIt = ({ title, people, onChoose }: WhoIsItProps) => (
  <div className={styles.who}>
    <div className={styles.head}>
      <Bee width={112} />
      <h1>{title}</h1>
    </div>
    <div className={styles.comb} data-wide={people.length > 4 || undefined}>
      {rowsOf(people).map((row) => (
        <div key={row[0]?.id} className={styles.row}>
          {row.map(({ id, name, emoji, hue, note }) => (
            <button key={id} type="button" className={styles.cell} data-hue={hue} onClick={() => onChoose(id)}>
              <svg viewBox="0 0 44 48" aria-hidden="true">
                <path d={CELL_OUTLINE} />
              </svg>
              <i aria-hidden="true">{emoji}</i>
              <b title={name}>{name}</b>
              {note === undefined ? null : (
                <>
                  <VisuallyHidden>, </VisuallyHidden>
                  <small>{note}</small>
                </>
              )}
            </button>
          ))}
        </div>
      ))}
    </div>
  </div>
);
