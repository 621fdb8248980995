import { useTranslation } from 'react-i18next';
import { useLogin } from './useLogin.ts';
import { WaysIn } from './WaysIn.tsx';

interface JoinSignInProps {
  readonly code: string | null;
  /** Told when somebody has signed in, or up, by it. */
  readonly onEntered: () => void;
}

/** Signing in or up where one was invited: the login's own form, in place. */
export const JoinSignIn = ({ code, onEntered }: JoinSignInProps) => {
  const { t } = useTranslation('login');
  const login = useLogin({ code, onEntered });
  return <WaysIn login={login} action={t(`login:join.action.${login.mode}`)} />;
};
