import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly children: ReactNode;
}

/** Choosing is a square: what is done is a cell (`TickButton`). */
export const Checkbox = ({ className, children, ...rest }: CheckboxProps) => (
  <label className={classNames(styles.check, className)}>
    <input type="checkbox" {...rest} className={styles.input} />
    <span className={styles.box}>
      <Check aria-hidden />
    </span>
    <span>{children}</span>
  </label>
);
