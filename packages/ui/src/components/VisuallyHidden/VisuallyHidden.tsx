import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './VisuallyHidden.module.css';

/** Words for screen readers only. */
export const VisuallyHidden = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={classNames(styles.hidden, className)} />
);
