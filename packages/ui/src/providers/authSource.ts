import {
  type AuthActor,
  authStatus,
  currentUser,
  isAuthenticated,
  requestSignIn,
  requestSignOut,
} from '@kovan/machines/auth';
import type { Auth, AuthSource } from './AuthProvider.tsx';

/** Who is signed in, as the machine of the session knows it. */
export const authSourceOf = (actor: AuthActor): AuthSource => {
  const commands = {
    signIn: (email, password) => requestSignIn(actor, { operation: 'login', email, password }),
    signUp: (account) => requestSignIn(actor, { operation: 'register', ...account }),
    signInWithGoogle: () => requestSignIn(actor, { operation: 'google' }),
    signOut: () => requestSignOut(actor),
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
