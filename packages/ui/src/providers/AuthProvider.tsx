import {
  type AuthActor,
  type AuthStatus,
  authStatus,
  currentUser,
  isAuthenticated as hasSession,
  requestSignIn,
  requestSignOut,
  type User,
} from '@kovan/machines/auth';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { requiredContext } from './requiredContext.ts';

/** Who is signed in, and how to change that. The promises reject with an `IdentityError`, already logged. */
export interface Auth {
  readonly status: AuthStatus;
  readonly user: User | null;
  /** Whether a token is held; the placeholder of an exchange under way is none (S-08, S-09). */
  readonly isAuthenticated: boolean;
  signIn(email: string, password: string): Promise<void>;
  signUp(account: { email: string; password: string; firstName: string; lastName: string }): Promise<void>;
  signInWithGoogle(): Promise<void>;
  signOut(): Promise<void>;
}

const [Provide, useAuth] = requiredContext<Auth>('useAuth', 'AuthProvider');

export { useAuth };

const commandsOf = (auth: AuthActor): Pick<Auth, 'signIn' | 'signUp' | 'signInWithGoogle' | 'signOut'> => ({
  signIn: (email, password) => requestSignIn(auth, { operation: 'login', email, password }),
  signUp: (account) => requestSignIn(auth, { operation: 'register', ...account }),
  signInWithGoogle: () => requestSignIn(auth, { operation: 'google' }),
  signOut: () => requestSignOut(auth),
});

export const AuthProvider = ({ auth, children }: { auth: AuthActor; children: ReactNode }) => {
  const status = useSelector(auth, authStatus);
  const user = useSelector(auth, currentUser);
  const isAuthenticated = useSelector(auth, hasSession);
  const commands = useMemo(() => commandsOf(auth), [auth]);
  const value = useMemo(
    () => ({ status, user, isAuthenticated, ...commands }),
    [status, user, isAuthenticated, commands],
  );
  return <Provide value={value}>{children}</Provide>;
};
