/** Causes that the screen can name; each is a key of its texts. */
export type FailureCause =
  | 'credential'
  | 'emailInUse'
  | 'weakPassword'
  | 'invalidEmail'
  | 'tooMany'
  | 'popupBlocked'
  | 'googleOff'
  | 'signUpClosed'
  | 'invitationNeeded'
  | 'network';

const CAUSES: Readonly<Record<string, FailureCause>> = {
  // One sentence for the three, so that nobody learns from it which addresses have an account.
  'auth/invalid-credential': 'credential',
  'auth/invalid-login-credentials': 'credential',
  'auth/wrong-password': 'credential',
  'auth/user-not-found': 'credential',
  'auth/email-already-in-use': 'emailInUse',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/invalid-email': 'invalidEmail',
  'auth/too-many-requests': 'tooMany',
  TOO_MANY_REQUESTS: 'tooMany',
  'auth/popup-blocked': 'popupBlocked',
  SIGN_UP_CLOSED: 'signUpClosed',
  'auth/admin-restricted-operation': 'signUpClosed',
  INVITATION_NEEDED: 'invitationNeeded',
  'auth/network-request-failed': 'network',
  network: 'network',
  timeout: 'network',
};

/** How somebody tried to get in. */
export type Way = 'password' | 'google';

/** Why a sign-in failed, where the screen has a sentence for it. A provider that allows no such way means that way alone. */
export const causeOf = (code: string, way: Way): FailureCause | null =>
  way === 'google' && code === 'auth/operation-not-allowed' ? 'googleOff' : (CAUSES[code] ?? null);
