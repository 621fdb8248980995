import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import type { Hue } from '../hues.ts';
import styles from './Chip.module.css';

interface ChipProps extends ComponentProps<'span'> {
  /** Without a hue it is a quiet neutral. */
  readonly hue?: Hue | undefined;
  /** A sign that goes with the hue, so that colour is not alone; a small square without one. */
  readonly sign?: LucideIcon | undefined;
}

/** A word that sorts things: a subject, a kind. */
export const Chip = ({ hue, sign: Sign, className, children, ...rest }: ChipProps) => (
  <span {...rest} data-hue={hue} className={classNames(styles.chip, className)}>
    {Sign ? <Sign aria-hidden /> : null}
    <span>{children}</span>
  </span>
);
