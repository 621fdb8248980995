import { describe, expect, it } from 'vitest';
import { authStatus, currentUser, heldToken, requestSignOut } from './index.ts';
import { AYSE, deferred, DEVICE, LENT, SESSION, settled, started, World } from './testWorld.ts';

const BORA = { ...AYSE, uid: 'bora' };

/** A tab at the login, which has seen that nobody is signed in. */
const atLogin = () => {
  const world = new World();
  const retired: string[] = [];
  world.retire = async (token) => void retired.push(token);
  const actor = world.start();
  world.poll();
  return { world, actor, retired, standing: () => [authStatus(actor.getSnapshot()), heldToken(actor.getSnapshot())] };
};

describe('a tab at the login, while another one signs in', () => {
  it.each([
    ['signedIn', 'token-of-the-other-tab', 'ayse'],
    ['lent', LENT, undefined],
  ] as const)(
    '[DV-10] is %s by the token that the other has stored, without an exchange',
    async (status, token, userId) => {
      const { world, actor, standing } = atLogin();
      world.stored = token;
      // The provider's own news may take longer than the token.
      actor.send({ type: 'storage.replaced', token });
      world.poll();
      expect([...standing(), world.stored]).toEqual(['signedOut', null, token]);
      world.user = AYSE;
      world.poll();
      await settled();
      expect([...standing(), currentUser(actor.getSnapshot())?.id]).toEqual([status, token, userId]);
      world.poll(3);
      await settled();
      expect([...standing(), world.stored, world.calls]).toEqual([status, token, token, []]);
    },
  );

  it('[DV-07] is a child’s device with it', () => {
    const { world, actor, standing } = atLogin();
    world.stored = DEVICE;
    actor.send({ type: 'storage.replaced', token: DEVICE });
    expect(standing()).toEqual(['device', DEVICE]);
  });

  it.each([
    [DEVICE, 'unpaired'],
    ['adult.a.b.c', 'expired'],
  ])('[DV-08] has forgotten how its own session of %s ended', async (token, ended) => {
    const { world, actor } = started(token);
    actor.send({ type: 'session.expired' });
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe(ended);
    actor.send({ type: 'storage.replaced', token: 'device.d.e.f' });
    expect(authStatus(actor.getSnapshot())).toBe('device');
    actor.send({ type: 'storage.replaced', token: LENT });
    await requestSignOut(actor);
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual(['signedOut', null]);
  });

  it.each(['adult.d.e.f', LENT])(
    '[AC-07] goes over to %s where its own exchange ends later, and retires that',
    async (token) => {
      const { world, standing, retired } = atLogin();
      const exchange = deferred<typeof SESSION>();
      world.exchange = () => exchange.promise;
      world.user = AYSE;
      world.poll();
      world.stored = token;
      exchange.resolve(SESSION);
      await settled();
      expect([...standing(), world.stored, retired]).toEqual([
        token === LENT ? 'lent' : 'signedIn',
        token,
        token,
        ['real-token'],
      ]);
    },
  );

  it('[S-03] [S-06] where its own exchange fails later, neither takes the other’s token nor signs out for it', async () => {
    const { world, standing } = atLogin();
    const exchange = deferred<typeof SESSION>();
    world.exchange = () => exchange.promise;
    world.user = AYSE;
    world.poll();
    world.stored = 'token-of-the-other-tab';
    exchange.reject(Object.assign(new Error(), { kind: 'timeout' }));
    await settled();
    expect([...standing(), world.stored]).toEqual(['signedIn', 'token-of-the-other-tab', 'token-of-the-other-tab']);
    expect(world.calls).not.toContain('signOut');
  });

  it('[S-10] never goes on with the session of before for somebody else', async () => {
    const world = new World();
    const actor = world.startSignedIn();
    world.user = BORA;
    world.exchange = () => Promise.resolve({ ...SESSION, token: 'token-of-bora' });
    world.poll();
    expect([authStatus(actor.getSnapshot()), world.stored]).toEqual(['signedOut', null]);
    world.poll();
    await settled();
    expect([heldToken(actor.getSnapshot()), world.stored]).toEqual(['token-of-bora', 'token-of-bora']);
  });

  it('[S-03] what was asked for here counts here, whatever another tab has stored', async () => {
    const { world, actor, standing } = atLogin();
    world.exchange = () => Promise.resolve({ ...SESSION, token: 'asked-for-here' });
    actor.send({ type: 'signIn.requested', request: { operation: 'google' } });
    world.stored = 'token-of-the-other-tab';
    await settled();
    expect([...standing(), world.stored]).toEqual(['signedIn', 'asked-for-here', 'asked-for-here']);
  });

  it('a token that can’t be read is none', async () => {
    const { world, actor } = atLogin();
    world.stored = 'a token';
    world.user = AYSE;
    world.poll();
    await settled();
    expect([heldToken(actor.getSnapshot()), world.exchanges()]).toEqual(['real-token', 1]);
  });
});
