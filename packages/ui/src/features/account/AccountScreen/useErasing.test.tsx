import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerAccountTexts } from '../texts.ts';
import { useErasing } from './useErasing.ts';

const { done, outside } = vi.hoisted(() => ({
  /** What was done, in its order. */
  done: [] as unknown[],
  outside: { kind: 'local', deleteUser: () => Promise.resolve(), signOut: () => Promise.resolve() },
}));
const noting = (what: string, work: () => Promise<void>) => () => {
  done.push(what);
  return work();
};
vi.mock('../mutations.ts', () => ({ useErase: () => async (erasing: object) => void done.push(erasing) }));
vi.mock('../parts/useFreshSignIn.ts', () => ({
  useFreshSignIn: () => ({ run: (work: (idToken: string) => Promise<void>) => work('fresh') }),
}));
vi.mock('../../../providers/AccountProvider.tsx', () => ({
  useIdentityAccount: () => ({ deleteUser: noting('deleted at the provider', outside.deleteUser) }),
}));
vi.mock('../../../providers/AuthProvider.tsx', () => ({
  useAuth: () => ({ signOut: noting('signed out', outside.signOut) }),
}));
vi.mock('../../../providers/SettingsProvider.tsx', () => ({
  useSettings: () => ({ identity: { kind: outside.kind } }),
}));

registerAccountTexts();
const render = testRoot();
const erase = async (what: 'account' | 'family', given: Partial<typeof outside> = {}) => {
  Object.assign(outside, { kind: 'local', deleteUser: async () => {}, signOut: async () => {} }, given);
  const Erase = () => {
    const { erase: run } = useErasing(what);
    return <button onClick={() => void run('SİL').then(() => done.push('over'))}>Sil</button>;
  };
  await render(<Erase />);
  await act(async () => document.querySelector('button')?.click());
  return done;
};

beforeEach(async () => {
  done.length = 0;
  await i18n.changeLanguage('tr');
  vi.spyOn(window, 'alert').mockImplementation((text) => void done.push(text));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('[EX-03] [EX-04] the local provider’s account goes with the server’s; a sign-out that fails changes nothing', async () => {
  const signOut = () => Promise.reject(new TypeError('Failed to fetch'));
  const erasing = { what: 'family', confirm: 'SİL', idToken: 'fresh' };
  expect(await erase('family', { signOut })).toEqual([erasing, 'signed out', 'over']);
});

const ACCOUNT = { what: 'account', idToken: 'fresh' };

it('[EX-03] another provider’s account is deleted there, once it is gone here', async () => {
  expect(await erase('account', { kind: 'firebase' })).toEqual([
    ACCOUNT,
    'deleted at the provider',
    'signed out',
    'over',
  ]);
});

it('[EX-03] where it stays at the provider that is said and logged, and nobody is signed in all the same', async () => {
  const deleteUser = () => Promise.reject(new TypeError('Failed to fetch'));
  const left = i18n.t('account:erase.left');
  expect(await erase('account', { kind: 'firebase', deleteUser })).toEqual([
    ACCOUNT,
    'deleted at the provider',
    left,
    'signed out',
    'over',
  ]);
  expect(console.error).toHaveBeenCalledOnce();
});
