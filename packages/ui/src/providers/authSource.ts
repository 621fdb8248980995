import {
  type AuthActor,
  authStatus,
  currentUser,
  type AuthEffects,
  isAuthenticated,
  renewSession,
  requestConfirmation,
  requestSignIn,
  requestSignOut,
} from '@kovan/machines/auth';
import type { Auth, AuthSource } from './AuthProvider.tsx';

/** Who is signed in, as the machine of the session knows it. */
export const authSourceOf = (actor: AuthActor, effects: AuthEffects): AuthSource => {
  const commands = {
    signIn: (email, password, invitation = null) =>
      requestSignIn(actor, { operation: 'login', email, password, invitation }),
    signUp: (account, invitation = null) => requestSignIn(actor, { operation: 'register', ...account, invitation }),
    signInWithGoogle: (invitation = null) => requestSignIn(actor, { operation: 'google', invitation }),
    signOut: () => requestSignOut(actor),
    renew: () => renewSession(actor, effects),
    sendConfirmation: () => requestConfirmation(effects),
  } satisfies Partial<Auth>;

  let last: Auth | undefined;
  return {
    current: () => {
      const now = actor.getSnapshot();
      const [status, user, isSignedIn] = [authStatus(now), currentUser(now), isAuthenticated(now)];
      if (last?.status !== status || last.user !== user || last.isAuthenticated !== isSignedIn) {
        last = { status, user, isAuthenticated: isSignedIn, ...commands };
      }
      return last;
    },
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
};
