import { IdentityError } from '@kovan/machines/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from './firebaseIdentity.ts';
import { initializeApp, initializeAuth } from './firebaseSdk.ts';

vi.mock('./firebaseSdk.ts', () => ({
  initializeApp: vi.fn(),
  initializeAuth: vi.fn(() => ({ authStateReady: () => Promise.resolve(), currentUser: null })),
  connectAuthEmulator: () => undefined,
  indexedDBLocalPersistence: 'kept',
  inMemoryPersistence: 'of this page',
}));

const identityIn = (hasDatabase: boolean) =>
  createFirebaseIdentity({
    settings: () => ({ identity: { kind: 'local', google: false }, signUp: 'open', outsideModel: false, features: [] }),
    chooseAccount: () => Promise.resolve(null),
    hasDatabase: () => Promise.resolve(hasDatabase),
    language: () => 'tr',
  });

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('[S-07] [Q-09] an SDK that does not load is tried again until it is there; until then nothing is said of the user', async () => {
  vi.mocked(initializeApp).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const identity = identityIn(true);
  identity.prepare();
  await vi.waitFor(() => expect(initializeApp).toHaveBeenCalledTimes(1));
  expect(identity.currentUser()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(20_000);
  identity.prepare();
  await vi.advanceTimersByTimeAsync(0);
  expect(initializeApp).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(identity.currentUser()).toBeNull());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(initializeApp).toHaveBeenCalledTimes(2);
});

it.each([
  ['keeps the session at the provider', true, 'kept', null],
  ['keeps nothing, where that session is this page’s and none found is no news', false, 'of this page', undefined],
] as const)('[S-04] [Q-09] in a browser that %s', async (_what, hasDatabase, persistence, user) => {
  const identity = identityIn(hasDatabase);
  identity.prepare();
  await vi.waitFor(() => expect(initializeAuth).toHaveBeenCalledExactlyOnceWith(undefined, { persistence }));
  await vi.advanceTimersByTimeAsync(0);
  expect(identity.currentUser()).toBe(user);
});

it('[DV-07] says when the SDK is there, and that it can’t be had, by the code alone; the next who asks has it tried again', async () => {
  vi.mocked(initializeApp).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const identity = identityIn(true);
  await expect(identity.ready()).rejects.toEqual(new IdentityError('auth/unavailable'));
  await identity.ready();
  expect(identity.currentUser()).toBeNull();
});
