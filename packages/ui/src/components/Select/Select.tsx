import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from '../Field/control.module.css';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import { useFieldControl } from '../Field/fieldContext.ts';
import { partFrame } from '../Field/partFrame.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly SelectOption[];
  /** The first, empty option: an invitation to choose. */
  readonly placeholder?: string | undefined;
}

/** The browser's own list in our dress, so that keyboards, phones and screen readers meet what they know. */
export const Select = ({ options, placeholder, className, ...rest }: SelectProps) => {
  const control = useFieldControl();
  return (
    <span className={styles.withSign}>
      <select {...control} {...rest} className={classNames(styles.control, className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </span>
  );
};

/** A labelled list to choose from. */
export const SelectField = (props: SelectProps & FieldFrame) => {
  const { frame, control } = partFrame(props);
  return (
    <Field {...frame}>
      <Select {...control} />
    </Field>
  );
};
