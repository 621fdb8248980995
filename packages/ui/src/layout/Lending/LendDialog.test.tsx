import { ApiError } from '@kovan/api-client';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { nobody } from '../../providers/testAuth.ts';
import { testRoot } from '../../testRoot.ts';
import { typeInto } from '../../testTyping.ts';
import { LendDialog } from './LendDialog.tsx';

const ELIF = { id: 'elif', name: 'Elif', avatar: '👧' };
const calls = vi.hoisted(() => ({ setPin: vi.fn(), lend: vi.fn() }));
vi.mock('@kovan/api-client/people', () => ({ accountClient: () => calls, devicesClient: () => calls }));
vi.mock('../../providers/ApiProvider.tsx', () => ({ useApi: () => ({}) }));
vi.mock('../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ ...nobody, lend: swap }) }));
vi.mock('../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [ELIF] }) }));
vi.mock('../../providers/ViewProvider.tsx', () => ({
  useView: () => ({ selectedChild: ELIF, selectChild: () => undefined }),
}));
const swap = async (lend: () => Promise<string>) => void (await lend());

const render = testRoot();
const pin = () => document.querySelector<HTMLInputElement>('input[name=pin]');
const lock = () => act(async () => document.querySelector('form')?.requestSubmit());
const closed = vi.fn();

beforeEach(async () => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await i18n.changeLanguage('tr');
  await render(
    <MemoryRouter>
      <LendDialog onClose={closed} />
    </MemoryRouter>,
  );
});

it('[DV-10] a first PIN that was set is not set again where the lending failed after it', async () => {
  calls.lend.mockRejectedValueOnce(new ApiError('http', 'devices.lend', { status: 409, code: 'NO_PIN' }));
  await lock();
  await typeInto(pin(), '4711');
  calls.lend.mockRejectedValueOnce(new ApiError('network', 'devices.lend'));
  await lock();
  expect([calls.setPin.mock.calls, document.querySelector('[role=alert]') === null]).toEqual([[['4711']], false]);
  calls.lend.mockResolvedValueOnce('lent');
  await lock();
  expect([calls.setPin.mock.calls.length, calls.lend.mock.calls.length]).toEqual([1, 3]);
  expect(closed).toHaveBeenCalledTimes(1);
});

it('[DV-10] what is wrong has the focus: no child, a PIN that is asked for only now, and one that is none', async () => {
  const elif = () => document.querySelector<HTMLInputElement>('input[name=childIds]');
  await act(async () => elif()?.click());
  await act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.focus());
  await lock();
  expect(document.activeElement).toBe(elif());
  await act(async () => elif()?.click());
  calls.lend.mockRejectedValueOnce(new ApiError('http', 'devices.lend', { status: 409, code: 'NO_PIN' }));
  await lock();
  expect(pin()).not.toBeNull();
  expect(document.activeElement).toBe(pin());
  await typeInto(pin(), '47');
  await act(async () => document.querySelector<HTMLButtonElement>('button[type=submit]')?.focus());
  await lock();
  expect([document.activeElement === pin(), calls.lend.mock.calls.length]).toEqual([true, 1]);
});
