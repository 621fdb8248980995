import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextField/TextField.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldWords {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A secret to type, that can be looked at while one types. */
export const PasswordField = ({ label, hint, error, optional, showLabel, hideLabel, ...input }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.affix}>
        <TextInput
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          className={styles.input}
          type={isShown ? 'text' : 'password'}
        />
        <IconButton
          className={styles.toggle}
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </Field>
  );
};
