/**
 * What a link into the app brings along (`state` of the router) so that whoever isn't signed in begins by signing up. The
 * address stays the app's own, where the signed-in go on.
 */
export const SIGN_UP_FIRST = { signUpFirst: true } as const;

/** Whether somebody came by such a link. */
export const isSignUpFirst = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signUpFirst' in state;
