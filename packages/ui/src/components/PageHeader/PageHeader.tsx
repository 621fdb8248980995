import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** The page's one `h1`. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** The top of a screen: its name, a line about it, and what can be done with the whole of it. */
export const PageHeader = ({ title, subtitle, actions }: PageHeaderProps) => (
  <div className={styles.header}>
    <div className={styles.words}>
      <h1>{title}</h1>
      {subtitle ? <p>{subtitle}</p> : null}
    </div>
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
);
