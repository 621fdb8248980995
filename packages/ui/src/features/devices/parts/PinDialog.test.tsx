import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { AccountProvider } from '../../../providers/AccountProvider.tsx';
import { unreachableIdentity } from '../../../providers/testIdentity.ts';
import { testRoot } from '../../../testRoot.ts';
import { typeInto } from '../../../testTyping.ts';
import { registerAccountTexts } from '../../account/texts.ts';
import { registerDevicesTexts } from '../texts.ts';
import { PinDialog } from './PinDialog.tsx';

vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../mutations.ts', () => ({ useSetPin: () => () => Promise.resolve() }));

registerAccountTexts();
registerDevicesTexts();
const render = testRoot();
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const save = () => act(async () => document.querySelector('form')?.requestSubmit());

it('[DV-10] the field that is wrong has the focus: a PIN that is none, then a password that is missing', async () => {
  await render(
    <AccountProvider account={unreachableIdentity}>
      <PinDialog change="set" onClose={() => undefined} />
    </AccountProvider>,
  );
  await typeInto(field('pin'), '12');
  await save();
  expect(document.activeElement).toBe(field('pin'));
  await typeInto(field('pin'), '1234');
  await save();
  expect(document.activeElement).toBe(field('password'));
});
