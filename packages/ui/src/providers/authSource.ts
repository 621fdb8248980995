import type { ApiClient } from '@kovan/api-client';
import { sessionOwner } from '@kovan/domain/sessionKinds';
import {
  type AuthActor,
  authStatus,
  currentUser,
  type AuthEffects,
  heldToken,
  type IdentityAccount,
  isAuthenticated,
  renewSession,
  requestConfirmation,
  requestLending,
  requestPairing,
  requestReturn,
  requestSignIn,
  requestSignOut,
  sessionKind,
} from '@kovan/machines/auth';
import { tellTabs } from './userChannel.ts';
import type { Auth, AuthSource } from './AuthProvider.tsx';

/** Who is signed in, as the machine of the session knows it. */
export const authSourceOf = (
  actor: AuthActor,
  effects: AuthEffects,
  account: IdentityAccount,
  devices: ApiClient['devices'],
  /** Throws away what waits to be sent: who signs out by hand was asked. */
  discard: () => void,
): AuthSource => {
  const commands = {
    signIn: (email, password, invitation = null) =>
      requestSignIn(actor, { operation: 'login', email, password, invitation }),
    signUp: (account, invitation = null) => requestSignIn(actor, { operation: 'register', ...account, invitation }),
    signInWithGoogle: (invitation = null) => requestSignIn(actor, { operation: 'google', invitation }),
    signOut: () => {
      discard();
      return requestSignOut(actor);
    },
    renew: () => renewSession(actor, effects),
    sendConfirmation: () => requestConfirmation(effects),
    sendPasswordReset: (email) => account.sendPasswordReset(email),
    pair: async (code) => void (await requestPairing(actor, effects, () => devices.pair(code))),
    lend: (childIds) => requestLending(actor, () => devices.lend([...childIds])),
    giveBack: (pin) => requestReturn(actor, () => devices.giveBack(pin)),
    moveInto: (session) => {
      const uid = effects.identity.currentUser()?.uid ?? '';
      actor.send({ type: 'session.renewed', session, uid });
    },
    showUser: (user) => {
      actor.send({ type: 'user.changed', user });
      tellTabs(user);
    },
  } satisfies Partial<Auth>;

  let known: { readonly token: string | null; readonly owner: string | null } = { token: null, owner: null };
  const ownerAt = (token: string | null): string | null => {
    if (known.token !== token) known = { token, owner: token === null ? null : sessionOwner(token) };
    return known.owner;
  };

  let last: Auth | undefined;
  return {
    current: () => {
      const now = actor.getSnapshot();
      const facts = {
        status: authStatus(now),
        user: currentUser(now),
        kind: sessionKind(now),
        owner: ownerAt(heldToken(now)),
        isAuthenticated: isAuthenticated(now),
      };
      if (last === undefined || Object.entries(facts).some(([name, fact]) => last?.[name as keyof Auth] !== fact)) {
        last = { ...facts, ...commands };
      }
      return last;
    },
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
};
