import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import { partFrame } from '../Field/partFrame.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextField/TextField.tsx';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type'>, FieldFrame {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A secret to type, that can be looked at while one types. */
export const PasswordField = ({ showLabel, hideLabel, ...rest }: PasswordFieldProps) => {
  const { frame, control } = partFrame(rest);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...frame}>
      <div className={styles.affix}>
        <TextInput
          autoCapitalize="none"
          spellCheck={false}
          {...control}
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
