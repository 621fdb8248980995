import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import styles from '../AccountForm.module.css';
import type { LoginAccount, LoginMode } from './useLogin.ts';
import { FIELDS_OF, type LoginErrors, type LoginField, validateAccount } from './validateAccount.ts';

interface AccountFormProps {
  readonly mode: LoginMode;
  readonly isBusy: boolean;
  readonly onSubmit: (account: LoginAccount) => void;
  /** Told, with the address that was typed, when the password is forgotten. */
  readonly onForgot?: (email: string) => void;
  /** What the button says, where it does more than signing in or up. */
  readonly action?: string | undefined;
  /** What failed, above the button. */
  readonly children: ReactNode;
}

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'spellCheck'
>;

const inputProps = (field: LoginField, mode: LoginMode): InputProps => {
  switch (field) {
    case 'email':
      return { type: 'email', autoComplete: 'email', autoCapitalize: 'none', inputMode: 'email', spellCheck: false };
    case 'password':
      return { autoComplete: mode === 'sign-up' ? 'new-password' : 'current-password' };
    case 'firstName':
      return { type: 'text', autoComplete: 'given-name' };
    case 'lastName':
      return { type: 'text', autoComplete: 'family-name' };
  }
};

/** The account's fields; by its method the form goes nowhere when it is sent before its code is there. They keep what was typed when a try fails or the mode changes. */
export const AccountForm = ({ mode, isBusy, onSubmit, onForgot, action, children }: AccountFormProps) => {
  const { t } = useTranslation(['login', 'common']);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<LoginAccount>({ email: '', password: '', firstName: '', lastName: '' });
  const [sent, setSent] = useState<{ readonly mode: LoginMode; readonly errors: LoginErrors }>({ mode, errors: {} });
  const errors = sent.mode === mode ? sent.errors : {};

  const inputOf = (field: LoginField) => form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);

  // The browser may have filled in, or somebody written, before the code was there; a press of then comes after it.
  useLayoutEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])].filter(({ value }) => value !== '');
    if (inputs.length === 0) return;
    const written = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
    setTyped((before) => ({ ...before, ...written }));
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = validateAccount(typed, mode, inputOf('email')?.validity.typeMismatch === false);
    setSent({ mode, errors: found });
    const firstWrong = FIELDS_OF[mode].find((field) => found[field]);
    if (firstWrong) inputOf(firstWrong)?.focus();
    else onSubmit({ ...typed, email: typed.email.trim() });
  };

  const write = (field: LoginField, text: string) => {
    setTyped({ ...typed, [field]: text });
    if (errors[field]) setSent({ mode, errors: { ...errors, [field]: undefined } });
  };

  const messageOf = (field: LoginField): string | undefined => {
    const error = errors[field];
    if (error === undefined) return undefined;
    return error === 'invalidEmail' ? t('login:invalidEmail') : t(`login:missing.${field}`);
  };

  return (
    <form ref={form} method="dialog" className={styles.form} noValidate onSubmit={submit} aria-busy={isBusy}>
      <div className={styles.fields} data-mode={mode}>
        {FIELDS_OF[mode].map((field) => {
          const props = {
            ...inputProps(field, mode),
            name: field,
            label: t(`login:field.${field}`),
            error: messageOf(field),
            required: true,
            value: typed[field],
            onChange: (event: ChangeEvent<HTMLInputElement>) => write(field, event.target.value),
          };
          if (field !== 'password') return <TextField key={field} {...props} />;
          return (
            <PasswordField
              key={field}
              {...props}
              hint={mode === 'sign-up' ? t('login:hint.password') : undefined}
              showLabel={t('common:password.show')}
              hideLabel={t('common:password.hide')}
            />
          );
        })}
      </div>
      {mode === 'sign-in' && onForgot ? (
        <button type="button" className={styles.forgot} onClick={() => onForgot(typed.email.trim())}>
          {t('login:forgot.link')}
        </button>
      ) : null}
      {children}
      <Button type="submit" variant="primary" needsConnection block loading={isBusy}>
        {isBusy ? t(`login:busy.${mode}`) : (action ?? t(`login:mode.${mode}`))}
      </Button>
    </form>
  );
};
