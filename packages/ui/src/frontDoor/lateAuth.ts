import { IdentityError } from '@kovan/machines/auth';
import { logFailure } from '../data/logFailure.ts';
import type { Auth, AuthSource } from '../providers/AuthProvider.tsx';

/** Who is signed in, before and after the machine of the session is there to say so. */
export interface LateAuth extends AuthSource {
  /** From now on the machine says it. */
  follow(source: AuthSource): void;
}

/**
 * Lets the screens of visitors do without the machine until somebody signs in: what is asked of it before waits for
 * `load`. Until then the stored token says whether somebody is signed in, as it does for the machine (S-08).
 */
export const createLateAuth = (load: () => Promise<AuthSource>, isSignedIn: boolean): LateAuth => {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let source: AuthSource | undefined;
  const follow = (loaded: AuthSource) => {
    if (source) return;
    source = loaded;
    source.subscribe(tell);
    tell();
  };

  const late = async (command: (auth: Auth) => Promise<void>): Promise<void> => {
    if (shown !== before) throw new IdentityError('auth/busy');
    show({ ...before, status: 'signingIn' });
    try {
      follow(await load());
    } catch (error) {
      logFailure('auth.load', error);
      throw new IdentityError('network');
    } finally {
      show(before);
    }
    if (source) await command(source.current());
  };
  const before: Auth = {
    status: isSignedIn ? 'signedIn' : 'signedOut',
    user: null,
    kind: null,
    owner: null,
    isAuthenticated: isSignedIn,
    hasExpired: () => false,
    signIn: (...account) => late((auth) => auth.signIn(...account)),
    signUp: (...account) => late((auth) => auth.signUp(...account)),
    signInWithGoogle: (...invitation) => late((auth) => auth.signInWithGoogle(...invitation)),
    signOut: () => late((auth) => auth.signOut()),
    renew: () => late((auth) => auth.renew()),
    sendConfirmation: () => late((auth) => auth.sendConfirmation()),
    sendPasswordReset: (email) => late((auth) => auth.sendPasswordReset(email)),
    pair: (pair) => late((auth) => auth.pair(pair)),
    lend: (lend) => late((auth) => auth.lend(lend)),
    giveBack: (giveBack) => late((auth) => auth.giveBack(giveBack)),
    moveInto: (join) => late((auth) => auth.moveInto(join)),
    showUser: (user) => source?.current().showUser(user),
  };
  let shown = before;
  const show = (auth: Auth) => {
    shown = auth;
    tell();
  };

  return {
    follow,
    current: () => source?.current() ?? shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
