import { useTranslation } from 'react-i18next';
import { useLogin } from './useLogin.ts';
import { WaysIn } from './WaysIn.tsx';

/** Signing in or up where one was invited: the login's own form, in place. */
export const JoinSignIn = ({ code }: { code: string | null }) => {
  const { t } = useTranslation('login');
  const login = useLogin(code);
  return <WaysIn login={login} action={t(`login:join.action.${login.mode}`)} />;
};
