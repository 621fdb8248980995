import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './StatCard.module.css';

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Where what is counted can be seen. */
  readonly to?: string;
  /** A small picture of the figure's parts; decoration, for `children` says the same in words. */
  readonly picture?: ReactNode;
  /** What is behind the figure: how much is late, the week before. */
  readonly children?: ReactNode;
}

/** One figure that means something. */
export const StatCard = ({ label, value, to, picture, children }: StatCardProps) => {
  const content = (
    <>
      <span className={styles.label}>{label}</span> <b className={styles.value}>{value}</b>
      {picture ? <span className={styles.picture}>{picture}</span> : null}
      {children ? <span className={styles.detail}>{children}</span> : null}
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
