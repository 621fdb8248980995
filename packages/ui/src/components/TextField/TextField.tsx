import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { classNames } from '../classNames.ts';
import { useFieldControl } from '../Field/fieldContext.ts';
import styles from '../Field/control.module.css';

/** One line of text. Inside a `Field` it finds its label, hint and error by itself. */
export const TextInput = ({ className, type = 'text', ...rest }: ComponentProps<'input'>) => {
  const control = useFieldControl();
  return <input {...control} {...rest} type={type} className={classNames(styles.control, className)} />;
};

/** Several lines; grows with what is written where the browser can. */
export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => {
  const control = useFieldControl();
  return <textarea {...control} {...rest} className={classNames(styles.control, className)} />;
};

/** A whole number, with the digits' keyboard on a phone. */
export const NumberInput = (props: Omit<ComponentProps<'input'>, 'type'>) => (
  <TextInput inputMode="numeric" {...props} type="number" />
);

type Worded<Props> = Props & FieldWords & { readonly fieldClassName?: string | undefined };

/** A labelled line of text; the label, hint and error beside it, everything else goes to the input. */
export const TextField = ({
  label,
  hint,
  error,
  optional,
  fieldClassName,
  ...input
}: Worded<ComponentProps<'input'>>) => (
  <Field label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
    <TextInput {...input} />
  </Field>
);

/** Several labelled lines of text. */
export const TextAreaField = ({
  label,
  hint,
  error,
  optional,
  fieldClassName,
  ...input
}: Worded<ComponentProps<'textarea'>>) => (
  <Field label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
    <TextArea {...input} />
  </Field>
);

/** A labelled whole number. */
export const NumberField = ({
  label,
  hint,
  error,
  optional,
  fieldClassName,
  ...input
}: Worded<Omit<ComponentProps<'input'>, 'type'>>) => (
  <Field label={label} hint={hint} error={error} optional={optional} className={fieldClassName}>
    <NumberInput {...input} />
  </Field>
);
