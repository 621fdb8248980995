import { IdentityError } from '@kovan/machines/auth';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { causeOf, type FailureCause, isSilent } from './failureCause.ts';

/** The two faces of the screen; the second stands in the address, so that it can be linked to. */
export const LOGIN_MODES = ['sign-in', 'sign-up'] as const;

export type LoginMode = (typeof LOGIN_MODES)[number];

/** A failure as the screen tells it: of the mode that was open, with a cause where it has words for one. */
export interface LoginFailure {
  readonly mode: LoginMode;
  readonly cause: FailureCause | null;
}

export interface LoginAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Signing in and up for the login screen; the auth machine has the states, this adds which face is open and what failed. */
export const useLogin = () => {
  const auth = useAuth();
  const [params, setParams] = useSearchParams();
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const mode: LoginMode = params.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  const isBusy = auth.status !== 'signedOut';

  const attempt = async (enter: () => Promise<void>) => {
    if (isBusy) return;
    setFailure(null);
    try {
      await enter();
    } catch (error) {
      const code = error instanceof IdentityError ? error.code : '';
      if (!isSilent(code)) setFailure({ mode, cause: causeOf(code) });
    }
  };

  return {
    mode,
    setMode: (next: LoginMode) => {
      setFailure(null);
      setParams(next === 'sign-up' ? { mode: next } : {}, { replace: true });
    },
    isBusy,
    isAuthenticated: auth.isAuthenticated,
    failure,
    submit: ({ email, password, firstName, lastName }: LoginAccount) =>
      attempt(() =>
        mode === 'sign-up' ? auth.signUp({ email, password, firstName, lastName }) : auth.signIn(email, password),
      ),
    enterWithGoogle: () => attempt(() => auth.signInWithGoogle()),
  };
};
