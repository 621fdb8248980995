import { IdentityError } from '@kovan/machines/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../../data/logFailure.ts';
import { sentenceOf } from '../../../data/sentenceOf.ts';
import { useIdentityAccount } from '../../../providers/AccountProvider.tsx';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { isSilent } from '../../login/isSilent.ts';

/** Codes by which the provider says that this is not the password; one sentence for all. */
const WRONG = new Set(['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials']);

type Trouble = 'missing' | 'wrong' | null;

/** Signing in once more before something that a stolen session must not be enough for: what was typed, and what failed. */
export const useFreshSignIn = () => {
  const { t } = useTranslation('account');
  const account = useIdentityAccount();
  const { renew } = useAuth();
  const [hasPassword] = useState(() => account.hasPassword());
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const fail = (error: unknown) => {
    const code = error instanceof IdentityError ? error.code : '';
    if (WRONG.has(code)) setTrouble('wrong');
    else if (code === 'auth/too-many-requests') setFailure(t('account:tooMany'));
    else if (!isSilent(code)) setFailure(sentenceOf(error, t('account:failed')));
    if (code !== '') logFailure('auth.reauthentication', error);
  };

  return {
    hasPassword,
    password,
    setPassword: (typed: string) => {
      setPassword(typed);
      // That was said of another one: of two fields it would be taken for the wrong one.
      setTrouble(null);
    },
    trouble,
    failure,
    isBusy,
    /** Signs in once more and does it; whether it was done. What was in its way is said in the form. */
    run: async (work: (idToken: string) => Promise<unknown>): Promise<boolean> => {
      if (isBusy) return false;
      setTrouble(hasPassword && password === '' ? 'missing' : null);
      setFailure(null);
      if (hasPassword && password === '') return false;
      setIsBusy(true);
      try {
        const idToken = await account.reauthenticate(hasPassword ? password : null);
        // To the provider that was another signing in. The session goes on as one of it: a new password would end that of the
        // old one with all others, and lending it would bind a sign-in that this browser no longer has.
        await renew();
        await work(idToken);
        return true;
      } catch (error) {
        fail(error);
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
};
