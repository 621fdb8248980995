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
  requestMove,
  requestPairing,
  requestReturn,
  requestSignIn,
  requestSignOut,
  sessionKind,
} from '@kovan/machines/auth';
import type { Auth, AuthSource } from './AuthProvider.tsx';
import type { ToldEvent } from './otherTabs.ts';

interface Options {
  readonly actor: AuthActor;
  readonly effects: AuthEffects;
  readonly account: IdentityAccount;
  /** Does what swaps the session for another one. */
  swap(work: () => Promise<void>): Promise<void>;
  /** Throws away what waits to be sent: who signs out by hand was asked. */
  discard(): void;
  /** Tells the other tabs of this browser what has become of the session they share. */
  tellTabs(event: ToldEvent): void;
}

/** Who is signed in, as the machine of the session knows it. */
export const authSourceOf = ({ actor, effects, account, swap, discard, tellTabs }: Options): AuthSource => {
  const commands = {
    hasExpired: () => authStatus(actor.getSnapshot()) === 'expired',
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
    pair: async (pair) => void (await requestPairing(actor, effects, pair)),
    lend: (lend) => swap(() => requestLending(actor, lend)),
    giveBack: (giveBack) => swap(() => requestReturn(actor, giveBack)),
    moveInto: (join) => swap(() => requestMove(actor, effects, join)),
    showUser: (user) => {
      const event = { type: 'user.changed', user } as const;
      actor.send(event);
      tellTabs(event);
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
