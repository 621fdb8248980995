import { IdentityError } from '@kovan/machines/auth';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { nobody } from '../../../providers/testAuth.ts';
import { testRoot } from '../../../testRoot.ts';
import { AddressConfirmation } from './AddressConfirmation.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('familyDashboard', { tr, en });
const sendConfirmation = vi.hoisted(() => vi.fn());
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ ...nobody, sendConfirmation }) }));

const render = testRoot();
const button = () => document.querySelector('button');
const said = () => document.querySelector('[role=alert], [role=status]');
let answer: { resolve: () => void; reject: (error: Error) => void };

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  sendConfirmation
    .mockReset()
    .mockImplementation(() => new Promise<void>((resolve, reject) => (answer = { resolve, reject })));
  await render(<AddressConfirmation />);
  await act(async () => button()?.focus());
  await act(async () => button()?.click());
});

it('whoever has the mail sent keeps the focus, asks for it once, and may try again where that failed', async () => {
  await act(async () => button()?.click());
  expect([sendConfirmation.mock.calls.length, button()?.disabled, button()?.getAttribute('aria-busy')]).toEqual([
    1,
    false,
    'true',
  ]);
  await act(async () => answer.reject(new IdentityError('auth/too-many-requests')));
  expect(said()?.textContent).toBe(i18n.t('familyDashboard:confirmation.failure.tooMany'));
  expect(document.activeElement).toBe(button());
  await act(async () => button()?.click());
  await act(async () => answer.reject(new IdentityError('auth/quota-exceeded')));
  expect(said()?.textContent).toBe(i18n.t('familyDashboard:confirmation.failure.tooMany'));
  await act(async () => button()?.click());
  await act(async () => answer.reject(new IdentityError('network')));
  expect(said()?.textContent).toBe(i18n.t('familyDashboard:confirmation.failure.other'));
});

it('once it is sent the focus goes from the button to the words that stand in its place', async () => {
  await act(async () => answer.resolve());
  expect([button(), said()?.getAttribute('role')]).toEqual([null, 'status']);
  expect(document.activeElement).toBe(said());
});

it('but not from where somebody has gone meanwhile', async () => {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  await act(async () => elsewhere.focus());
  await act(async () => answer.resolve());
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
