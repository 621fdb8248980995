import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** The page's one `h1`. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Name and actions in one line, close to what follows: for the top of a list. */
  readonly compact?: boolean;
}

/** The top of a screen: its name, a line about it, and what can be done with the whole of it. */
export const PageHeader = ({ title, subtitle, actions, compact = false }: PageHeaderProps) => (
  <div className={styles.header} data-compact={compact || undefined}>
    <div className={styles.words}>
      <h1>{title}</h1>
      {subtitle ? <p>{subtitle}</p> : null}
    </div>
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
);
