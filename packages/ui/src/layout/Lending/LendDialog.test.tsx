import { ApiError } from '@kovan/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../../data/keys.ts';
import { i18n } from '../../i18n/i18n.ts';
import { nobody } from '../../providers/testAuth.ts';
import { testRoot } from '../../testRoot.ts';
import { typeInto } from '../../testTyping.ts';
import { LendDialog } from './LendDialog.tsx';

const ELIF = { id: 'elif', name: 'Elif', avatar: '👧' };
const CAN = { id: 'can', name: 'Can', avatar: '👦' };
const family = vi.hoisted(() => ({ children: [] as readonly object[], isLoading: false, isError: false }));
const calls = vi.hoisted(() => ({ setPin: vi.fn(), lend: vi.fn() }));
vi.mock('@kovan/api-client/people', () => ({ accountClient: () => calls, devicesClient: () => calls }));
vi.mock('../../providers/ApiProvider.tsx', () => ({ useApi: () => ({}) }));
vi.mock('../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ ...nobody, lend: swap }) }));
vi.mock('../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => family }));
vi.mock('../../providers/ViewProvider.tsx', () => ({
  useView: () => ({ selectedChild: ELIF, selectChild: () => undefined }),
}));
const swap = async (lend: () => Promise<string>) => void (await lend());

const render = testRoot();
const pin = () => document.querySelector<HTMLInputElement>('input[name=pin]');
const lock = () => act(async () => document.querySelector('form')?.requestSubmit());
const closed = vi.fn();
const client = new QueryClient();
const draw = () =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <LendDialog onClose={closed} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(async () => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await i18n.changeLanguage('tr');
  Object.assign(family, { children: [ELIF, CAN], isError: false });
  await draw();
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

it('[DV-10] a child whom the other parent has deleted meanwhile is chosen no more, though chosen before', async () => {
  await act(async () => document.querySelector<HTMLInputElement>('input[value=can]')?.click());
  family.children = [ELIF];
  await draw();
  calls.lend.mockResolvedValueOnce('lent');
  await lock();
  expect(calls.lend.mock.calls).toEqual([[['elif']]]);
});

it('[DV-10] where a child was not found the children are read anew before the next try', async () => {
  client.setQueryData(keys.children, [ELIF, CAN]);
  calls.lend.mockRejectedValueOnce(new ApiError('http', 'devices.lend', { status: 404 }));
  await lock();
  expect(client.getQueryState(keys.children)?.isInvalidated).toBe(true);
});

it('[DV-10] where all who were chosen are deleted the dialog asks for a child, and nothing is sent', async () => {
  family.children = [CAN];
  await draw();
  await lock();
  expect(calls.lend).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain(i18n.t('lending:noChild'));
});

it('[DV-10] whoever can’t be looked up is handed the browser all the same', async () => {
  Object.assign(family, { children: [], isError: true });
  await draw();
  calls.lend.mockResolvedValueOnce('lent');
  await lock();
  expect(calls.lend.mock.calls).toEqual([[['elif']]]);
});
