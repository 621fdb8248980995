import type { ComponentProps } from 'react';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import { classNames } from '../classNames.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import { partFrame } from '../Field/partFrame.ts';
import styles from '../Field/control.module.css';

/** One line of text. Inside a `Field` it finds its label, hint and error by itself. */
export const TextInput = ({ className, type = 'text', ...rest }: ComponentProps<'input'>) => {
  const control = useFieldControl();
  return <input {...control} {...rest} type={type} className={classNames(styles.control, className)} />;
};

/** Several lines; grows with what is written where the browser can. */
const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => {
  const control = useFieldControl();
  return <textarea {...control} {...rest} className={classNames(styles.control, className)} />;
};

/** A labelled line of text. */
export const TextField = (props: ComponentProps<'input'> & FieldFrame) => {
  const { frame, control } = partFrame(props);
  return (
    <Field {...frame}>
      <TextInput {...control} />
    </Field>
  );
};

/** Several labelled lines of text. */
export const TextAreaField = (props: ComponentProps<'textarea'> & FieldFrame) => {
  const { frame, control } = partFrame(props);
  return (
    <Field {...frame}>
      <TextArea {...control} />
    </Field>
  );
};
