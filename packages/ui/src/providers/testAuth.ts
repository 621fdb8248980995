import type { Auth } from './AuthProvider.tsx';

const nothing = () => Promise.resolve();

/** What screens know where nobody is signed in, for tests that are about something else. */
export const nobody: Auth = {
  status: 'signedOut',
  user: null,
  kind: null,
  owner: null,
  isAuthenticated: false,
  hasExpired: () => false,
  signIn: nothing,
  signUp: nothing,
  signInWithGoogle: nothing,
  signOut: nothing,
  renew: nothing,
  sendConfirmation: nothing,
  sendPasswordReset: nothing,
  pair: nothing,
  lend: nothing,
  giveBack: nothing,
  moveInto: nothing,
  showUser: () => undefined,
};
