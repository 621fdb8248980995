import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testButton } from '../../../testButton.ts';
import { testRoot } from '../../../testRoot.ts';
import { PeopleList } from './PeopleList.tsx';

const { invite, withdraw, show, people } = vi.hoisted(() => ({
  people: {
    adults: [] as readonly object[],
    invitations: [{ id: 'open', expiresAt: '2026-11-25T08:00:00.000Z' }],
  },
  invite: vi.fn<() => Promise<void>>(),
  withdraw: vi.fn<() => Promise<void>>(),
  show: vi.fn(),
}));

vi.mock('../mutations.ts', () => ({ useInvite: () => invite, useWithdraw: () => withdraw }));
vi.mock('../queries.ts', () => ({
  usePeople: () => ({ data: people }),
}));
vi.mock('./useDayOf.ts', () => ({ useDayOf: () => (moment: string) => moment }));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show }) }));

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const press = (words = 'Geri çek') => act(async () => testButton(words)?.click());

it('[PE-04] a second press on a slow line withdraws nothing twice, which would be told as a failure', async () => {
  let done: () => void = () => undefined;
  withdraw.mockImplementationOnce(() => new Promise((resolve) => (done = resolve)));
  withdraw.mockRejectedValue(new Error('not found'));
  await render(<PeopleList />);
  await press();
  await press();
  expect(withdraw).toHaveBeenCalledExactlyOnceWith('open');
  await act(async () => done());
  expect(show).toHaveBeenCalledExactlyOnceWith('Davet geri çekildi.');
});

it('while an invitation is withdrawn none is made, and none seems to be', async () => {
  let done: () => void = () => undefined;
  withdraw.mockImplementationOnce(() => new Promise((resolve) => (done = resolve)));
  invite.mockImplementationOnce(() => new Promise(() => undefined));
  await render(<PeopleList />);
  const words = i18n.t('people:invite');
  await press();
  await press(words);
  expect(invite).not.toHaveBeenCalled();
  expect(testButton(words)?.getAttribute('aria-busy')).toBeNull();
  await act(async () => done());
  await press(words);
  expect(invite).toHaveBeenCalledOnce();
  expect(testButton(words)?.getAttribute('aria-busy')).toBe('true');
});

it('[PE-09] each adult but oneself can be removed; who is alone in the family can’t leave it', async () => {
  const adult = (id: string, isYou: boolean) => ({ id, isYou, firstName: id, lastName: '', email: '', joinedAt: id });
  const buttons = async (...adults: readonly object[]) => {
    people.adults = adults;
    await render(<PeopleList />);
    return [...document.querySelectorAll('button')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    );
  };
  const alone = ['Geri çek', i18n.t('people:invite')];
  expect(await buttons(adult('Ayşe', true))).toEqual(alone);
  expect(await buttons(adult('Ayşe', true), adult('Mehmet', false))).toEqual([
    i18n.t('people:removeNamed', { name: 'Mehmet' }),
    ...alone,
    i18n.t('people:leave'),
  ]);
});
