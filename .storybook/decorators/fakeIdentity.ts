import { joinDisplayName } from '@kovan/domain/names';
import type { IdentityAccount, IdentityProvider, IdentityUser } from '@kovan/machines/auth';

const userNamed = (email: string, displayName: string, photoURL: string | null): IdentityUser => ({
  uid: email,
  email,
  displayName,
  photoURL,
  createdAt: '2026-09-07T08:12:00Z',
  getIdToken: (fresh) => Promise.resolve(`${fresh ? 'fresh-' : ''}id-token-of-${email}`),
});

/** Ayşe, the parent whom the mock family knows. */
export const ayse = userNamed('ayse.yildiz@example.com', 'Ayşe Yıldız', null);

/** An identity provider in memory that lets everybody in; a story overrides the methods that shall do otherwise. */
export const fakeIdentity = (
  signedIn: IdentityUser | null,
  overrides: Partial<IdentityProvider & IdentityAccount> = {},
): IdentityProvider & IdentityAccount => {
  let current = signedIn;
  const enter = (user: IdentityUser) => Promise.resolve((current = user));
  return {
    ready: () => Promise.resolve(),
    currentUser: () => current,
    signIn: (email) => enter(userNamed(email, 'Ayşe Yıldız', null)),
    signUp: ({ email, firstName, lastName }) => enter(userNamed(email, joinDisplayName({ firstName, lastName }), null)),
    signInWithGoogle: () => enter(ayse),
    sendConfirmation: () => Promise.resolve(),
    signOut: () => {
      current = null;
      return Promise.resolve();
    },
    hasPassword: () => true,
    sendPasswordReset: () => Promise.resolve(),
    reauthenticate: () => Promise.resolve(`fresh-id-token-of-${current?.email ?? ''}`),
    updatePassword: () => Promise.resolve(),
    updateName: () => Promise.resolve(),
    deleteUser: () => Promise.resolve(),
    ...overrides,
  };
};
