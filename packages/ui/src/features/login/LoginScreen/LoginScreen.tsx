import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import { Gate, GateBee, GateFoot, GateLead } from '../../../components/Gate/Gate.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { byNeed } from '../../../frontDoor/byNeed.tsx';
import { endTakeOver } from '../../../frontDoor/takeOver.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { AccountAsking } from '../AccountAsking.tsx';
import type { AccountChooser } from '../accountChooser.ts';
import en from './en.json' with { type: 'json' };
import styles from './LoginScreen.module.css';
import tr from './tr.json' with { type: 'json' };
import { useLogin } from './useLogin.ts';
import { WaysIn } from './WaysIn.tsx';

registerTexts('login', { tr, en });

const ForgotPassword = byNeed(async () => (await import('./ForgotPassword.tsx')).ForgotPassword, {
  as: 'part',
  meanwhile: null,
});

/** Seven cells, filling from the bottom row. */
const HALF_A_WEEK = [1, 0.6, 1, 1, 0, 0, 0];

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
  const { mode, barred } = login;
  const [forgotFor, setForgotFor] = useState<string | null>(null);
  /** Its form may be there or not: where it doesn't come, this one stays. */
  const [isForgetting, setIsForgetting] = useState(false);
  // Said for as long as this is open, also while they sign in again.
  const { status } = useAuth();
  const [hasExpired] = useState(status === 'expired');
  usePageTitle(t(`login:title.${mode}`));
  useEffect(endTakeOver, []);
  const showForgot = async (email: string) => {
    // Where it was asked for in vain, it begins anew.
    setForgotFor(null);
    // Where it could not be loaded, that is said in its place.
    await ForgotPassword.load().catch(() => undefined);
    setForgotFor(email);
  };
  const goBack = () => {
    setForgotFor(null);
    setIsForgetting(false);
  };

  const art = (
    <>
      <Comb values={HALF_A_WEEK} size="lg" drip />
      <GateBee>
        <Bee width={150} />
      </GateBee>
    </>
  );

  return (
    <Gate
      role="presentation"
      onFocus={onTouch}
      onPointerEnter={onTouch}
      art={art}
      words={t('login:scene.words')}
      lead={t('login:scene.lead')}
    >
      {forgotFor === null ? null : (
        <ForgotPassword email={forgotFor} onOpen={() => setIsForgetting(true)} onBack={goBack} />
      )}
      <div className={styles.form} hidden={isForgetting}>
        <div>
          <h1>{t(`login:heading.${mode}`)}</h1>
          {barred ? null : (
            <GateLead>{t(`login:lead.${hasExpired && mode === 'sign-in' ? 'expired' : mode}`)}</GateLead>
          )}
        </div>
        <WaysIn login={login} onForgot={(email) => void showForgot(email)} />
        <GateFoot>
          <Link standalone to={paths.privacy}>
            {t('login:privacy')}
          </Link>
        </GateFoot>
      </div>
      {accountChooser ? <AccountAsking chooser={accountChooser} /> : null}
    </Gate>
  );
};
