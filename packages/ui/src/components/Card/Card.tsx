import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Hue } from '../hues.ts';
import styles from './Card.module.css';

export const CARD_ELEMENTS = ['div', 'article', 'section', 'li', 'aside'] as const;

interface CardProps extends ComponentProps<'div'> {
  readonly as?: (typeof CARD_ELEMENTS)[number];
  readonly hue?: Hue | undefined;
}

/** A white sheet on the page with the one soft shadow. */
export const Card = ({ as = 'div', hue, className, ...rest }: CardProps) => {
  // The five elements take the same attributes; React's types only differ in the ref's element.
  const Element = as as 'div';
  return <Element {...rest} data-hue={hue} className={classNames(styles.card, className)} />;
};

interface CardHeaderProps {
  readonly title: ReactNode;
  readonly titleId?: string;
  readonly level?: 2 | 3;
  /** What stands at the end of the line: a link, a date. */
  readonly children?: ReactNode;
}

export const CardHeader = ({ title, titleId, level = 2, children }: CardHeaderProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <Heading id={titleId}>{title}</Heading>
      {children}
    </div>
  );
};
