import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../components/Link/Link.tsx';
import { byNeed } from '../../../frontDoor/byNeed.tsx';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { AccountAsking } from '../AccountAsking.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { AccountChooser } from '../accountChooser.ts';
import en from './en.json' with { type: 'json' };
import { FailureMessage } from './FailureMessage.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import styles from './LoginScreen.module.css';
import { LoginScene } from './LoginScene.tsx';
import { ModeTabs } from './ModeTabs.tsx';
import tr from './tr.json' with { type: 'json' };
import { useLogin } from './useLogin.ts';

registerTexts('login', { tr, en });

const ForgotPassword = byNeed(async () => (await import('./ForgotPassword.tsx')).ForgotPassword, {
  as: 'part',
  meanwhile: null,
});

interface LoginScreenProps {
  /** Stands in for Google's window where the identity provider is local. */
  readonly accountChooser?: AccountChooser;
  /** Told when somebody begins to use the form, so that what signing in needs can be loaded meanwhile. */
  readonly onTouch?: () => void;
}

/** Sign-in and sign-up, by e-mail and password or a Google account (product.md 2, Login screen). */
export const LoginScreen = ({ accountChooser, onTouch }: LoginScreenProps) => {
  const { t } = useTranslation('login');
  const login = useLogin();
  const { mode, failure, barred } = login;
  const [forgotFor, setForgotFor] = useState<string | null>(null);
  usePageTitle(t(`login:title.${mode}`));
  const showForgot = async (email: string) => {
    // Where it could not be loaded, that is said in its place.
    await ForgotPassword.load().catch(() => undefined);
    setForgotFor(email);
  };

  const message = failure ? <FailureMessage {...failure} /> : null;

  return (
    <div role="presentation" className={styles.login} onFocus={onTouch} onPointerEnter={onTouch}>
      <LoginScene />
      <div className={styles.panel}>
        {forgotFor === null ? null : (
          <div className={styles.content}>
            <ForgotPassword email={forgotFor} onBack={() => setForgotFor(null)} />
          </div>
        )}
        <div className={styles.content} hidden={forgotFor !== null}>
          <div>
            <h1>{t(`login:heading.${mode}`)}</h1>
            {barred ? null : <p className={styles.lead}>{t(`login:lead.${mode}`)}</p>}
          </div>
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
                onForgot={(email) => void showForgot(email)}
              >
                {message}
              </AccountForm>
            )}
          </ModeTabs>
          <p className={styles.or}>{t('login:or')}</p>
          <GoogleButton isBusy={login.isBusy} onPress={login.enterWithGoogle} />
          <p className={styles.foot}>
            <Link standalone to={paths.privacy}>
              {t('login:privacy')}
            </Link>
          </p>
        </div>
      </div>
      {accountChooser ? <AccountAsking chooser={accountChooser} /> : null}
    </div>
  );
};
