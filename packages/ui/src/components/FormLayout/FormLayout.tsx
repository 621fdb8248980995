import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './FormLayout.module.css';

/** A form's rows; the browser's own bubbles are off, because errors stand beside their fields. */
export const Form = ({ className, ...rest }: ComponentProps<'form'>) => (
  <form noValidate {...rest} className={classNames(styles.form, className)} />
);

/** Two fields side by side where there is room; `styles` of a wide one: `<Field className={wide}>`. */
export const FormGrid = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.grid, className)} />
);

/** The class of a field that takes the whole row of a `FormGrid`. */
export const wide = styles.wide;

/** The buttons under a form: at the thumb on a phone, at the end of the line elsewhere. */
export const FormActions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(styles.actions, className)} />
);
