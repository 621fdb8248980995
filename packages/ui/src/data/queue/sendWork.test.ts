import { ApiError, createApiClient } from '@kovan/api-client';
import { expect, it } from 'vitest';
import { sendWork } from './sendWork.ts';
import type { Entry } from './work.ts';

const ENTRY: Entry = {
  id: 'entry',
  owner: 'adult.a.b',
  key: 'k',
  work: { operation: 'task.complete', id: 'a', to: {}, name: 'Sofra' },
  queuedAt: 0,
  order: 0,
  isLate: false,
  isAwaited: false,
  faults: 0,
  isForced: false,
};

it('[OF-04] a server that speaks another version has refused nothing: what was sent waits', async () => {
  const api = createApiClient({
    getToken: () => null,
    onUnauthorized: () => undefined,
    getLanguage: () => 'tr',
    timeZone: () => 'Europe/Istanbul',
    fetch: async () => Response.json({ error: '?' }, { status: 404, headers: { 'Kovan-Api-Version': 'another' } }),
  });
  const sent = await sendWork(ENTRY, { api, now: 0, isOwners: () => true });
  expect(sent).toMatchObject({ kind: 'failed', failure: { kind: 'network' }, error: expect.any(ApiError) });
});
