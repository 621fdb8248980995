import { CalendarDays } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import { TextInput } from '../TextField/TextField.tsx';
import styles from './DateField.module.css';

type DateFieldProps = Omit<ComponentProps<'input'>, 'type'> &
  FieldWords & { readonly fieldClassName?: string | undefined };

/** Without it a browser goes on to a year of six digits. */
const LAST_DAY = '9999-12-31';

/** A labelled calendar day by the browser's own picker; its value is `YYYY-MM-DD` or empty. */
export const DateField = ({ label, hint, error, optional, fieldClassName, className, ...input }: DateFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
    <span className={control.withSign}>
      <TextInput {...input} type="date" max={LAST_DAY} className={classNames(styles.date, className)} />
      <CalendarDays className={styles.sign} aria-hidden />
    </span>
  </Field>
);
