import type { AuthStatus, User } from '@kovan/machines/auth';
import { type ReactNode, useSyncExternalStore } from 'react';
import { requiredContext } from './requiredContext.ts';

/** Who is signed in, and how to change that. The promises reject with an `IdentityError`, already logged. */
export interface Auth {
  readonly status: AuthStatus;
  readonly user: User | null;
  /** Whether a token is held; the placeholder of an exchange under way is none (S-08, S-09). */
  readonly isAuthenticated: boolean;
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
