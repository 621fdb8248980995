import { IdentityError } from '@kovan/machines/auth';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { AccountProvider } from '../../../providers/AccountProvider.tsx';
import { unreachableIdentity } from '../../../providers/testIdentity.ts';
import { testRoot } from '../../../testRoot.ts';
import { typeInto } from '../../../testTyping.ts';
import { registerAccountTexts } from '../texts.ts';
import { PasswordForm } from './PasswordForm.tsx';

vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ renew: () => Promise.resolve() }) }));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../mutations.ts', () => ({ useEndSessions: () => () => Promise.resolve() }));

registerAccountTexts();
const render = testRoot();
const account = { ...unreachableIdentity, reauthenticate: vi.fn<() => Promise<string>>(), updatePassword: vi.fn() };
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
/** Presses the button, which has the focus then; gives the field to which it was led, and what that is told by. */
const change = async (current: string, next: string) => {
  await typeInto(field('password'), current);
  await typeInto(field('newPassword'), next);
  await act(async () => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
    button?.focus();
    button?.click();
  });
  const focused = document.activeElement;
  const [told = ''] = focused?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [focused?.getAttribute('name'), document.getElementById(told)?.textContent];
};

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(
    <AccountProvider account={account}>
      <PasswordForm />
    </AccountProvider>,
  );
});

it('[AC-06] the field that is wrong has the focus, each time: the current password, or the new one', async () => {
  account.reauthenticate.mockRejectedValue(new IdentityError('auth/wrong-password'));
  for (let tries = 0; tries < 2; tries += 1) {
    expect(await change('eski', 'petek-bal')).toEqual(['password', i18n.t('account:password.wrong')]);
  }
  expect(await change('', 'petek-bal')).toEqual(['password', i18n.t('account:password.missing')]);
  expect(await change('bal-petek', 'kısa')).toEqual(['newPassword', i18n.t('account:password.weak')]);
  account.reauthenticate.mockResolvedValue('fresh');
  account.updatePassword.mockRejectedValue(new IdentityError('auth/weak-password'));
  expect(await change('bal-petek', '123456')).toEqual(['newPassword', i18n.t('account:password.weak')]);
});

it('[AC-06] of a new password five characters are too short, and six are the provider’s to judge', async () => {
  account.reauthenticate.mockResolvedValue('fresh');
  account.updatePassword.mockResolvedValue(undefined);
  await change('bal-petek', '12345');
  expect(account.updatePassword).not.toHaveBeenCalled();
  await change('bal-petek', '123456');
  expect(account.updatePassword).toHaveBeenCalledExactlyOnceWith('123456');
});

it('[AC-06] that a password is too weak is not said of the next one', async () => {
  await change('bal-petek', 'kısa');
  expect(field('newPassword')?.getAttribute('aria-invalid')).toBe('true');
  await typeInto(field('newPassword'), 'petek-bal');
  expect(field('newPassword')?.getAttribute('aria-invalid')).not.toBe('true');
  expect(document.body.textContent).not.toContain(i18n.t('account:password.weak'));
});

it('[AC-06] once it is changed the form is empty, and whoever changed it by the keys goes on from its button', async () => {
  account.reauthenticate.mockResolvedValue('fresh');
  account.updatePassword.mockResolvedValue(undefined);
  await change('bal-petek', 'petek-bal');
  expect([field('password')?.value, field('newPassword')?.value]).toEqual(['', '']);
  expect(document.activeElement).toBe(document.querySelector('button[type=submit]'));
});

it('[AC-06] nor does it take the focus from whoever has gone on meanwhile', async () => {
  account.reauthenticate.mockResolvedValue('fresh');
  account.updatePassword.mockImplementation(async () => (document.activeElement as HTMLElement).blur());
  await change('bal-petek', 'petek-bal');
  expect(field('password')?.value).toBe('');
  expect(document.activeElement).toBe(document.body);
});
