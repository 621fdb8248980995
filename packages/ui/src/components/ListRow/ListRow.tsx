import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './ListRow.module.css';

/** Rows under one another, with a line between them. */
export const ListRows = ({ label, children }: { label?: string | undefined; children: ReactNode }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
);

interface ListRowProps {
  /** A line icon, on a quiet ground. */
  readonly icon?: ReactNode;
  /** A picture in the icon's stead: it brings its own shape. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** A word behind the title that sets this row apart: "you", "this device". */
  readonly mark?: string | undefined;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** On a phone the actions go below the words. */
  readonly stack?: boolean;
}

/** One thing of a list: what it is, a line about it, and what can be done with it. */
export const ListRow = ({ icon, picture, title, mark, children, actions, stack = false }: ListRowProps) => (
  <li className={styles.row} data-stack={stack || undefined}>
    {picture ?? <span className={styles.icon}>{icon}</span>}
    <div className={styles.words}>
      <b>{title}</b>
      {mark === undefined ? null : <span className={styles.mark}>{mark}</span>}
      {children ? <div className={styles.line}>{children}</div> : null}
    </div>
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </li>
);

/** A flag, or a sign with all that belongs to it: accents, the colour of a skin, the other half of a joined emoji. */
const FIRST_SIGN = /^(?:\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200D.)*)/su;

/** The first letter of a name, for people without a picture: whole, also where it is an emoji. */
export const InitialPicture = ({ name, className }: { name: string; className?: string | undefined }) => (
  <span className={classNames(styles.initial, className)} aria-hidden="true">
    {FIRST_SIGN.exec(name.trim())?.[0]}
  </span>
);
