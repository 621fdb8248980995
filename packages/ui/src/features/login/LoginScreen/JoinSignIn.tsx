import { useTranslation } from 'react-i18next';
import { AccountForm } from './AccountForm.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import styles from './LoginScreen.module.css';
import { ModeTabs } from './ModeTabs.tsx';
import { useLogin } from './useLogin.ts';

/** Signing in or up where one was invited: the login's own form, in place. */
export const JoinSignIn = () => {
  const { t } = useTranslation('login');
  const login = useLogin();
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
          <AccountForm
            mode={mode}
            isBusy={login.isBusy}
            onSubmit={login.submit}
            action={t(`login:join.action.${mode}`)}
          >
            {message}
          </AccountForm>
        )}
      </ModeTabs>
      <p className={styles.or}>{t('login:or')}</p>
      <GoogleButton isBusy={login.isBusy} onPress={login.enterWithGoogle} />
    </>
  );
};
