import type { FirebaseIdentityOptions } from './adapters/firebaseIdentity.ts';
import { keys } from '@kovan/ui/data/keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const prepared = vi.fn();
let given: FirebaseIdentityOptions | undefined;

vi.mock('./adapters/firebaseIdentity.ts', () => ({
  createFirebaseIdentity: (options: FirebaseIdentityOptions) => {
    given = options;
    return { prepare: () => prepared(options.settings()), currentUser: () => undefined };
  },
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

it('[S-04] [Q-09] the provider writes in the language of the page, and knows whether the browser has a database', async () => {
  await load();
  const { i18n } = await import('@kovan/ui/i18n');
  await i18n.changeLanguage('en');
  expect(given?.language()).toBe('en');
  await i18n.changeLanguage('tr');
  expect(given?.language()).toBe('tr');
  const { localDatabase } = await import('@kovan/ui/data/localDatabase');
  expect(given?.hasDatabase).toBe(localDatabase.isThere);
});

it('a visitor has not', async () => {
  const client = await load();
  await client.fetchQuery({ queryKey: keys.children, queryFn: () => Promise.resolve([]) });
  expect(prepared).not.toHaveBeenCalled();
});
