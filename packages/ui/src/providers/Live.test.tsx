import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/queryClient.ts';
import { ApiProvider } from './ApiProvider.tsx';
import { type Auth, AuthProvider } from './AuthProvider.tsx';
import { Live } from './Live.tsx';
import { SettingsProvider } from './SettingsProvider.tsx';
import { testApi } from '../testApi.ts';
import { nobody } from './testAuth.ts';
import { testRoot } from '../testRoot.ts';

const { startLive } = vi.hoisted(() => ({ startLive: vi.fn<(parts: unknown, signal: AbortSignal) => void>() }));
vi.mock('../data/live/startLive.ts', () => ({ startLive }));
vi.mock('../frontDoor/attention.ts', () => ({ attention: () => Promise.resolve() }));

const ayse: Auth = { ...nobody, status: 'signedIn', kind: 'adult', owner: 'adult.ayse.aile', isAuthenticated: true };
const AYSE = {
  id: 'ayse',
  email: 'ayse@example.test',
  first_name: 'Ayşe',
  last_name: 'Yılmaz',
  avatar: null,
  is_active: true,
  created_at: null,
} as const;
const api = testApi(fetch);
const client = createQueryClient();

const render = testRoot();
const be = async (auth: Auth) => {
  await render(
    <SettingsProvider
      settings={{
        identity: { kind: 'local', google: false },
        signUp: 'open',
        outsideModel: false,
        features: ['live'],
      }}
    >
      <AuthProvider source={{ current: () => auth, subscribe: () => () => undefined }}>
        <QueryClientProvider client={client}>
          <ApiProvider api={api}>
            <Live />
          </ApiProvider>
        </QueryClientProvider>
      </AuthProvider>
    </SettingsProvider>,
  );
  await act(() => vi.dynamicImportSettled());
};
const areOpen = () => startLive.mock.calls.map(([, signal]) => !signal.aborted);

afterEach(() => {
  startLive.mockClear();
});

it('[LV-03] a session is followed once, though its name is known later; the next one anew, and nobody’s not at all', async () => {
  await be(ayse);
  await be({ ...ayse, user: AYSE });
  expect(areOpen()).toEqual([true]);
  await be({ ...ayse, owner: 'lent.ayse.aile', kind: 'lent' });
  expect(areOpen()).toEqual([false, true]);
  await be(nobody);
  expect(areOpen()).toEqual([false, false]);
});
