import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFirebaseIdentity } from './firebaseIdentity.ts';
import { initializeApp } from './firebaseSdk.ts';

vi.mock('./firebaseSdk.ts', () => ({
  initializeApp: vi.fn(),
  initializeAuth: () => ({ authStateReady: () => Promise.resolve(), currentUser: null }),
  connectAuthEmulator: () => undefined,
  indexedDBLocalPersistence: {},
}));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('[S-07] [Q-09] an SDK that does not load is tried again until it is there; until then nothing is said of the user', async () => {
  vi.mocked(initializeApp).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const identity = createFirebaseIdentity({
    settings: () => ({ identity: { kind: 'local', google: false }, signUp: 'open', outsideModel: false, features: [] }),
    chooseAccount: () => Promise.resolve(null),
    language: () => 'tr',
  });
  identity.prepare();
  identity.prepare();
  await vi.waitFor(() => expect(initializeApp).toHaveBeenCalledTimes(1));
  expect(identity.currentUser()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(identity.currentUser()).toBeNull());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(initializeApp).toHaveBeenCalledTimes(2);
});
