import type { ReactNode } from 'react';
import styles from './DayHeader.module.css';

/** The top of a page that is a child's day: whose, and which day or week. */
export const DayHeader = ({ title, when }: { title: ReactNode; when: ReactNode }) => (
  <div className={styles.header}>
    <h1>{title}</h1>
    <p>{when}</p>
  </div>
);
