import { afterEach, expect, it, vi } from 'vitest';

const services = vi.hoisted(() => ({ loads: 0, current: { isAuthenticated: true } }));
vi.mock('./services.ts', () => {
  services.loads += 1;
  const session = { current: () => services.current, subscribe: () => () => undefined };
  return { services: { session }, settings: {} };
});

afterEach(() => localStorage.clear());

/** Another tab writes something, of which this one is told. */
const written = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

it('[S-08] a page of visitors that nobody has touched follows another tab that signs in, and nothing else that it stores', async () => {
  document.head.innerHTML = '<meta name="kovan-settings" content=\'{"identity":{"kind":"local"}}\'>';
  const { auth } = await import('./lateServices.ts');
  for (const key of ['i18nextLng', 'viewMode', 'selectedChild']) written(key);
  await vi.dynamicImportSettled();
  expect([services.loads, auth.current().isAuthenticated]).toEqual([0, false]);
  written('token');
  await vi.waitFor(() => expect(auth.current()).toBe(services.current));
  written(null);
  await vi.dynamicImportSettled();
  expect(services.loads).toBe(1);
});
