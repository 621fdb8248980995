import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Auth, AuthSource } from '../providers/AuthProvider.tsx';
import { nobody } from '../providers/testAuth.ts';
import { createLateAuth } from './lateAuth.ts';

const sourceOf = (auth: Partial<Auth>): AuthSource => {
  const current = { ...nobody, ...auth };
  return { current: () => current, subscribe: () => () => {} };
};

const ACCOUNT = { email: 'ayse@example.com', password: 'bal-petek', firstName: 'Ayşe', lastName: 'Demir' };
/** What a device, a child or an invitation is entered by. */
const never = () => new Promise<never>(() => {});

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
    const leave = late.subscribe(() => told(late.current().status));

    const entering = late.current().signIn('ayse@example.com', 'bal-petek');
    expect(late.current().status).toBe('signingIn');
    await expect(late.current().signIn('can@example.com', 'bal')).rejects.toMatchObject({ code: 'auth/busy' });
    const machine = sourceOf({ status: 'signedIn', signIn });
    const subscribe = vi.spyOn(machine, 'subscribe');
    told.mockClear();
    late.follow(machine);
    expect(told).toHaveBeenCalledExactlyOnceWith('signedIn');
    arrive(machine);
    await entering;
    expect(subscribe).toHaveBeenCalledOnce();
    expect(signIn).toHaveBeenCalledExactlyOnceWith('ayse@example.com', 'bal-petek');
    expect(late.current()).toBe(machine.current());
    leave();
    told.mockClear();
    subscribe.mock.calls[0]?.[0]();
    expect(told).not.toHaveBeenCalled();
  });

  it.each<[string, (auth: Auth) => unknown]>([
    ['signUp', (auth) => auth.signUp(ACCOUNT, 'invitation')],
    ['signInWithGoogle', (auth) => auth.signInWithGoogle('invitation')],
    ['signOut', (auth) => auth.signOut()],
    ['renew', (auth) => auth.renew()],
    ['sendConfirmation', (auth) => auth.sendConfirmation()],
    ['sendPasswordReset', (auth) => auth.sendPasswordReset('ayse@example.com')],
    ['pair', (auth) => auth.pair(never)],
    ['lend', (auth) => auth.lend(never)],
    ['giveBack', (auth) => auth.giveBack(never)],
    ['moveInto', (auth) => auth.moveInto(never)],
  ])('%s waits for the machine, and is asked of it alone', async (name, ask) => {
    const told: unknown[][] = [];
    const machine = sourceOf(
      Object.fromEntries(
        Object.keys(nobody).map((key) => [key, async (...given: unknown[]) => void told.push([key, ...given])]),
      ),
    );
    await ask(machine.current());
    await ask(createLateAuth(async () => machine, false).current());
    const [asked, askedLate] = told;
    expect(asked?.[0]).toBe(name);
    expect(askedLate).toEqual(asked);
  });

  it('[X-05] a machine that can not be loaded is a failure of the network, logged and told, and may be tried again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const late = createLateAuth(() => Promise.reject(new TypeError('Failed to fetch')), false);
    await expect(late.current().signInWithGoogle()).rejects.toMatchObject({ code: 'network' });
    expect(late.current().status).toBe('signedOut');
    expect(log).toHaveBeenCalledOnce();
  });
});
