import type { Ports } from './createServices.ts';

const refused = () => Promise.reject(new Error('not here'));

/** An identity provider that nobody reaches, for tests that are about something else. */
export const unreachableIdentity: Ports['identity'] = {
  signIn: refused,
  signUp: refused,
  signInWithGoogle: refused,
  signOut: refused,
  sendConfirmation: refused,
  sendPasswordReset: refused,
  reauthenticate: refused,
  updatePassword: refused,
  updateName: refused,
  deleteUser: refused,
  hasPassword: () => true,
  currentUser: () => undefined,
};
