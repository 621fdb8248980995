import type { Settings } from '@kovan/api-client/contract';
import { joinDisplayName } from '@kovan/domain/names';
import type { ChosenAccount } from '@kovan/ui/features/login/accountChooser';
import { type IdentityAccount, IdentityError, type IdentityProvider, type IdentityUser } from '@kovan/machines/auth';
import type { Auth, User } from 'firebase/auth';
import type * as firebaseSdk from './firebaseSdk.ts';

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
export interface FirebaseIdentity extends IdentityProvider, IdentityAccount {
  /** Loads the SDK, so that signing in need not wait for it and the current user is known; tries until it is there. */
  prepare(): void;
}

type Firebase = typeof firebaseSdk;

/** In milliseconds. */
const TRY_AGAIN_AFTER = 30_000;

interface Ready {
  readonly auth: Auth;
  readonly firebase: Firebase;
  readonly isLocal: boolean;
  /** Whether the session at the provider outlives this page. */
  readonly isKept: boolean;
}

const identityUserOf = (user: User): IdentityUser => {
  const created = Date.parse(user.metadata.creationTime ?? '');
  return {
    uid: user.uid,
    email: user.email,
    displayName: user.displayName,
    photoURL: user.photoURL,
    createdAt: Number.isNaN(created) ? null : new Date(created).toISOString(),
    getIdToken: (fresh) => user.getIdToken(fresh),
  };
};

/** The SDK's own errors carry the page's address and more; only their code goes on. */
const withCodeOnly = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
    throw new IdentityError(typeof code === 'string' ? code : 'auth/unavailable');
  }
};

/** The emulator's way of naming a Google account: an ID token that is its claims (toolchain: Identity). */
const localClaims = ({ email, name }: ChosenAccount): string =>
  JSON.stringify({ sub: `local:${email.toLowerCase()}`, email, email_verified: true, name });

const start = async ({ settings, hasDatabase }: FirebaseIdentityOptions): Promise<Ready> => {
  const [firebase, { identity }, isKept] = await Promise.all([import('./firebaseSdk.ts'), settings(), hasDatabase()]);
  const isLocal = identity.kind === 'local';
  const app = firebase.initializeApp(
    isLocal
      ? { apiKey: 'local', projectId: 'kovan' }
      : { apiKey: identity.apiKey, authDomain: identity.authDomain, projectId: identity.projectId },
  );
  const persistence = isKept ? firebase.indexedDBLocalPersistence : firebase.inMemoryPersistence;
  const auth = firebase.initializeAuth(app, { persistence });
  if (isLocal) firebase.connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  await auth.authStateReady();
  return { auth, firebase, isLocal, isKept };
};

/**
 * The identity provider behind `firebase/auth`: a Firebase project, or the local provider that speaks the same protocol
 * (L-10). The SDK is loaded when it is first needed, so that visitors of the landing page never load it.
 */
export const createFirebaseIdentity = (options: FirebaseIdentityOptions): FirebaseIdentity => {
  let ready: Ready | undefined;
  let starting: Promise<Ready> | undefined;

  const started = (): Promise<Ready> =>
    (starting ??= start(options).then(
      (result) => (ready = result),
      (error: unknown) => {
        // A part that could not be loaded is asked for anew by the next try.
        starting = undefined;
        throw error;
      },
    ));
  const using = (work: (parts: Ready) => Promise<User>): Promise<IdentityUser> =>
    withCodeOnly(async () => identityUserOf(await work(await started())));

  /** Does something with the account of whoever is signed in. */
  const asUser = <T>(work: (user: User, parts: Ready) => Promise<T>): Promise<T> =>
    withCodeOnly(async () => {
      const parts = await started();
      const { currentUser } = parts.auth;
      if (!currentUser) throw new IdentityError('auth/no-current-user');
      return work(currentUser, parts);
    });

  /** The account that stands in for a Google account here. */
  const localGoogle = async ({ firebase }: Ready) => {
    const account = await options.chooseAccount();
    if (account === null) throw new IdentityError('auth/popup-closed-by-user');
    return firebase.GoogleAuthProvider.credential(localClaims(account));
  };

  const byGoogle = async (user: User, parts: Ready) => {
    const { firebase, isLocal } = parts;
    if (isLocal) return firebase.reauthenticateWithCredential(user, await localGoogle(parts));
    return firebase.reauthenticateWithPopup(
      user,
      new firebase.GoogleAuthProvider(),
      firebase.browserPopupRedirectResolver,
    );
  };

  // Whoever waits for it meanwhile is told; without it the poll would see nothing until a reload.
  const load = (): Promise<unknown> =>
    started().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER));
      return load();
    });
  let loading: Promise<unknown> | undefined;

  return {
    prepare: () => void (loading ??= load()),
    currentUser: () => {
      if (ready?.auth.currentUser) return identityUserOf(ready.auth.currentUser);
      // A page that could not look into what an earlier one kept doesn't know that nobody is signed in.
      return ready?.isKept ? null : undefined;
    },
    signIn: (email, password) =>
      using(async ({ auth, firebase }) => (await firebase.signInWithEmailAndPassword(auth, email, password)).user),
    signUp: ({ email, password, ...name }) =>
      using(async ({ auth, firebase }) => {
        const { user } = await firebase.createUserWithEmailAndPassword(auth, email, password);
        await firebase.updateProfile(user, { displayName: joinDisplayName(name) });
        // The ID token was issued before the name was known.
        await user.getIdToken(true);
        return user;
      }),
    signInWithGoogle: () =>
      using(async (parts) => {
        const { auth, firebase, isLocal } = parts;
        if (isLocal) return (await firebase.signInWithCredential(auth, await localGoogle(parts))).user;
        const google = new firebase.GoogleAuthProvider();
        return (await firebase.signInWithPopup(auth, google, firebase.browserPopupRedirectResolver)).user;
      }),
    sendConfirmation: () =>
      asUser(async (user, { auth, firebase }) => {
        auth.languageCode = options.language();
        await firebase.sendEmailVerification(user);
      }),
    hasPassword: () =>
      ready?.auth.currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? true,
    sendPasswordReset: (email) =>
      withCodeOnly(async () => {
        const { auth, firebase } = await started();
        auth.languageCode = options.language();
        await firebase.sendPasswordResetEmail(auth, email);
      }),
    reauthenticate: (password) =>
      asUser(async (user, parts) => {
        const { firebase } = parts;
        if (password === null) await byGoogle(user, parts);
        else {
          const credential = firebase.EmailAuthProvider.credential(user.email ?? '', password);
          await firebase.reauthenticateWithCredential(user, credential);
        }
        return user.getIdToken(true);
      }),
    updatePassword: (password) => asUser((user, { firebase }) => firebase.updatePassword(user, password)),
    updateName: (name) =>
      asUser(async (user, { firebase }) => {
        await firebase.updateProfile(user, { displayName: joinDisplayName(name) });
        await user.getIdToken(true);
      }),
    deleteUser: () => asUser((user, { firebase }) => firebase.deleteUser(user)),
    signOut: () =>
      withCodeOnly(async () => {
        const { auth, firebase } = await started();
        await firebase.signOut(auth);
      }),
  };
};
