import { CalendarDays } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import styles from '../Field/control.module.css';
import { partFrame } from '../Field/partFrame.ts';
import { TextInput } from '../TextField/TextField.tsx';
import own from './DateField.module.css';

/** Without it a browser goes on to a year of six digits. */
const LAST_DAY = '9999-12-31';

/** A labelled calendar day by the browser's own picker; its value is `YYYY-MM-DD` or empty. */
export const DateField = (props: Omit<ComponentProps<'input'>, 'type' | 'max' | 'className'> & FieldFrame) => {
  const { frame, control } = partFrame(props);
  return (
    <Field {...frame}>
      <span className={styles.withSign}>
        <TextInput {...control} type="date" max={LAST_DAY} className={own.date} />
        <CalendarDays className={own.sign} aria-hidden />
      </span>
    </Field>
  );
};
