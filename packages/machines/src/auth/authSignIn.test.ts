import { describe, expect, it } from 'vitest';
import {
  authStatus,
  currentUser,
  heldToken,
  IdentityError,
  isAuthenticated,
  requestSignIn,
  requestSignOut,
} from './index.ts';
import { AYSE, currentSession, deferred, SESSION, settled, World } from './testWorld.ts';

const LOGIN = { operation: 'login', email: 'ayse@example.com', password: 'secret-1' } as const;

/** The poll has found whom the provider knows, and exchanges them until `polled` is settled. */
const exchangingByPoll = () => {
  const world = new World();
  const polled = deferred<typeof SESSION>();
  world.exchange = () => polled.promise;
  world.user = AYSE;
  const actor = world.start();
  world.poll();
  return { world, actor, polled };
};

describe('signing in', () => {
  it('[S-01] [L-10] [L-11] [A-12] [E-19] signs in at the provider, exchanges, and holds and stores the real token', async () => {
    const world = new World();
    const actor = world.start();
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    await requestSignIn(actor, LOGIN);
    expect(world.calls).toEqual(['signIn ayse@example.com secret-1', 'exchange id-token-of-ayse']);
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    expect(isAuthenticated(actor.getSnapshot())).toBe(true);
    expect(currentSession(actor.getSnapshot())).toEqual(SESSION);
    expect(actor.getSnapshot().context).toEqual({
      ...SESSION,
      uid: 'ayse',
      operation: null,
      failure: null,
      invitation: null,
      ignoresUser: false,
      ended: null,
    });
    expect(world.stored).toBe('real-token');
  });

  it('[L-08] [L-09] [L-10] [A-12] signs up and signs in with Google at the provider', async () => {
    const up = new World();
    const names = { firstName: 'Ayşe Nur', lastName: 'Yıldız' };
    await requestSignIn(up.start(), { operation: 'register', email: 'a@b.c', password: 'secret-1', ...names });
    expect(up.calls).toEqual([
      'signUp a@b.c secret-1 Ayşe Nur Yıldız',
      'exchange id-token-of-ayse',
      'sendConfirmation',
    ]);
    const google = new World();
    await requestSignIn(google.start(), { operation: 'google' });
    expect(google.calls).toEqual(['signInWithGoogle', 'exchange id-token-of-ayse']);
  });

  it('[S-02] [S-09] [E-17] [E-18] holds the placeholder in memory only until the exchange', async () => {
    const world = new World();
    const exchanged = deferred<typeof SESSION>();
    world.exchange = () => exchanged.promise;
    const actor = world.start();
    const done = requestSignIn(actor, LOGIN);
    expect(authStatus(actor.getSnapshot())).toBe('signingIn');
    await settled();
    const waiting = actor.getSnapshot();
    expect(authStatus(waiting)).toBe('exchanging');
    expect(currentSession(waiting)?.token).toBe('pending');
    expect(currentUser(waiting)).toMatchObject({ first_name: 'Ayşe', last_name: 'Nur Yıldız' });
    expect(heldToken(waiting)).toBeNull();
    expect(isAuthenticated(waiting)).toBe(false);
    expect(world.stored).toBeNull();
    exchanged.resolve(SESSION);
    await done;
    expect(heldToken(actor.getSnapshot())).toBe('real-token');
  });

  it.each([
    LOGIN,
    { operation: 'register', email: 'a@b.c', password: 'secret-1', firstName: 'Ayşe', lastName: 'Yıldız' },
    { operation: 'google' },
  ] as const)(
    '[A-11] [E-18] $operation holds the placeholder, and stores the token of the exchange alone',
    async (request) => {
      const world = new World();
      const exchanged = deferred<typeof SESSION>();
      world.exchange = () => exchanged.promise;
      const actor = world.start();
      const done = requestSignIn(actor, request);
      await settled();
      expect(currentSession(actor.getSnapshot())?.token).toBe('pending');
      expect(world.stored).toBeNull();
      exchanged.resolve(SESSION);
      await done;
      expect(world.stored).toBe(SESSION.token);
    },
  );

  it('[X-05] [X-07] [X-08] logs and re-throws a refusal with its code, and keeps what failed for the message', async () => {
    for (const request of [LOGIN, { ...LOGIN, operation: 'register', firstName: 'A', lastName: 'B' }] as const) {
      const world = new World();
      world.signIn = () =>
        Promise.reject(Object.assign(new Error('ayse@example.com!'), { code: 'auth/wrong-password' }));
      const actor = world.start();
      const error: unknown = await requestSignIn(actor, request).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(IdentityError);
      expect(error).toMatchObject({ code: 'auth/wrong-password', message: 'auth/wrong-password' });
      expect(world.logged).toEqual([{ operation: request.operation, code: 'auth/wrong-password', status: undefined }]);
      expect(actor.getSnapshot().context.failure).toMatchObject({ operation: request.operation });
      expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    }
  });

  it('[S-03] [S-06] [X-03] [X-04] [Q-10] returns to signed out when the exchange fails, and re-throws for the message', async () => {
    const world = new World();
    world.stored = 'pending';
    world.exchange = () =>
      Promise.reject(Object.assign(new Error(), { kind: 'http', status: 401, code: 'UNAUTHORIZED' }));
    const actor = world.start();
    await expect(requestSignIn(actor, LOGIN)).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(currentSession(actor.getSnapshot())).toBeNull();
    expect(world.stored).toBeNull();
    expect(world.logged).toEqual([{ operation: 'exchange', code: 'UNAUTHORIZED', status: 401 }]);
    expect(world.calls.at(-1)).toBe('signOut');
  });

  it('a sign-up goes on although the mail that confirms its address can not be sent; that is logged', async () => {
    const world = new World();
    world.confirmation = () => Promise.reject(Object.assign(new Error(), { code: 'auth/too-many-requests' }));
    await requestSignIn(world.start(), { ...LOGIN, operation: 'register', firstName: 'A', lastName: 'B' });
    await settled();
    expect(world.logged).toEqual([{ operation: 'confirmation', code: 'auth/too-many-requests', status: undefined }]);
  });

  it('who is not let in is mailed nothing, signed out at the provider, and told why', async () => {
    const world = new World();
    world.exchange = () =>
      Promise.reject(Object.assign(new Error(), { kind: 'http', status: 409, code: 'INVITATION_NEEDED' }));
    const signUp = { ...LOGIN, operation: 'register', firstName: 'A', lastName: 'B' } as const;
    await expect(requestSignIn(world.start(), signUp)).rejects.toMatchObject({
      code: 'INVITATION_NEEDED',
      status: 409,
    });
    await settled();
    expect(world.calls).not.toContain('sendConfirmation');
    expect(world.calls.at(-1)).toBe('signOut');
    expect(world.user).toBeNull();
  });

  it.each([
    LOGIN,
    { ...LOGIN, operation: 'register', firstName: 'A', lastName: 'B' } as const,
    { operation: 'google' } as const,
  ])('an invitation goes with the exchange of $operation, once', async (request) => {
    const world = new World();
    const actor = world.start();
    await requestSignIn(actor, { ...request, invitation: 'davet' });
    expect(world.calls).toContain('exchange id-token-of-ayse by davet');
    expect(actor.getSnapshot().context.invitation).toBeNull();
  });

  it('[S-03] never repeats a failed exchange by the poll, even while the provider keeps the user; the user can', async () => {
    const world = new World();
    world.exchange = () => Promise.reject(new Error());
    world.signOut = () => Promise.reject(new Error());
    const actor = world.start();
    await expect(requestSignIn(actor, LOGIN)).rejects.toMatchObject({ code: 'unknown' });
    await settled();
    world.poll(60);
    expect(world.user).toBe(AYSE);
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.exchanges()).toBe(1);
    world.exchange = () => Promise.resolve(SESSION);
    await requestSignIn(actor, LOGIN);
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
  });

  it('[S-03] [L-07] waits for an exchange that the poll began, and signs in where it fails', async () => {
    const { world, actor, polled } = exchangingByPoll();
    expect(authStatus(actor.getSnapshot())).toBe('exchanging');
    const asked = requestSignIn(actor, LOGIN);
    await settled();
    expect(world.calls).toEqual(['exchange id-token-of-ayse']);
    world.exchange = () => Promise.resolve(SESSION);
    polled.reject(new Error());
    await asked;
    expect(world.calls.slice(1)).toEqual(['signOut', 'signIn ayse@example.com secret-1', 'exchange id-token-of-ayse']);
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
  });

  it('leaves it at an exchange that the poll began, where that signs in', async () => {
    const { world, actor, polled } = exchangingByPoll();
    const asked = requestSignIn(actor, LOGIN).catch((error: unknown) => error);
    polled.resolve(SESSION);
    expect(await asked).toMatchObject({ code: 'auth/busy' });
    expect(world.calls).toEqual(['exchange id-token-of-ayse']);
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
  });

  it('[E-19] takes no placeholder and no unsendable token for a real one', async () => {
    for (const token of ['pending', 'kırık', '']) {
      const world = new World();
      world.exchange = () => Promise.resolve({ ...SESSION, token });
      await expect(requestSignIn(world.start(), LOGIN)).rejects.toMatchObject({ code: 'invalidAnswer' });
      expect(world.stored).toBeNull();
    }
  });

  it('refuses a second sign-in while one is under way, and one while signed in', async () => {
    const world = new World();
    const actor = world.start();
    const first = requestSignIn(actor, LOGIN);
    await expect(requestSignIn(actor, LOGIN)).rejects.toMatchObject({ code: 'auth/busy' });
    await first;
    await expect(requestSignIn(actor, LOGIN)).rejects.toMatchObject({ code: 'auth/busy' });
  });

  it('[S-05] gives up an exchange under way on sign-out, and takes no late answer of it', async () => {
    const world = new World();
    const exchanged = deferred<typeof SESSION>();
    world.exchange = () => exchanged.promise;
    const actor = world.start();
    const outcome = requestSignIn(actor, LOGIN).catch((error: unknown) => error);
    await settled();
    world.stored = 'garbage of old';
    const leaving = requestSignOut(actor);
    expect([currentUser(actor.getSnapshot()), currentSession(actor.getSnapshot()), world.stored]).toEqual([
      null,
      null,
      null,
    ]);
    await leaving;
    expect(world.calls.at(-1)).toBe('signOut');
    exchanged.resolve(SESSION);
    expect(await outcome).toMatchObject({ code: 'auth/cancelled' });
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.stored).toBeNull();
  });

  it('[S-08] counts a token in memory where storage is forbidden', async () => {
    const world = new World();
    world.storageWorks = false;
    const actor = world.start();
    await requestSignIn(actor, LOGIN);
    expect(heldToken(actor.getSnapshot())).toBe('real-token');
    expect(world.logged.length).toBeGreaterThan(0);
    for (const entry of world.logged) {
      expect(entry).toEqual({ operation: 'storage', code: 'unavailable', status: undefined });
    }
  });

  it('survives a provider that rejects with nothing', async () => {
    for (const nothing of [null, undefined, 'text']) {
      const world = new World();
      world.signIn = () => Promise.reject(nothing);
      await expect(requestSignIn(world.start(), LOGIN)).rejects.toMatchObject({
        name: 'IdentityError',
        code: 'unknown',
        status: undefined,
      });
    }
  });

  it('[Q-63] keeps no typed text and no password in its context', async () => {
    const world = new World();
    const actor = world.start();
    await requestSignIn(actor, LOGIN);
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('secret-1');
  });
});
