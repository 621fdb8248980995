import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './DottedFacts.module.css';

interface DottedFactsProps {
  /** `span`, where a paragraph can't stand. */
  readonly as?: 'p' | 'span';
  readonly className?: string | undefined;
  /** An element a fact. */
  readonly children: ReactNode;
}

/** Short facts behind one another with a dot between them; none is left where a line begins or ends. */
export const DottedFacts = ({ as: Element = 'p', className, children }: DottedFactsProps) => (
  <Element className={classNames(styles.facts, className)}>{children}</Element>
);
