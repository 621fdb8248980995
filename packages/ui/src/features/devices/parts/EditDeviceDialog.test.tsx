import { ApiError } from '@kovan/api-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../../../data/keys.ts';
import { createQueryClient } from '../../../data/queryClient.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { nobody } from '../../../providers/testAuth.ts';
import { testButton } from '../../../testButton.ts';
import { testRoot } from '../../../testRoot.ts';
import { typeInto } from '../../../testTyping.ts';
import { registerDevicesTexts } from '../texts.ts';
import { EditDeviceDialog } from './EditDeviceDialog.tsx';

const change = vi.hoisted(() => vi.fn());
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => nobody }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({
  useChildren: () => ({ children: [{ id: 'elif', name: 'Elif', avatar: '👧' }] }),
}));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../mutations.ts', () => ({ useChangeDevice: () => change }));

registerDevicesTexts();
const TABLET = {
  id: 'tablet',
  name: 'Tablet',
  childIds: ['elif'],
  createdAt: '2026-11-18T08:00:00.000Z',
  lastSeenOn: null,
  paired: true,
};
const client = createQueryClient();
const onClose = vi.fn();
const root = testRoot();
const render = (isGone: boolean) =>
  root(
    <QueryClientProvider client={client}>
      <EditDeviceDialog device={TABLET} isGone={isGone} onClose={onClose} />
    </QueryClientProvider>,
  );
const rename = async (name: string) => {
  await typeInto(document.querySelector<HTMLInputElement>('input[name=name]'), name);
  await act(async () => testButton(i18n.t('common:action.save'))?.click());
};
const says = (words: string) => document.body.textContent.includes(words);
const isOpenToSave = () => testButton(i18n.t('common:action.save'))?.getAttribute('aria-disabled') === null;

beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  await i18n.changeLanguage('tr');
  vi.clearAllMocks();
  client.setQueryData(keys.devices, { data: [TABLET] });
  await render(false);
});

it('[DV-09] its name is changed, its children stay, and the window closes', async () => {
  change.mockResolvedValue(undefined);
  await rename('Mavi tablet');
  expect(change).toHaveBeenCalledExactlyOnceWith({ id: 'tablet', input: { name: 'Mavi tablet', childIds: ['elif'] } });
  expect(onClose).toHaveBeenCalledOnce();
});

it('[PE-08] [DV-09] of a device that the other parent has removed it says so, not that it failed', async () => {
  change.mockRejectedValue(new ApiError('http', 'devices.update', { status: 404 }));
  await rename('Mavi tablet');
  expect([says(i18n.t('devices:failed')), says(i18n.t('devices:gone')), isOpenToSave()]).toEqual([true, false, true]);
  await render(true);
  expect([says(i18n.t('devices:failed')), says(i18n.t('devices:gone')), isOpenToSave()]).toEqual([false, true, false]);
  expect(onClose).not.toHaveBeenCalled();
});
