import { IdentityError } from '@kovan/machines/auth';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthProvider } from '../../../providers/AuthProvider.tsx';
import { nobody } from '../../../providers/testAuth.ts';
import { testRoot } from '../../../testRoot.ts';
import { typeInto } from '../../../testTyping.ts';
import { useForgotPassword } from './useForgotPassword.ts';

const sendPasswordReset = vi.fn<(email: string) => Promise<void>>();
const auth = { ...nobody, sendPasswordReset };
const source = { current: () => auth, subscribe: () => () => undefined };

const render = testRoot();
/** Each asks anew. */
let tries = 0;
const Asking = () => {
  const { state, send } = useForgotPassword();
  return <button onClick={() => void send('ayse@example.com', true)}>{state}</button>;
};
const answerTo = async (error: Error | null) => {
  sendPasswordReset.mockImplementation(async () => {
    if (error) throw error;
  });
  await render(
    <AuthProvider source={source}>
      <Asking key={tries++} />
    </AuthProvider>,
  );
  await act(async () => document.querySelector('button')?.click());
  return document.body.textContent;
};

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('[AC-02] whatever the provider says of the account, the same is said', async () => {
  const ofTheAccount = [
    'auth/user-not-found',
    'auth/user-disabled',
    'auth/too-many-requests',
    'auth/operation-not-allowed',
    'EMAIL_NOT_FOUND',
  ];
  expect(await answerTo(null)).toBe('sent');
  for (const code of ofTheAccount) expect([code, await answerTo(new IdentityError(code))]).toEqual([code, 'sent']);
});

it('[AC-02] a provider that was not reached has sent nothing', async () => {
  const ofTheLine = ['auth/network-request-failed', 'auth/timeout', 'auth/unavailable', 'network', 'timeout'];
  for (const code of ofTheLine) expect([code, await answerTo(new IdentityError(code))]).toEqual([code, 'failed']);
  expect(await answerTo(new TypeError('Failed to fetch'))).toBe('failed');
});

const Typing = () => {
  const { state, forgetWrong, send } = useForgotPassword();
  return (
    <>
      <button onClick={() => void send('', false)}>{state}</button>
      <button onClick={() => void send('ayse', false)}>{state}</button>
      <button onClick={() => void send('ayse@example.com', true)}>{state}</button>
      <input onChange={forgetWrong} />
    </>
  );
};

it('[AC-01] what was wrong with an address is not said of the next one; that it is being sent still is', async () => {
  sendPasswordReset.mockReturnValue(new Promise(() => undefined));
  await render(
    <AuthProvider source={source}>
      <Typing />
    </AuthProvider>,
  );
  const states: (string | null)[] = [];
  for (const button of document.querySelectorAll('button')) {
    await act(async () => button.click());
    states.push(button.textContent);
    await typeInto(document.querySelector('input'), `${states.length}`);
    states.push(button.textContent);
  }
  expect(states).toEqual(['missing', 'idle', 'invalid', 'idle', 'sending', 'sending']);
});
