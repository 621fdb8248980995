import { IdentityError } from '@kovan/machines/auth';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { AccountProvider } from '../../../providers/AccountProvider.tsx';
import { unreachableIdentity } from '../../../providers/testIdentity.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerAccountTexts } from '../texts.ts';
import { useFreshSignIn } from './useFreshSignIn.ts';

const renew = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ renew }) }));

const account = { ...unreachableIdentity, reauthenticate: vi.fn<() => Promise<string>>() };

registerAccountTexts();
const render = testRoot();
const work = vi.fn<(idToken: string) => Promise<void>>();
let tries = 0;

const Form = () => {
  const { password, setPassword, trouble, failure, run } = useFreshSignIn();
  return (
    <>
      <button onClick={() => setPassword('bal-petek')}>{password}</button>
      <button onClick={() => void run(work)}>{String(trouble)}</button>
      <p>{failure}</p>
    </>
  );
};
const press = (index: number) => act(async () => document.querySelectorAll('button')[index]?.click());
/** What is said at the field, and beside the form, of what the provider refuses. */
const refusedBy = async (code: string) => {
  account.reauthenticate.mockRejectedValue(new IdentityError(code));
  await render(
    <AccountProvider account={account}>
      <Form key={tries++} />
    </AccountProvider>,
  );
  await press(0);
  await press(1);
  return [document.querySelectorAll('button')[1]?.textContent, document.querySelector('p')?.textContent];
};

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('[AC-06] every word of the provider for a wrong password is said at its field, no other is', async () => {
  for (const code of ['auth/wrong-password', 'auth/invalid-credential', 'auth/invalid-login-credentials']) {
    expect([code, ...(await refusedBy(code))]).toEqual([code, 'wrong', '']);
  }
  for (const code of ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']) {
    expect([code, ...(await refusedBy(code))]).toEqual([code, 'null', '']);
  }
  const tooMany = await refusedBy('auth/too-many-requests');
  const network = await refusedBy('auth/network-request-failed');
  expect([tooMany[0], network[0]]).toEqual(['null', 'null']);
  expect(new Set(['', tooMany[1], network[1]]).size).toBe(3);
  expect([work.mock.calls, renew.mock.calls]).toEqual([[], []]);
});

it('[AC-03] [DV-10] the session goes on as one of the new sign-in before anything is done, and nothing is where it can’t', async () => {
  const done: string[] = [];
  work.mockImplementation(async () => void done.push('work'));
  account.reauthenticate.mockImplementation(async () => `${done.push('reauthenticated')}`);
  renew.mockImplementation(async () => void done.push('renewed'));
  await render(
    <AccountProvider account={account}>
      <Form key={tries++} />
    </AccountProvider>,
  );
  await press(0);
  await press(1);
  expect(done).toEqual(['reauthenticated', 'renewed', 'work']);
  renew.mockRejectedValueOnce(new IdentityError('network'));
  await press(1);
  expect(done.slice(3)).toEqual(['reauthenticated']);
  expect(document.querySelector('p')?.textContent).toBe(i18n.t('account:failed'));
});

it('[AC-06] without the current one nobody is asked, and nothing is done', async () => {
  await render(
    <AccountProvider account={account}>
      <Form key={tries++} />
    </AccountProvider>,
  );
  await press(1);
  expect(document.querySelectorAll('button')[1]?.textContent).toBe('missing');
  expect([account.reauthenticate.mock.calls, work.mock.calls]).toEqual([[], []]);
  account.reauthenticate.mockResolvedValue('fresh');
  await press(0);
  await press(1);
  expect([account.reauthenticate.mock.calls, work.mock.calls]).toEqual([[['bal-petek']], [['fresh']]]);
});

it('[EX-03] [EX-04] [DV-10] whoever has no password is asked by the provider itself', async () => {
  account.reauthenticate.mockResolvedValue('fresh');
  await render(
    <AccountProvider account={{ ...account, hasPassword: () => false }}>
      <Form key={tries++} />
    </AccountProvider>,
  );
  await press(1);
  expect([account.reauthenticate.mock.calls, work.mock.calls]).toEqual([[[null]], [['fresh']]]);
});
