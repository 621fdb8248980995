import { ApiError } from '@kovan/api-client';
import { act, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { UnlockScreen } from './UnlockScreen.tsx';
import { useUnlock } from './useUnlock.ts';

const session = vi.hoisted(() => ({ kind: 'lent', giveBack: vi.fn() }));
vi.mock('../../../providers/ApiProvider.tsx', () => ({ useApi: () => ({}) }));
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => session }));

const render = testRoot();
let enter: (pin: string) => Promise<void>;
const Screen = () => {
  const unlock = useUnlock();
  useLayoutEffect(() => void (enter = unlock.enter));
  return <p>{useLocation().pathname}</p>;
};
const Where = () => <p id="where">{useLocation().pathname}</p>;

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

it.each(['adult', 'device', 'lent'])('[DV-11] there is nothing to unlock but a lent browser: %s', async (kind) => {
  session.kind = kind;
  await render(
    <MemoryRouter key="screen" initialEntries={['/app/unlock']}>
      <Where />
      <UnlockScreen />
    </MemoryRouter>,
  );
  expect(document.querySelector('#where')?.textContent).toBe(kind === 'lent' ? '/app/unlock' : '/app');
});
