import { combCentres, CELL_WIDTH, COMB_RADIUS } from '@kovan/domain/comb';
import type { CSSProperties } from 'react';
import { boxOf, Comb, type CombCellContent } from '../Comb/Comb.tsx';
import styles from './CombBoard.module.css';

interface BoardCell extends CombCellContent {
  readonly id: string;
  /** What the cell is, and how it stands: the name of its button. */
  readonly label: string;
}

interface CombBoardProps {
  readonly values: readonly number[];
  readonly cells: readonly BoardCell[];
  /** The progress in words: the name of the whole. */
  readonly label: string;
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)}%`;

/** A big comb whose cells can be pressed: real buttons over the drawing, each cut to its cell. For at most 14 cells. */
export const CombBoard = ({ values, cells, label, chosenId, onChoose }: CombBoardProps) => {
  const centres = combCentres(values.length);
  const box = boxOf(centres, 'lg', true);
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.board}
      style={{ '--cells': box.width / CELL_WIDTH } as CSSProperties}
    >
      <Comb size="lg" values={values} cells={cells} drip className={styles.comb} />
      {cells.map((cell, index) => {
        const { x, y } = centres[index] ?? { x: 0, y: 0 };
        return (
          <button
            key={cell.id}
            type="button"
            className={styles.cell}
            aria-label={cell.label}
            aria-pressed={cell.id === chosenId}
            style={{
              left: percent(x - CELL_WIDTH / 2 - box.x, box.width),
              top: percent(y - COMB_RADIUS - box.y, box.height),
              width: percent(CELL_WIDTH, box.width),
              height: percent(2 * COMB_RADIUS, box.height),
            }}
            onClick={() => onChoose(cell.id)}
          />
        );
      })}
    </div>
  );
};
