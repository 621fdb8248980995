import { describe, expect, it } from 'vitest';
import {
  type AuthActor,
  authStatus,
  currentUser,
  heldToken,
  PLACEHOLDER_TOKEN,
  requestMove,
  requestSignIn,
  requestSignOut,
  type Session,
} from './index.ts';
import { AYSE, currentSession, deferred, DEVICE, LENT, SESSION, settled, started, World } from './testWorld.ts';

const BORA = { ...AYSE, uid: 'bora' };

const held = (actor: AuthActor) => {
  const now = actor.getSnapshot();
  return [heldToken(now), currentUser(now), currentSession(now)];
};

/** With a user at the provider, who was looked at once. */
const startedWith = (token: string) => {
  const { world, actor } = started(token, AYSE);
  world.poll();
  return { world, actor };
};

const pollOf = (user: World['user']) => (world: World) => {
  world.user = user;
  world.poll();
};
const send = (type: 'session.expired' | 'signOut.requested' | 'storage.cleared') => (_: World, actor: AuthActor) =>
  actor.send({ type });

describe('every way out', () => {
  it.each([
    ['a sign-out', 'real-token', send('signOut.requested')],
    ['a 401', 'real-token', send('session.expired')],
    ['a token that another tab has cleared', 'real-token', send('storage.cleared')],
    ['a provider that knows nobody any more', 'real-token', pollOf(null)],
    ['a provider that knows somebody else', 'real-token', pollOf(BORA)],
    ['a 401 of a device', DEVICE, send('session.expired')],
    ['a 401 of a lent browser', LENT, send('session.expired')],
    ['a sign-out of a lent browser', LENT, send('signOut.requested')],
  ] as const)('[S-05] forgets the session at once: %s', (_, token, leave) => {
    const { world, actor } = startedWith(token);
    expect(heldToken(actor.getSnapshot())).toBe(token);
    leave(world, actor);
    expect(held(actor)).toEqual([null, null, null]);
  });

  it.each(['a sign-out in the middle of it', 'its failure'])('forgets who was exchanged for: %s', async (what) => {
    const world = new World();
    const exchange = deferred<Session>();
    world.exchange = () => exchange.promise;
    const actor = world.start();
    world.user = AYSE;
    world.poll();
    expect(currentSession(actor.getSnapshot())).toMatchObject({ token: PLACEHOLDER_TOKEN, user: { id: 'ayse' } });
    if (what === 'its failure') exchange.reject(new Error('no'));
    else actor.send({ type: 'signOut.requested' });
    await settled();
    expect([authStatus(actor.getSnapshot()), ...held(actor)]).toEqual(['signedOut', null, null, null]);
  });

  it('a sign-in that failed signs nobody in later, whom the provider may know by then', async () => {
    const world = new World();
    world.signIn = () => Promise.reject(Object.assign(new Error(), { code: 'auth/internal-error' }));
    const actor = world.start();
    await expect(requestSignIn(actor, { operation: 'google' })).rejects.toMatchObject({ code: 'auth/internal-error' });
    world.user = AYSE;
    world.poll(3);
    await settled();
    expect([authStatus(actor.getSnapshot()), world.exchanges()]).toEqual(['signedOut', 0]);
  });

  it('[S-03] a sign-up that failed leaves nothing to whomever another tab signs in', async () => {
    const world = new World();
    world.signIn = () => Promise.reject(Object.assign(new Error(), { code: 'auth/internal-error' }));
    const actor = world.start();
    const names = { firstName: 'Ayşe', lastName: 'Yıldız' };
    const request = { operation: 'register', email: 'a', password: 'b', ...names, invitation: 'a-code' } as const;
    await expect(requestSignIn(actor, request)).rejects.toMatchObject({ code: 'auth/internal-error' });
    world.poll();
    world.user = AYSE;
    world.poll();
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    // By no invitation, and nobody's address is to be confirmed.
    expect(world.calls.slice(1)).toEqual(['exchange id-token-of-ayse']);
  });

  it.each<[string, (world: World, actor: AuthActor) => void]>([
    [
      'the provider',
      (world) => {
        for (const user of [null, AYSE]) {
          world.user = user;
          world.poll();
        }
      },
    ],
    [
      'a device',
      (_, actor) => {
        actor.send({ type: 'device.paired', token: DEVICE });
        actor.send({ type: 'storage.replaced', token: 'adult.d.e.f' });
      },
    ],
  ])('[X-05] a sign-out that failed is not told of the next one, of a session that came by %s', async (_, come) => {
    const world = new World();
    const actor = world.startSignedIn();
    world.signOut = () => Promise.reject(Object.assign(new Error(), { code: 'auth/internal-error' }));
    await expect(requestSignOut(actor)).rejects.toMatchObject({ code: 'auth/internal-error' });
    world.signOut = () => Promise.resolve();
    come(world, actor);
    await settled();
    expect(authStatus(actor.getSnapshot())).toBe('signedIn');
    await requestSignOut(actor);
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
  });

  it('[DV-08] a device that was paired again is not told of as unpaired by a later sign-out', async () => {
    const { actor } = started(DEVICE);
    actor.send({ type: 'session.expired' });
    expect(authStatus(actor.getSnapshot())).toBe('unpaired');
    actor.send({ type: 'device.paired', token: DEVICE });
    actor.send({ type: 'storage.replaced', token: 'adult.d.e.f' });
    await requestSignOut(actor);
    expect(authStatus(actor.getSnapshot())).toBe('signedOut');
  });
});

describe('a session that goes on', () => {
  it.each([DEVICE, LENT])('as the one that another tab has stored over %s, which may be no placeholder', (token) => {
    const { actor } = startedWith(token);
    actor.send({ type: 'storage.replaced', token: PLACEHOLDER_TOKEN });
    expect(heldToken(actor.getSnapshot())).toBe(token);
    actor.send({ type: 'storage.replaced', token: 'adult.d.e.f' });
    expect([authStatus(actor.getSnapshot()), heldToken(actor.getSnapshot())]).toEqual(['signedIn', 'adult.d.e.f']);
  });

  it('[S-10] as another adult’s, whom another tab has signed in, with nothing of the one before', () => {
    const { world, actor } = startedWith('real-token');
    expect(currentUser(actor.getSnapshot())?.id).toBe('ayse');
    world.user = BORA;
    actor.send({ type: 'storage.replaced', token: 'adult.d.e.f' });
    expect(currentUser(actor.getSnapshot())).toBeNull();
    world.poll();
    expect([authStatus(actor.getSnapshot()), currentUser(actor.getSnapshot())?.id]).toEqual(['signedIn', 'bora']);
  });

  it('under the name that the user has changed, whatever the provider calls them', () => {
    const { world, actor } = started('real-token', AYSE);
    actor.send({ type: 'user.changed', user: { ...SESSION.user, first_name: 'Nur' } });
    expect(currentUser(actor.getSnapshot())?.first_name).toBe('Nur');
    world.poll();
    expect(currentUser(actor.getSnapshot())?.first_name).toBe('Nur');
  });

  it('[PE-06] in another family, for the user whom the provider knows, and for nobody when joining is refused', async () => {
    const { world, actor } = startedWith('real-token');
    const join = (token: string) => requestMove(actor, world.effects(), async () => ({ ...SESSION, token }));
    await join('moved-token');
    expect([held(actor)[0], currentUser(actor.getSnapshot()), world.stored]).toEqual([
      'moved-token',
      SESSION.user,
      'moved-token',
    ]);
    for (const user of [BORA, null, undefined]) {
      world.user = user;
      await join('token-of-somebody-else');
      expect([heldToken(actor.getSnapshot()), world.stored]).toEqual(['moved-token', 'moved-token']);
    }
    const refused = requestMove(actor, world.effects(), () => Promise.reject(new Error('used')));
    await expect(refused).rejects.toThrow('used');
    expect(heldToken(actor.getSnapshot())).toBe('moved-token');
  });
});
