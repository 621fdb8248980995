import type { ERASE_WORDS } from '@kovan/api-client/contract';
import { useTranslation } from 'react-i18next';
import { useIdentityAccount } from '../../../providers/AccountProvider.tsx';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { useSettings } from '../../../providers/SettingsProvider.tsx';
import { logFailure } from '../../../data/logFailure.ts';
import { useErase } from '../mutations.ts';
import { useFreshSignIn } from '../parts/useFreshSignIn.ts';

/** Erasing the account or the family, at the server and at the provider; then nobody is signed in any more. */
export const useErasing = (what: 'account' | 'family') => {
  const { t } = useTranslation('account');
  const erase = useErase();
  const account = useIdentityAccount();
  const { identity } = useSettings();
  const { signOut } = useAuth();
  const fresh = useFreshSignIn();

  const eraseAll = async (idToken: string, confirm: (typeof ERASE_WORDS)[number]) => {
    await erase(what === 'account' ? { what, idToken } : { what, confirm, idToken });
    // The local provider's account went with the server's; another provider's is the client's to delete.
    const isLeft =
      identity.kind === 'firebase' &&
      (await account.deleteUser().then(
        () => false,
        (error: unknown) => {
          logFailure('auth.deletion', error);
          return true;
        },
      ));
    // A window of the browser's own: the session is over, and with it everything that could be shown here.
    if (isLeft) window.alert(t('account:erase.left'));
    await signOut().catch(() => undefined);
  };

  return {
    fresh,
    erase: (confirm: (typeof ERASE_WORDS)[number]) => fresh.run((idToken) => eraseAll(idToken, confirm)),
  };
};
