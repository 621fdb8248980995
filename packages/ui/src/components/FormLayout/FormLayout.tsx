import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './FormLayout.module.css';

/** A form's rows; the browser's own bubbles are off, because errors stand beside their fields. */
export const Form = ({ className, ...rest }: ComponentProps<'form'>) => (
  <form noValidate {...rest} className={classNames(styles.form, className)} />
);

/** Two fields side by side where there is room. */
export const FormGrid = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.grid, className)} />
);

/** The buttons under a form: at the thumb on a phone, at the end of the line elsewhere. */
export const FormActions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.actions, className)} />
);
