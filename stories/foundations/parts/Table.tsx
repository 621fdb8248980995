import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table; the first cell of each row is its name. */
export const Table = ({ head, rows }: TableProps) => (
  <div className={`sb-unstyled ${styles.tableFrame}`}>
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
