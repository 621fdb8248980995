import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../../components/FormFailure/FormFailure.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import type { useFreshSignIn } from './useFreshSignIn.ts';

interface FreshSignInProps {
  readonly fresh: ReturnType<typeof useFreshSignIn>;
  readonly label?: string;
}

/** The password of whoever is signed in; who comes by Google is told that its window will ask. */
export const FreshSignIn = ({ fresh, label }: FreshSignInProps) => {
  const { t } = useTranslation(['account', 'common']);
  const { hasPassword, password, setPassword, trouble, failure } = fresh;
  return (
    <>
      {hasPassword ? (
        <PasswordField
          label={label ?? t('account:yourPassword')}
          name="password"
          autoComplete="current-password"
          required
          showLabel={t('common:password.show')}
          hideLabel={t('common:password.hide')}
          error={trouble === null ? undefined : t(`account:password.${trouble}`)}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      ) : (
        <p>{t('account:googleAsks')}</p>
      )}
      {failure === null ? null : <FormFailure>{failure}</FormFailure>}
    </>
  );
};
