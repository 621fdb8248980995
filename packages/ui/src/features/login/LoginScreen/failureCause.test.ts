import { describe, expect, it } from 'vitest';
import { isSilent } from '../isSilent.ts';
import { causeOf } from './failureCause.ts';

describe('why a sign-in failed', () => {
  it('[L-05] a provider that allows no Google account is a server without that way, and nothing to try again', () => {
    expect(causeOf('auth/operation-not-allowed', 'google')).toBe('googleOff');
    expect(causeOf('auth/operation-not-allowed', 'password')).toBeNull();
  });

  it('a closed sign-up is told apart from that', () => {
    expect(causeOf('auth/admin-restricted-operation', 'google')).toBe('signUpClosed');
  });

  it.each([
    ['credential', 'invalid-credential', 'invalid-login-credentials', 'wrong-password', 'user-not-found'],
    ['emailInUse', 'email-already-in-use'],
    ['weakPassword', 'weak-password', 'password-does-not-meet-requirements'],
    ['invalidEmail', 'invalid-email'],
    ['tooMany', 'too-many-requests'],
    ['popupBlocked', 'popup-blocked'],
    ['network', 'network-request-failed'],
  ])('[Q-13] the provider’s words are told in ours: %s', (cause, ...codes) => {
    expect(codes.map((code) => causeOf(`auth/${code}`, 'password'))).toEqual(codes.map(() => cause));
  });

  it('[Q-13] and so are the server’s, and what came of no answer', () => {
    expect(
      ['TOO_MANY_REQUESTS', 'SIGN_UP_CLOSED', 'INVITATION_NEEDED', 'network', 'timeout'].map((code) =>
        causeOf(code, 'google'),
      ),
    ).toEqual(['tooMany', 'signUpClosed', 'invitationNeeded', 'network', 'network']);
  });

  it('what has no words has no cause', () => {
    expect(causeOf('auth/internal-error', 'google')).toBeNull();
  });
});

it.each([
  ['closed', 'auth/popup-closed-by-user'],
  ['left for another one', 'auth/cancelled-popup-request'],
  ['refused', 'auth/user-cancelled'],
])('[X-07] [Q-13] nothing is said of a Google window that was %s', (_, code) => expect(isSilent(code)).toBe(true));
