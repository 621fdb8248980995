import { useTranslation } from 'react-i18next';
import { AccountForm } from './AccountForm.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { ModeTabs } from './ModeTabs.tsx';
import type { useLogin } from './useLogin.ts';
import styles from './WaysIn.module.css';

interface WaysInProps {
  readonly login: ReturnType<typeof useLogin>;
  /** What sending the form is called, where it does more than sign in. */
  readonly action?: string;
  /** Told the address that was typed; without it nobody is offered to renew a password. */
  readonly onForgot?: (email: string) => void;
}

/** The tabs with the form, and Google below: on the login, and where one was invited. */
export const WaysIn = ({ login, ...form }: WaysInProps) => {
  const { t } = useTranslation('login');
  const { mode, failure, barred } = login;
  const message = failure ? <FailureMessage {...failure} /> : null;
  return (
    <>
      <ModeTabs mode={mode} onChange={login.setMode}>
        {barred ? (
          <div className={styles.barred}>
            <p>{t(`login:barred.${barred}`)}</p>
            {message}
          </div>
        ) : (
          <AccountForm mode={mode} isBusy={login.isBusy} onSubmit={login.submit} {...form}>
            {message}
          </AccountForm>
        )}
      </ModeTabs>
      <p className={styles.or}>{t('login:or')}</p>
      <GoogleButton isBusy={login.isBusy} onPress={login.enterWithGoogle} />
    </>
  );
};
