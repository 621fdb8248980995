import { IdentityError } from '@kovan/machines/auth';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAuth } from '../../../providers/AuthProvider.tsx';
import { useSettings } from '../../../providers/SettingsProvider.tsx';
import { isSilent } from '../isSilent.ts';
import { causeOf, type FailureCause, type Way } from './failureCause.ts';
import { useInvitation } from './useInvitation.ts';

/** The two faces of the screen; the second stands in the address, so that it can be linked to. */
export const LOGIN_MODES = ['sign-in', 'sign-up'] as const;

export type LoginMode = (typeof LOGIN_MODES)[number];

/** Why nobody new can sign up here, by this link or without one. */
export type Barred = 'closed' | 'invited';

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

interface LoginOptions {
  /** What lets somebody new in as well, of another link than an operator's. */
  readonly code?: string | null;
  /** Told when somebody has signed in, or up, by this. */
  readonly onEntered?: () => void;
}

/** Signing in and up for the login screen; the auth machine has the states, this adds which face is open and what failed. */
export const useLogin = ({ code = null, onEntered }: LoginOptions = {}) => {
  const auth = useAuth();
  const { identity, signUp } = useSettings();
  const invitation = useInvitation() ?? code;
  const [params, setParams] = useSearchParams();
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const mode: LoginMode = params.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  const isOpen = signUp === 'open' || (signUp === 'invited' && invitation !== null);
  const barred: Barred | null = mode === 'sign-up' && !isOpen ? signUp : null;
  const [isTrying, setIsTrying] = useState(false);
  // Not while the last session is signed out of, nor while the poll looks whether whoever the provider knows may go on:
  // neither is anybody's sign-in here, and one that is asked for meanwhile waits for it.
  const isBusy = isTrying || auth.status === 'signingIn';

  const attempt = async (way: Way, enter: () => Promise<void>) => {
    if (isBusy) return;
    setFailure(null);
    setIsTrying(true);
    try {
      await enter();
      onEntered?.();
    } catch (error) {
      const code = error instanceof IdentityError ? error.code : '';
      if (!isSilent(code)) setFailure({ mode, cause: causeOf(code, way) });
    } finally {
      setIsTrying(false);
    }
  };

  return {
    mode,
    setMode: (next: LoginMode) => {
      setFailure(null);
      setParams(next === 'sign-up' ? { mode: next } : {}, { replace: true });
    },
    barred,
    isBusy,
    // A link or the way back leads to the other face as well.
    failure: failure?.mode === mode ? failure : null,
    submit: ({ email, password, firstName, lastName }: LoginAccount) =>
      attempt('password', () =>
        mode === 'sign-up'
          ? auth.signUp({ email, password, firstName, lastName }, invitation)
          : auth.signIn(email, password, invitation),
      ),
    enterWithGoogle: async () => {
      if (identity.kind === 'local' && !identity.google) setFailure({ mode, cause: 'googleOff' });
      else await attempt('google', () => auth.signInWithGoogle(invitation));
    },
  };
};
