import type { FirebaseIdentityOptions } from './adapters/firebaseIdentity.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const prepared = vi.fn();

vi.mock('./adapters/firebaseIdentity.ts', () => ({
  createFirebaseIdentity: ({ settings }: FirebaseIdentityOptions) => ({
    prepare: () => prepared(settings()),
    currentUser: () => undefined,
  }),
}));

const load = async () => {
  vi.resetModules();
  const { services } = await import('./services.ts');
  services.stop();
};

beforeEach(() => {
  document.head.innerHTML = '<meta name="kovan-settings" content=\'{"identity":{"kind":"local"}}\'>';
  prepared.mockClear();
});

afterEach(() => localStorage.clear());

it('[H-11] [S-07] whoever begins with a stored token has the SDK loaded, wherever the page began', async () => {
  localStorage.setItem('token', 'a-token');
  await load();
  expect(prepared).toHaveBeenCalledExactlyOnceWith({ identity: { kind: 'local' } });
});

it('a visitor has not', async () => {
  await load();
  expect(prepared).not.toHaveBeenCalled();
});
