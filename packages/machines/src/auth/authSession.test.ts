import { describe, expect, it } from 'vitest';
import {
  type AuthActor,
  authStatus,
  currentUser,
  heldToken,
  isAuthenticated,
  renewSession,
  requestConfirmation,
  requestSignIn,
  requestSignOut,
  type Session,
} from './index.ts';
import { AYSE, currentSession, deferred, SESSION, settled, World } from './testWorld.ts';

describe('a session', () => {
  it('[S-08] counts as authenticated by the stored token after a reload, without an exchange', async () => {
    const world = new World();
    world.stored = 'real-token';
    world.user = undefined;
    const actor = world.start();
    expect(isAuthenticated(actor.getSnapshot())).toBe(true);
    expect(heldToken(actor.getSnapshot())).toBe('real-token');
    expect(currentUser(actor.getSnapshot())).toBeNull();
    expect(currentSession(actor.getSnapshot())).toBeNull();
    world.user = AYSE;
    world.poll();
    await settled();
    expect(currentUser(actor.getSnapshot())).toMatchObject({ id: 'ayse', first_name: 'Ayşe', last_name: 'Nur Yıldız' });
    expect(world.calls).toEqual([]);
  });

  it('[S-17] survives garbage under the token key', () => {
    for (const garbage of ['', 'pending', 'kırık', 'two words', '\n']) {
      const world = new World();
      world.stored = garbage;
      expect(authStatus(world.start().getSnapshot())).toBe('signedOut');
    }
  });

  it('[S-07] [N-14] looks at the current user once per second, and asks no network', () => {
    const world = new World();
    let looks = 0;
    const effects = world.effects();
    Object.defineProperty(world, 'user', { get: () => (looks++, AYSE) });
    world.stored = 'real-token';
    expect(effects.identity.currentUser()).toBe(AYSE);
    looks = 0;
    world.start();
    world.clock.increment(999);
    expect(looks).toBe(0);
    world.clock.increment(1);
    expect(looks).toBe(1);
    world.poll(4);
    expect(looks).toBe(5);
    expect(world.calls).toEqual([]);
  });

  it('[S-01] exchanges for a user whom the provider confirms while signed out', async () => {
    const world = new World();
    world.user = undefined;
    const actor = world.start();
    world.poll();
    expect(world.exchanges()).toBe(0);
    world.user = AYSE;
    world.poll();
    expect(authStatus(actor.getSnapshot())).toBe('exchanging');
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    expect(world.exchanges()).toBe(1);
  });

  it('[S-04] [S-06] [Q-09] ends when the provider definitely reports no user, not before its first answer', () => {
    const world = new World();
    world.stored = 'real-token';
    world.user = undefined;
    const actor = world.start();
    world.poll(10);
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    world.user = null;
    world.poll();
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.stored).toBeNull();
    expect(currentUser(actor.getSnapshot())).toBeNull();
  });

  it('[S-05] [S-06] [A-12] [L-10] forgets the session at once on sign-out, then signs out at the provider', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    const done = requestSignOut(actor);
    expect(authStatus(actor.getSnapshot())).toBe('signingOut');
    expect([heldToken(actor.getSnapshot()), currentUser(actor.getSnapshot()), world.stored]).toEqual([
      null,
      null,
      null,
    ]);
    await done;
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.calls).toEqual(['signOut']);
  });

  it('[X-05] [Q-12] is gone although the provider fails to sign out; the failure is logged and re-thrown', async () => {
    const world = new World();
    world.signOut = () => Promise.reject(Object.assign(new Error(), { code: 'auth/network-request-failed' }));
    const actor = world.startSignedIn();
    await expect(requestSignOut(actor)).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.stored).toBeNull();
    expect(world.logged).toEqual([{ operation: 'signOut', code: 'auth/network-request-failed', status: undefined }]);
    world.poll(60);
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.exchanges()).toBe(0);
  });

  it('[Q-12] waits no longer than five seconds for a provider that never answers', async () => {
    const world = new World();
    world.signOut = () => deferred<void>().promise;
    const actor = world.startSignedIn();
    const outcome = requestSignOut(actor).catch((error: unknown) => error);
    world.clock.increment(5000);
    expect(await outcome).toMatchObject({ code: 'timeout' });
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.logged).toEqual([{ operation: 'signOut', code: 'timeout', status: undefined }]);
  });

  it('a sign-in waits for a signing out that is under way', async () => {
    const world = new World();
    const answered = deferred<void>();
    world.signOut = () => answered.promise;
    const actor = world.startSignedIn();
    const leaving = requestSignOut(actor);
    const entering = requestSignIn(actor, { operation: 'login', email: 'ayse@example.com', password: 'bal' });
    await settled();
    expect(world.calls).toEqual(['signOut']);
    expect(authStatus(actor.getSnapshot())).toBe('signingOut');
    answered.resolve();
    await Promise.all([leaving, entering]);
    expect(world.calls).toEqual(['signOut', 'signIn ayse@example.com bal', 'exchange id-token-of-ayse']);
    expect(isAuthenticated(actor.getSnapshot())).toBe(true);
  });

  it('does nothing on a sign-out while signed out', async () => {
    const world = new World();
    await requestSignOut(world.start());
    expect(world.calls).toEqual([]);
  });

  it('ends the session at the backend, too, which nobody waits for', async () => {
    const world = new World();
    const revoked: string[] = [];
    world.revoke = (token) => {
      revoked.push(token);
      return Promise.reject(Object.assign(new Error(), { kind: 'network' }));
    };
    await requestSignOut(world.startSignedIn());
    expect(revoked).toEqual(['real-token']);
    expect(world.logged).toEqual([{ operation: 'revoke', code: 'network', status: undefined }]);
  });

  it('[A-05] [X-47] ends once, however many 401s come together, and signs out at the provider', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    const ended: string[] = [];
    actor.subscribe((now) => void (ended.at(-1) === authStatus(now) || ended.push(authStatus(now))));
    for (let i = 0; i < 5; i++) actor.send({ type: 'session.expired' });
    expect(world.stored).toBeNull();
    await settled();
    actor.send({ type: 'session.expired' });
    world.poll(3);
    expect(ended).toEqual(['expired']);
    expect(world.calls).toEqual(['signOut']);
  });

  const signInByPoll = (world: World) => {
    for (const user of [null, AYSE]) {
      world.user = user;
      world.poll();
    }
  };

  it.each([
    ['by hand', (_: World, actor: AuthActor) => void requestSignIn(actor, { operation: 'google' })],
    ['elsewhere', signInByPoll],
  ])('[X-47] says that it has ended of itself, until somebody signs in %s', async (_, signIn) => {
    const world = new World();
    const actor = world.startSignedIn();
    actor.send({ type: 'session.expired' });
    expect(authStatus(actor.getSnapshot())).toBe('expired');
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe('expired');
    signIn(world, actor);
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    await requestSignOut(actor);
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
  });

  it('[S-05] ends in every tab: a token that went from storage signs out here, and the poll does not sign in again', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    world.stored = null;
    actor.send({ type: 'storage.cleared' });
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    world.poll(3);
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.exchanges()).toBe(0);
    world.user = null;
    world.poll();
    world.user = { ...AYSE, uid: 'bora' };
    world.poll();
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    expect(world.exchanges()).toBe(1);
  });

  it('goes over to whoever another tab signed in, and leaves that tab its token', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    world.user = { ...AYSE, uid: 'bora' };
    world.stored = 'token-of-the-other-tab';
    world.poll();
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.stored).toBe('token-of-the-other-tab');
    world.poll();
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
  });

  it('stays signed in while the same user is seen', async () => {
    const world = new World();
    const actor = world.start();
    await requestSignIn(actor, { operation: 'google' });
    world.poll(60);
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    expect(currentUser(actor.getSnapshot())?.id).toBe('user-1');
    expect(world.exchanges()).toBe(1);
  });

  it('goes on with the session of a fresh ID token, signed in all the while', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    const seen = new Set<string>();
    actor.subscribe((now) => void seen.add(authStatus(now)));
    world.exchange = () => Promise.resolve({ ...SESSION, token: 'renewed-token' });
    await renewSession(actor, world.effects());
    expect(world.calls).toEqual(['exchange fresh-id-token-of-ayse']);
    expect([heldToken(actor.getSnapshot()), world.stored]).toEqual(['renewed-token', 'renewed-token']);
    expect([...seen]).toEqual(['signedIn']);
  });

  it('[AC-07] ends the session that it went on from once the new one is kept, whatever becomes of that', async () => {
    const world = new World();
    const retired: string[] = [];
    world.retire = (token) => {
      retired.push(`${token}, ${world.stored} is kept`);
      return Promise.reject(Object.assign(new Error(), { kind: 'network' }));
    };
    const actor = world.startSignedIn();
    await renewSession(actor, world.effects());
    expect(retired).toEqual([]);
    world.exchange = () => Promise.resolve({ ...SESSION, token: 'renewed-token' });
    await renewSession(actor, world.effects());
    await settled();
    expect(retired).toEqual(['real-token, renewed-token is kept']);
    expect([authStatus(actor.getSnapshot()), heldToken(actor.getSnapshot())]).toEqual(['signedIn', 'renewed-token']);
    expect(world.logged).toEqual([{ operation: 'revoke', code: 'network', status: undefined }]);
  });

  it('a renewal that comes too late for its session is ended, and signs nobody in', async () => {
    const world = new World();
    const revoked: string[] = [];
    world.revoke = async (token) => void revoked.push(token);
    world.retire = async () => expect.fail('It has ended already.');
    const actor = world.startSignedIn();
    const exchanged = deferred<Session>();
    world.exchange = () => exchanged.promise;
    const renewal = renewSession(actor, world.effects());
    await requestSignOut(actor);
    exchanged.resolve({ ...SESSION, token: 'late-token' });
    await renewal;
    expect(revoked).toEqual(['real-token', 'late-token']);
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual(['signedOut', null]);
  });

  it('a renewal that fails leaves the session as it is, logged and re-thrown', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    world.exchange = () => Promise.reject(Object.assign(new Error(), { kind: 'network' }));
    await expect(renewSession(actor, world.effects())).rejects.toMatchObject({ code: 'network' });
    expect(heldToken(actor.getSnapshot())).toBe('real-token');
    expect(world.logged).toEqual([{ operation: 'renewal', code: 'network', status: undefined }]);
    await expect(renewSession(new World().start(), world.effects())).rejects.toMatchObject({
      code: 'auth/no-current-user',
    });
  });

  it('takes a renewal for its own user only, and before the user is known for that one', () => {
    const renewal = { type: 'session.renewed', session: { ...SESSION, token: 'renewed-token' } } as const;
    const actor = new World().startSignedIn();
    actor.send({ ...renewal, uid: 'bora' });
    expect(heldToken(actor.getSnapshot())).toBe('real-token');
    const early = new World();
    early.stored = 'real-token';
    early.user = undefined;
    const unknown = early.start();
    unknown.send({ ...renewal, uid: 'ayse' });
    expect(heldToken(unknown.getSnapshot())).toBe('renewed-token');
  });

  it('a renewal takes no placeholder for a token', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    world.exchange = () => Promise.resolve({ ...SESSION, token: 'pending' });
    await expect(renewSession(actor, world.effects())).rejects.toMatchObject({ code: 'invalidAnswer' });
    expect(heldToken(actor.getSnapshot())).toBe('real-token');
  });

  it('has the address confirmed by the provider; a failure is logged and re-thrown', async () => {
    const world = new World();
    await requestConfirmation(world.effects());
    expect(world.calls).toEqual(['sendConfirmation']);
    world.confirmation = () => Promise.reject(Object.assign(new Error(), { code: 'auth/too-many-requests' }));
    await expect(requestConfirmation(world.effects())).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    expect(world.logged).toEqual([{ operation: 'confirmation', code: 'auth/too-many-requests', status: undefined }]);
  });

  it('shows a user without an address as one with an empty one', () => {
    const world = new World();
    world.stored = 'real-token';
    world.user = { ...AYSE, email: null, photoURL: 'https://example.com/ayse.png' };
    const actor = world.start();
    world.poll();
    expect(currentUser(actor.getSnapshot())).toMatchObject({
      email: '',
      is_active: true,
      avatar: 'https://example.com/ayse.png',
      created_at: AYSE.createdAt,
    });
  });

  it('ignores what does not belong to its state', () => {
    const world = new World();
    const actor = world.start();
    actor.send({ type: 'session.expired' });
    actor.send({ type: 'storage.cleared' });
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
    expect(world.calls).toEqual([]);
  });
});
