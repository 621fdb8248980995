import type { SessionKind } from '@kovan/domain/sessionKinds';
import type { AuthStatus, Session, User } from '@kovan/machines/auth';
import { type ReactNode, useSyncExternalStore } from 'react';
import { requiredContext } from './requiredContext.ts';

/** Who is signed in, and how to change that. The promises reject with an `IdentityError`, already logged. */
export interface Auth {
  readonly status: AuthStatus;
  readonly user: User | null;
  /** What the held token stands for; `null` while none is held. */
  readonly kind: SessionKind | null;
  /** Whose session that is, which may be known before their name; `null` while no token is held. */
  readonly owner: string | null;
  /** Whether a token is held; the placeholder of an exchange under way is none (S-08, S-09). */
  readonly isAuthenticated: boolean;
  /** Whether the session has run out, by now: what goes with it may ask before anything is drawn anew. */
  hasExpired(): boolean;
  /** The three ways in; each takes an operator's invitation along, which makes a difference to new users only. */
  signIn(email: string, password: string, invitation?: string | null): Promise<void>;
  signUp(
    account: { email: string; password: string; firstName: string; lastName: string },
    invitation?: string | null,
  ): Promise<void>;
  signInWithGoogle(invitation?: string | null): Promise<void>;
  signOut(): Promise<void>;
  /** Tells the server what the identity provider knows now, such as a confirmed address. */
  renew(): Promise<void>;
  /** Has the identity provider mail the link that confirms the address. */
  sendConfirmation(): Promise<void>;
  /** Has the identity provider mail the link that sets a new password. */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Four calls that bring the browser another session, each of which goes on with what the call gives and rejects with what
   * it rejects with. This one makes the browser a child's device; whoever is signed in here is signed out.
   */
  pair(pair: () => Promise<{ readonly token: string }>): Promise<void>;
  /** Hands this browser to children, until the PIN or for a day. */
  lend(lend: () => Promise<string>): Promise<void>;
  /** Takes a lent browser back by the PIN. */
  giveBack(giveBack: () => Promise<Session>): Promise<void>;
  /** The signed-in user goes on in another family. */
  moveInto(join: () => Promise<Session>): Promise<void>;
  /** Shows the signed-in user as the server knows them by now. */
  showUser(user: User): void;
}

/** Where the provider reads who is signed in; `current` gives the same object until something changes. */
export interface AuthSource {
  current(): Auth;
  subscribe(listener: () => void): () => void;
}

const [Provide, useAuth] = requiredContext<Auth>('useAuth', 'AuthProvider');

export { useAuth };

export const AuthProvider = ({ source, children }: { source: AuthSource; children: ReactNode }) => (
  <Provide value={useSyncExternalStore(source.subscribe, source.current, source.current)}>{children}</Provide>
);
