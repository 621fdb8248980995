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

  it('what has no words has no cause', () => {
    expect(causeOf('auth/internal-error', 'google')).toBeNull();
  });
});

it.each([
  ['closed', 'auth/popup-closed-by-user'],
  ['left for another one', 'auth/cancelled-popup-request'],
  ['refused', 'auth/user-cancelled'],
])('[X-07] [Q-13] nothing is said of a Google window that was %s', (_, code) => expect(isSilent(code)).toBe(true));
