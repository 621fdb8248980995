export {
  type AuthActor,
  type AuthSnapshot,
  type AuthStatus,
  authStatus,
  createAuthActor,
  currentUser,
  heldToken,
  isAuthenticated,
  renewSession,
  requestConfirmation,
  requestLending,
  requestMove,
  requestPairing,
  requestReturn,
  requestSignIn,
  requestSignOut,
  sessionKind,
} from './authActor.ts';
export type {
  AuthEffects,
  AuthLogEntry,
  IdentityAccount,
  IdentityProvider,
  IdentityUser,
  Session,
  SignInOperation,
  SignInRequest,
  TokenStorage,
  User,
  WithInvitation,
} from './authEffects.ts';
export type { AuthEvent } from './authEvents.ts';
export { createAuthMachine } from './authMachine.ts';
export { IdentityError } from './identityError.ts';
export { isToken, PLACEHOLDER_TOKEN, tokenStorage, userOf } from './session.ts';
