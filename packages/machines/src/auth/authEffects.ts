/** What the identity provider's SDK knows of the person who signed in. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string | null;
  /** First and last name in one, see `@kovan/domain/names`. */
  readonly displayName: string | null;
  readonly photoURL: string | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string | null;
  /** The token that the backend takes in exchange for a session; `fresh`, one that says what the provider knows now. */
  getIdToken(fresh?: boolean): Promise<string>;
}

/** The current user as the client shows it; the same shape as the contract's `User`. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar: string | null;
  readonly is_active: boolean;
  /** ISO 8601 in UTC; `null` when the user comes from the provider and the provider does not say. */
  readonly created_at: string | null;
}

/** A token and the current user. */
export interface Session {
  readonly token: string;
  readonly user: User;
}

/** What the sign-in and sign-up forms ask for. */
export type SignInRequest =
  | { readonly operation: 'login'; readonly email: string; readonly password: string }
  | {
      readonly operation: 'register';
      readonly email: string;
      readonly password: string;
      readonly firstName: string;
      readonly lastName: string;
    }
  | { readonly operation: 'google' };

/** The code of an operator's link, where a server asks new users for one. */
export interface WithInvitation {
  readonly invitation?: string | null;
}

export type SignInOperation = SignInRequest['operation'];

/** The third-party identity provider. Every method rejects with an error that has a string `code`. */
export interface IdentityProvider {
  /** Comes once the SDK is there; rejects where it can't be had. */
  ready(): Promise<void>;
  signIn(email: string, password: string): Promise<IdentityUser>;
  /** Sets the display name, too, before it resolves. */
  signUp(account: { email: string; password: string; firstName: string; lastName: string }): Promise<IdentityUser>;
  signInWithGoogle(): Promise<IdentityUser>;
  signOut(): Promise<void>;
  /** Has the provider mail the current user a link that confirms the address. */
  sendConfirmation(): Promise<void>;
  /** The SDK's current user, read without any network: `undefined` until the first definite answer, `null` for none. */
  currentUser(): IdentityUser | null | undefined;
}

/** What people do at the identity provider with their own account; the machine of the session needs none of it. */
export interface IdentityAccount {
  /** Whether the current user signs in with a password; who doesn't comes by Google. */
  hasPassword(): boolean;
  /** Has the provider mail the link that sets a new password. */
  sendPasswordReset(email: string): Promise<void>;
  /** Signs the current user in once more, by the password or, without one, by Google; gives a token that says so. */
  reauthenticate(password: string | null): Promise<string>;
  /** Only after signing in once more. */
  updatePassword(password: string): Promise<void>;
  updateName(name: { firstName: string; lastName: string }): Promise<void>;
  /** Deletes the account at the provider; only after signing in once more. */
  deleteUser(): Promise<void>;
}

/** Where the token survives a reload; any of its methods may throw. */
export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  remove(): void;
}

/** What is told of a failure: which operation, and its code; never what was typed. */
export interface AuthLogEntry {
  readonly operation: SignInOperation | 'exchange' | 'renewal' | 'confirmation' | 'signOut' | 'revoke' | 'storage';
  readonly code: string;
  readonly status: number | undefined;
}

/** Everything that the auth machine does to the world. */
export interface AuthEffects {
  readonly identity: IdentityProvider;
  /** Exchanges an ID token for a session with the product's own backend. */
  exchange(idToken: string, invitation: string | null): Promise<Session>;
  readonly storage: TokenStorage;
  /** Ends the session at the backend after the user signed out; nobody waits for it. */
  revoke?(token: string): Promise<void>;
  /** Ends a session whose place the one that is held has taken: their sign-in goes on, and nobody waits for it. */
  retire?(token: string): Promise<void>;
  log(entry: AuthLogEntry): void;
}
