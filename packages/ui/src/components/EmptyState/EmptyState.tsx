import type { ReactNode } from 'react';
import { Bee } from '../Bee/Bee.tsx';
import { classNames } from '../classNames.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The one sentence. */
  readonly title: ReactNode;
  readonly level?: 1 | 2 | 3;
  /** A second line, where the sentence needs one. */
  readonly description?: ReactNode;
  /** The one picture; the bee, asleep, if nothing else is given. */
  readonly picture?: ReactNode;
  /** The one action that ends the emptiness. */
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** Nothing here yet: a sentence, a picture, and what to do about it. */
export const EmptyState = ({ title, level = 2, description, picture, action, className }: EmptyStateProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      <div className={styles.glow}>{picture ?? <Bee face="asleep" />}</div>
      <Heading>{title}</Heading>
      {description ? <p className={styles.words}>{description}</p> : null}
      {action}
    </div>
  );
};
