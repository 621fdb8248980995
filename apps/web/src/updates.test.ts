import { afterEach, expect, it, vi } from 'vitest';
import { keepApp } from './updates.ts';

const registerWorker = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./worker/registered.ts', () => ({ registerWorker }));
vi.mock('@kovan/ui/data/logFailure', () => ({ logFailure: () => undefined }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('[OF-01] the worker is registered once a page, however often its screens come back; where that failed, once more', async () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  registerWorker.mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  await keepApp();
  await Promise.all([keepApp(), keepApp()]);
  await keepApp();
  expect(registerWorker).toHaveBeenCalledTimes(2);
});
