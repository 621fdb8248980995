import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Auth, AuthSource } from '../providers/AuthProvider.tsx';
import { nobody } from '../providers/testAuth.ts';
import { createLateAuth } from './lateAuth.ts';

const sourceOf = (auth: Partial<Auth>): AuthSource => {
  const current = { ...nobody, ...auth };
  return { current: () => current, subscribe: () => () => {} };
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('who is signed in, before the machine is there', () => {
  it('[S-08] says the stored token', () => {
    const never = () => new Promise<AuthSource>(() => {});
    expect(createLateAuth(never, true).current()).toMatchObject({ status: 'signedIn', isAuthenticated: true });
    expect(createLateAuth(never, false).current()).toMatchObject({ status: 'signedOut', isAuthenticated: false });
  });

  it('a sign-in waits for the machine, busy meanwhile and once only', async () => {
    const signIn = vi.fn(() => Promise.resolve());
    let arrive: (source: AuthSource) => void = () => {};
    const late = createLateAuth(() => new Promise((resolve) => (arrive = resolve)), false);
    const told = vi.fn();
    late.subscribe(told);

    const entering = late.current().signIn('ayse@example.com', 'bal-petek');
    expect(late.current().status).toBe('signingIn');
    await expect(late.current().signIn('can@example.com', 'bal')).rejects.toMatchObject({ code: 'auth/busy' });
    const machine = sourceOf({ signIn });
    const subscribe = vi.spyOn(machine, 'subscribe');
    late.follow(machine);
    arrive(machine);
    await entering;
    expect(subscribe).toHaveBeenCalledOnce();
    expect(signIn).toHaveBeenCalledExactlyOnceWith('ayse@example.com', 'bal-petek');
    expect(late.current()).toBe(machine.current());
    expect(told).toHaveBeenCalled();
  });

  it('a machine that can not be loaded is a failure of the network, and may be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const late = createLateAuth(() => Promise.reject(new TypeError('Failed to fetch')), false);
    await expect(late.current().signInWithGoogle()).rejects.toMatchObject({ code: 'network' });
    expect(late.current().status).toBe('signedOut');
    expect(log).toHaveBeenCalledOnce();
  });
});
