import { describe, expect, it, vi } from 'vitest';
import {
  authStatus,
  currentUser,
  heldToken,
  isAuthenticated,
  renewSession,
  requestLending,
  requestPairing,
  requestReturn,
  requestSignIn,
  requestSignOut,
  sessionKind,
} from './index.ts';
import { AYSE, DEVICE, LENT, SESSION, settled, started, World } from './testWorld.ts';

describe('the kind of a session', () => {
  it('[DV-07] is read from the token, whatever else storage says', () => {
    const kinds = (['adult.a.b.c', 'real-token', DEVICE, LENT] as const).map((token) => {
      const { actor } = started(token);
      return [authStatus(actor.getSnapshot()), sessionKind(actor.getSnapshot())];
    });
    expect(kinds).toEqual([
      ['signedIn', 'adult'],
      ['signedIn', 'adult'],
      ['device', 'device'],
      ['lent', 'lent'],
    ]);
    expect(sessionKind(new World().start().getSnapshot())).toBeNull();
  });

  it.each([DEVICE, LENT])('[DV-07] the poll of the provider concerns %s in no way', async (token) => {
    for (const user of [null, AYSE, { ...AYSE, uid: 'somebody' }]) {
      const { world, actor } = started(token);
      world.poll(2);
      world.user = user;
      world.poll(3);
      await settled();
      expect(isAuthenticated(actor.getSnapshot())).toBe(true);
      expect([heldToken(actor.getSnapshot()), world.stored, world.calls]).toEqual([token, token, []]);
      expect(currentUser(actor.getSnapshot())).toBeNull();
    }
  });

  it.each([DEVICE, LENT])('[DV-07] [DV-10] another tab that clears the token ends nothing of %s', (token) => {
    const { world, actor } = started(token);
    world.stored = null;
    actor.send({ type: 'storage.cleared' });
    expect([heldToken(actor.getSnapshot()), world.stored]).toEqual([token, token]);
  });

  it('takes over what another tab has stored, of whatever kind', () => {
    const { world, actor } = started('adult.a.b.c', AYSE);
    world.poll();
    actor.send({ type: 'storage.replaced', token: 'adult.a.b.c' });
    expect(currentUser(actor.getSnapshot())).not.toBeNull();
    for (const [token, status] of [
      [LENT, 'lent'],
      ['adult.d.e.f', 'signedIn'],
      [DEVICE, 'device'],
    ] as const) {
      actor.send({ type: 'storage.replaced', token });
      expect([authStatus(actor.getSnapshot()), heldToken(actor.getSnapshot())]).toEqual([status, token]);
      expect(currentUser(actor.getSnapshot())).toBeNull();
    }
    actor.send({ type: 'storage.replaced', token: 'pending' });
    expect(heldToken(actor.getSnapshot())).toBe(DEVICE);
  });
});

describe('a device', () => {
  it('[DV-07] is paired only after whoever was signed in is signed out, at the provider too', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    const paired = await requestPairing(actor, world.effects(), async () => {
      world.calls.push('pair');
      return { token: DEVICE };
    });
    expect(paired).toEqual({ token: DEVICE });
    expect(world.calls).toEqual(['pair', 'signOut', 'signOut']);
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual(['device', DEVICE]);
  });

  it('[DV-07] holds no token while the provider fails to sign out, or the code is wrong', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    const wrong = requestPairing(actor, world.effects(), () => Promise.reject(new Error('404')));
    await expect(wrong).rejects.toThrow('404');
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    world.signOut = () => Promise.reject(Object.assign(new Error(), { code: 'auth/network-request-failed' }));
    const failing = requestPairing(actor, world.effects(), async () => ({ token: DEVICE }));
    await expect(failing).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual(['signedOut', null]);
  });

  it('[DV-02] [DV-07] spends no code, and signs nobody out, while the provider does not load', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    const pair = vi.fn(async () => ({ token: DEVICE }));
    world.ready = () => Promise.reject(Object.assign(new Error(), { code: 'auth/unavailable' }));
    await expect(requestPairing(actor, world.effects(), pair)).rejects.toMatchObject({ code: 'auth/unavailable' });
    expect([pair.mock.calls, world.calls, authStatus(actor.getSnapshot())]).toEqual([[], [], 'signedIn']);
    world.ready = () => Promise.resolve();
    await requestPairing(actor, world.effects(), pair);
    expect([pair.mock.calls.length, world.stored]).toEqual([1, DEVICE]);
  });

  it('[DV-08] is unpaired by a 401, and says so until it is paired or somebody signs in', async () => {
    const { world, actor } = started(DEVICE);
    actor.send({ type: 'session.expired' });
    expect([authStatus(actor.getSnapshot()), heldToken(actor.getSnapshot()), world.stored]).toEqual([
      'unpaired',
      null,
      null,
    ]);
    expect(world.calls).toEqual([]);
    await requestPairing(actor, world.effects(), async () => ({ token: DEVICE }));
    expect(authStatus(actor.getSnapshot())).toBe('device');
    actor.send({ type: 'session.expired' });
    await requestSignIn(actor, { operation: 'login', email: 'ayse@example.com', password: 'bal' });
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    await requestSignOut(actor);
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
  });

  it('[DV-06] has no way to sign out, or to renew a session', async () => {
    const { world, actor } = started(DEVICE, AYSE);
    await requestSignOut(actor);
    await expect(renewSession(actor, world.effects())).rejects.toMatchObject({ code: 'auth/no-current-user' });
    expect([authStatus(actor.getSnapshot()), world.calls]).toEqual(['device', []]);
  });
});

describe('a lent browser', () => {
  it('[DV-10] [DV-11] holds the token of lending, and the session that the PIN gave', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    await requestLending(actor, async () => LENT);
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual(['lent', LENT]);
    expect(currentUser(actor.getSnapshot())).toBeNull();
    world.poll(3);
    await requestReturn(actor, async () => ({ ...SESSION, token: 'adult.a.b.c' }));
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual(['signedIn', 'adult.a.b.c']);
    expect(currentUser(actor.getSnapshot())).toEqual(SESSION.user);
    world.poll(2);
    expect([authStatus(actor.getSnapshot()), world.calls]).toEqual(['signedIn', []]);
  });

  it('[DV-10] [DV-11] stays as it is when lending or the PIN is refused', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    await expect(requestLending(actor, () => Promise.reject(new Error('NO_PIN')))).rejects.toThrow('NO_PIN');
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    const { actor: lent } = started(LENT);
    await expect(requestReturn(lent, () => Promise.reject(new Error('WRONG_PIN')))).rejects.toThrow('WRONG_PIN');
    expect(authStatus(lent.getSnapshot())).toBe('lent');
  });

  it.each([
    ['[DV-08] [DV-11] a 401', { type: 'session.expired' }, 'expired'],
    ['[DV-11] signing in again', { type: 'signOut.requested' }, 'signedOut'],
  ] as const)('%s leads to signed out, at the provider too, and into no adult', async (_, event, status) => {
    const { world, actor } = started(LENT, AYSE);
    actor.send(event);
    expect(world.stored).toBeNull();
    await settled();
    expect([authStatus(actor.getSnapshot()), world.calls]).toEqual([status, ['signOut']]);
    world.poll(5);
    await settled();
    expect(world.calls).toEqual(['signOut']);
  });

  it('[DV-10] a cleared token leads to a refused exchange, and that to signed out', async () => {
    const world = new World();
    world.user = AYSE;
    world.exchange = () => Promise.reject(Object.assign(new Error(), { code: 'LENT', status: 409 }));
    const actor = world.start();
    world.poll();
    await settled();
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual(['signedOut', null]);
    expect(world.calls).toEqual(['exchange id-token-of-ayse', 'signOut']);
  });
});

describe('a session that ended in another tab', () => {
  it.each([
    ['[S-10] an adult’s', 'real-token', 'expired'],
    ['[DV-08] a device’s', DEVICE, 'unpaired'],
    ['[DV-08] a lent one', LENT, 'expired'],
  ] as const)('%s ends here with the same words, and only once it is this tab’s', async (_, token, status) => {
    const { world, actor } = started(token, AYSE);
    const before = authStatus(actor.getSnapshot());
    actor.send({ type: 'session.expiredElsewhere', token: 'another' });
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual([before, token]);
    actor.send({ type: 'session.expiredElsewhere', token });
    expect([authStatus(actor.getSnapshot()), heldToken(actor.getSnapshot()), world.stored]).toEqual([
      status,
      null,
      null,
    ]);
    world.poll(3);
    await settled();
    // The other tab signs out at the provider.
    expect([authStatus(actor.getSnapshot()), world.calls]).toEqual([status, []]);
  });

  it('[S-10] takes nothing from the next one, which this tab has not heard of', () => {
    const { world, actor } = started('real-token');
    world.stored = 'adult.next';
    actor.send({ type: 'session.expiredElsewhere', token: 'real-token' });
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual(['expired', 'adult.next']);
  });
});
