import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './StatCard.module.css';

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Where what is counted can be seen. */
  readonly to?: string;
  /** The figure only stands in for one that could not be read; say so in `children`. */
  readonly isUnknown?: boolean;
  /** What is behind the figure: how much is late, the week before. */
  readonly children?: ReactNode;
}

/** One figure that means something. */
export const StatCard = ({ label, value, to, isUnknown = false, children }: StatCardProps) => {
  const content = (
    <>
      <span className={styles.label}>{label}</span>{' '}
      <b className={styles.value} data-unknown={isUnknown || undefined}>
        {value}
      </b>{' '}
      {children === undefined ? null : <span className={styles.detail}>{children}</span>}
    </>
  );
  return to === undefined ? (
    <div className={styles.stat}>{content}</div>
  ) : (
    <Link className={styles.stat} to={to}>
      {content}
    </Link>
  );
};
