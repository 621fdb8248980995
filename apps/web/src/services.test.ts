import type { FirebaseIdentityOptions } from './adapters/firebaseIdentity.ts';
import { keys } from '@kovan/ui/data/keys';
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
  return services.queryClient;
};

beforeEach(() => {
  document.head.innerHTML = '<meta name="kovan-settings" content=\'{"identity":{"kind":"local"}}\'>';
  prepared.mockClear();
});

afterEach(() => localStorage.clear());

it('[H-11] [S-07] whoever begins with a stored token has the SDK loaded, as soon as nothing more is asked', async () => {
  localStorage.setItem('token', 'a-token');
  const client = await load();
  let answer = (_children: unknown[]) => {};
  const asked = client.fetchQuery({
    queryKey: keys.children,
    queryFn: () => new Promise<unknown[]>((resolve) => (answer = resolve)),
  });
  await client.fetchQuery({ queryKey: ['other'], queryFn: () => Promise.resolve([]) });
  expect(prepared).not.toHaveBeenCalled();
  answer([]);
  await asked;
  await client.invalidateQueries();
  expect(prepared).toHaveBeenCalledExactlyOnceWith({ identity: { kind: 'local' } });
});

it('a visitor has not', async () => {
  const client = await load();
  await client.fetchQuery({ queryKey: keys.children, queryFn: () => Promise.resolve([]) });
  expect(prepared).not.toHaveBeenCalled();
});
