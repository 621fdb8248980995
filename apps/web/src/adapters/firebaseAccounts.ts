import type { Settings } from '@kovan/api-client/contract';
import { joinDisplayName } from '@kovan/domain/names';
import { type IdentityAccount, IdentityError, type IdentityProvider, type IdentityUser } from '@kovan/machines/auth';
import type { ChosenAccount } from '@kovan/ui/features/login/accountChooser';
import type { User } from 'firebase/auth';
import * as firebase from './firebaseSdk.ts';

interface AccountsOptions {
  readonly identity: Settings['identity'];
  /** Whether the session at the provider outlives this page. */
  readonly isKept: boolean;
  /** The language of the mails that the provider sends. */
  language(): string;
  /** Asks which account shall stand in for a Google account where the provider is local; `null` when the asking was closed. */
  chooseAccount(): Promise<ChosenAccount | null>;
}

/** What the SDK does with accounts, once it is there; rejects with its own errors. */
export type FirebaseAccounts = Omit<IdentityProvider, 'ready'> & IdentityAccount;

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

/** The emulator's way of naming a Google account: an ID token that is its claims (toolchain: Identity). */
const localClaims = ({ email, name }: ChosenAccount): string =>
  JSON.stringify({ sub: `local:${email.toLowerCase()}`, email, email_verified: true, name });

const open = async ({ identity, isKept }: AccountsOptions) => {
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
  return { auth, isLocal };
};

/** Starts the SDK: accounts of a Firebase project, or of the local provider, once it is known who is signed in there. */
export const openAccounts = async (options: AccountsOptions): Promise<FirebaseAccounts> => {
  const { auth, isLocal } = await open(options);

  const currentUser = (): User => {
    if (!auth.currentUser) throw new IdentityError('auth/no-current-user');
    return auth.currentUser;
  };

  /** The account that stands in for a Google account here. */
  const localGoogle = async () => {
    const account = await options.chooseAccount();
    if (account === null) throw new IdentityError('auth/popup-closed-by-user');
    return firebase.GoogleAuthProvider.credential(localClaims(account));
  };

  const byGoogle = async (user: User) => {
    if (isLocal) return firebase.reauthenticateWithCredential(user, await localGoogle());
    const google = new firebase.GoogleAuthProvider();
    return firebase.reauthenticateWithPopup(user, google, firebase.browserPopupRedirectResolver);
  };

  return {
    currentUser: () => {
      if (auth.currentUser) return identityUserOf(auth.currentUser);
      // A page that could not look into what an earlier one kept doesn't know that nobody is signed in.
      return options.isKept ? null : undefined;
    },
    signIn: async (email, password) =>
      identityUserOf((await firebase.signInWithEmailAndPassword(auth, email, password)).user),
    signUp: async ({ email, password, ...name }) => {
      const { user } = await firebase.createUserWithEmailAndPassword(auth, email, password);
      await firebase.updateProfile(user, { displayName: joinDisplayName(name) });
      // The ID token was issued before the name was known.
      await user.getIdToken(true);
      return identityUserOf(user);
    },
    signInWithGoogle: async () => {
      if (isLocal) return identityUserOf((await firebase.signInWithCredential(auth, await localGoogle())).user);
      const google = new firebase.GoogleAuthProvider();
      return identityUserOf((await firebase.signInWithPopup(auth, google, firebase.browserPopupRedirectResolver)).user);
    },
    sendConfirmation: async () => {
      const user = currentUser();
      auth.languageCode = options.language();
      await firebase.sendEmailVerification(user);
    },
    hasPassword: () => auth.currentUser?.providerData.some(({ providerId }) => providerId === 'password') ?? true,
    sendPasswordReset: async (email) => {
      auth.languageCode = options.language();
      await firebase.sendPasswordResetEmail(auth, email);
    },
    reauthenticate: async (password) => {
      const user = currentUser();
      if (password === null) await byGoogle(user);
      else {
        const credential = firebase.EmailAuthProvider.credential(user.email ?? '', password);
        await firebase.reauthenticateWithCredential(user, credential);
      }
      return user.getIdToken(true);
    },
    updatePassword: async (password) => firebase.updatePassword(currentUser(), password),
    updateName: async (name) => {
      const user = currentUser();
      await firebase.updateProfile(user, { displayName: joinDisplayName(name) });
      await user.getIdToken(true);
    },
    deleteUser: async () => firebase.deleteUser(currentUser()),
    signOut: () => firebase.signOut(auth),
  };
};
