import { expect, it } from 'vitest';
import { type CachedSession, createSessionCache } from '../../src/identity/sessions/cache.ts';

const named = { kind: 'adult', familyId: 'family', sessionId: 'session', userId: 'user' } as const;
const stored = (): CachedSession => ({ ...named, childIds: null, expiresAt: new Date(0), lastSeenOn: '' });

it('[AC-07] a session is not remembered that was asked for before the ends of sessions were heard of anew', async () => {
  let epoch: number | null = 1;
  const cache = createSessionCache(() => epoch);
  await cache.load('session', async () => {
    // Its end may have been told in between, to nobody here; and others ask meanwhile.
    epoch = 2;
    expect(cache.get({ ...named, sessionId: 'other' })).toBeUndefined();
    return stored();
  });
  expect(cache.get(named)).toBeUndefined();
  await cache.load('session', async () => stored());
  expect(cache.get(named)).toEqual(stored());
  epoch = 3;
  expect(cache.get(named)).toBeUndefined();
  await cache.load('session', async () => stored());
  epoch = null;
  expect(cache.get(named)).toBeUndefined();
});

it('[AC-07] a session is not remembered whose end is heard of while it is asked for', async () => {
  const cache = createSessionCache(() => 1);
  await cache.load('session', async () => {
    cache.forget(['session']);
    return stored();
  });
  expect(cache.get(named)).toBeUndefined();
});
