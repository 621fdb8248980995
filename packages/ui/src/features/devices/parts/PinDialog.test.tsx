import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../../../data/keys.ts';
import { createQueryClient } from '../../../data/queryClient.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { AccountProvider } from '../../../providers/AccountProvider.tsx';
import { unreachableIdentity } from '../../../providers/testIdentity.ts';
import { testApi } from '../../../testApi.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
import { typeInto } from '../../../testTyping.ts';
import { registerAccountTexts } from '../../account/texts.ts';
import { registerDevicesTexts } from '../texts.ts';
import { PinDialog } from './PinDialog.tsx';

const show = vi.hoisted(() => vi.fn());
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ renew: () => Promise.resolve() }) }));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show }) }));

registerAccountTexts();
registerDevicesTexts();
const render = testRoot();
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const save = () => act(async () => document.querySelector('form')?.requestSubmit());
const onClose = vi.fn();
const sent = vi.fn();
let client: ReturnType<typeof createQueryClient>;

beforeEach(async () => {
  vi.clearAllMocks();
  await i18n.changeLanguage('tr');
  client = createQueryClient();
  client.setQueryData(keys.devices, { data: [], hasPin: true });
  const api = testApi(async (_url, init) => {
    sent(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
    return new Response(null, { status: 204 });
  });
  const account = { ...unreachableIdentity, reauthenticate: async (password: string | null) => `fresh by ${password}` };
  await render(
    <Surroundings client={client} api={api}>
      <AccountProvider account={account}>
        <PinDialog change="change" onClose={onClose} />
      </AccountProvider>
    </Surroundings>,
  );
});

it('[DV-10] the field that is wrong has the focus: a PIN that is none, then a password that is missing', async () => {
  await typeInto(field('pin'), '12');
  await save();
  expect(document.activeElement).toBe(field('pin'));
  await typeInto(field('pin'), '1234');
  await save();
  expect(document.activeElement).toBe(field('password'));
  expect(sent).not.toHaveBeenCalled();
});

it('[DV-10] a PIN is sent with the token of a fresh sign-in; then that is said, and the window closes', async () => {
  await typeInto(field('password'), 'bal-petek');
  await typeInto(field('pin'), '2584');
  await save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.mock.calls).toEqual([[{ pin: '2584', id_token: 'fresh by bal-petek' }]]);
  expect(show.mock.calls).toEqual([[i18n.t('devices:pin.saved')]]);
  expect(client.getQueryState(keys.devices)?.isInvalidated).toBe(true);
});

it('[DV-10] a PIN may have six digits, and no more', async () => {
  expect(field('pin')?.maxLength).toBe(6);
  await typeInto(field('password'), 'bal-petek');
  await typeInto(field('pin'), '258413');
  await save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent.mock.calls).toEqual([[{ pin: '258413', id_token: 'fresh by bal-petek' }]]);
});

it('[DV-10] nor is a PIN that is none sent with a password that is there', async () => {
  await typeInto(field('password'), 'bal-petek');
  await typeInto(field('pin'), '12');
  await save();
  expect([sent.mock.calls, show.mock.calls, onClose.mock.calls]).toEqual([[], [], []]);
});
