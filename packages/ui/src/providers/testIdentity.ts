import type { SessionKind } from '@kovan/domain/sessionKinds';
import type { Ports } from './createServices.ts';

const refused = () => Promise.reject(new Error('not here'));

/** An identity provider that nobody reaches, for tests that are about something else. */
export const unreachableIdentity: Ports['identity'] = {
  ready: refused,
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

/** A token of such a session, as the server would sign it for this user, or device, of a family; `jti` names the session. */
export const tokenOf = (kind: SessionKind, sub: string, family = 'aile', jti?: string): string =>
  `${kind}.h.${btoa(JSON.stringify({ sub, family, jti })).replaceAll('=', '')}.s`;
