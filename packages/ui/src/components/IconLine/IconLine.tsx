import type { ReactNode } from 'react';
import styles from './IconLine.module.css';

interface IconLineProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/** A quiet sentence with a picture before it, such as until when something is good. */
export const IconLine = ({ icon, children }: IconLineProps) => (
  <p className={styles.line}>
    {icon}
    <span>{children}</span>
  </p>
);
