import { ApiError } from '@kovan/api-client';
import { act, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { useUnlock } from './useUnlock.ts';

const session = vi.hoisted(() => ({ giveBack: vi.fn() }));
vi.mock('../../../providers/ApiProvider.tsx', () => ({ useApi: () => ({}) }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => session }));

const render = testRoot();
let enter: (pin: string) => Promise<void>;
const Screen = () => {
  const unlock = useUnlock();
  useLayoutEffect(() => void (enter = unlock.enter));
  return <p>{useLocation().pathname}</p>;
};

beforeEach(async () => {
  vi.resetAllMocks();
  await i18n.changeLanguage('tr');
  await render(
    <MemoryRouter initialEntries={['/app/unlock']}>
      <Screen />
    </MemoryRouter>,
  );
});

it('[DV-11] the right PIN leads to the app, a wrong one nowhere', async () => {
  session.giveBack.mockRejectedValueOnce(new ApiError('http', 'devices.giveBack', { status: 403, code: 'WRONG_PIN' }));
  await act(() => enter('9999'));
  expect(document.body.textContent).toBe('/app/unlock');
  session.giveBack.mockResolvedValueOnce(undefined);
  await act(() => enter('1234'));
  expect(document.body.textContent).toBe('/app');
});
