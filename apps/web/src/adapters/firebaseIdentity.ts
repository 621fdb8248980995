import type { Settings } from '@kovan/api-client/contract';
import type { ChosenAccount } from '@kovan/ui/features/login/accountChooser';
import { type IdentityAccount, IdentityError, type IdentityProvider } from '@kovan/machines/auth';
import type { FirebaseAccounts } from './firebaseAccounts.ts';

export interface FirebaseIdentityOptions {
  settings(): Settings | Promise<Settings>;
  /** Whether this browser has a database that answers: the SDK would wait for it without end. */
  hasDatabase(): Promise<boolean>;
  /** The language of the mails that the provider sends. */
  language(): string;
  /** Asks which account shall stand in for a Google account where the provider is local; `null` when the asking was closed. */
  chooseAccount(): Promise<ChosenAccount | null>;
}

/** The identity provider, and a hint that it will be needed soon. */
interface FirebaseIdentity extends IdentityProvider, IdentityAccount {
  /** Loads the SDK, so that signing in need not wait for it and the current user is known; tries until it is there. */
  prepare(): void;
}

/** In milliseconds. */
const TRY_AGAIN_AFTER = 30_000;

/** The SDK's own errors carry the page's address and more; only their code goes on. */
const withCodeOnly = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
    throw new IdentityError(typeof code === 'string' ? code : 'auth/unavailable');
  }
};

const start = async ({ settings, hasDatabase, ...rest }: FirebaseIdentityOptions): Promise<FirebaseAccounts> => {
  const [{ openAccounts }, { identity }, isKept] = await Promise.all([
    import('./firebaseAccounts.ts'),
    settings(),
    hasDatabase(),
  ]);
  return openAccounts({ ...rest, identity, isKept });
};

/**
 * The identity provider behind `firebase/auth`: a Firebase project, or the local provider that speaks the same protocol
 * (L-10). The SDK, and what is done with it, is loaded when it is first needed, so that visitors of the landing page never
 * load it.
 */
export const createFirebaseIdentity = (options: FirebaseIdentityOptions): FirebaseIdentity => {
  let ready: FirebaseAccounts | undefined;
  let starting: Promise<FirebaseAccounts> | undefined;

  const started = (): Promise<FirebaseAccounts> =>
    (starting ??= start(options).then(
      (result) => (ready = result),
      (error: unknown) => {
        // A part that could not be loaded is asked for anew by the next try.
        starting = undefined;
        throw error;
      },
    ));

  /** One of the things that are done there, once the SDK has come. */
  const once =
    <Given extends readonly unknown[], Answer>(
      what: (accounts: FirebaseAccounts) => (...given: Given) => Promise<Answer>,
    ) =>
    (...given: Given): Promise<Answer> =>
      withCodeOnly(async () => what(await started())(...given));

  // Whoever waits for it meanwhile is told; without it the poll would see nothing until a reload.
  const load = (): Promise<unknown> =>
    started().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER));
      return load();
    });
  let loading: Promise<unknown> | undefined;

  return {
    prepare: () => void (loading ??= load()),
    ready: once(() => () => Promise.resolve()),
    currentUser: () => ready?.currentUser(),
    hasPassword: () => ready?.hasPassword() ?? true,
    signIn: once((accounts) => accounts.signIn),
    signUp: once((accounts) => accounts.signUp),
    signInWithGoogle: once((accounts) => accounts.signInWithGoogle),
    signOut: once((accounts) => accounts.signOut),
    sendConfirmation: once((accounts) => accounts.sendConfirmation),
    sendPasswordReset: once((accounts) => accounts.sendPasswordReset),
    reauthenticate: once((accounts) => accounts.reauthenticate),
    updatePassword: once((accounts) => accounts.updatePassword),
    updateName: once((accounts) => accounts.updateName),
    deleteUser: once((accounts) => accounts.deleteUser),
  };
};
