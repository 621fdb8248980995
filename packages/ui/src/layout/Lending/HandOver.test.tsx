import { SESSION_KINDS } from '@kovan/domain/sessionKinds';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { holdPage } from '../../forms/mayLeave.ts';
import { i18n } from '../../i18n/i18n.ts';
import { testRoot } from '../../testRoot.ts';
import { registerLayoutTexts } from '../texts.ts';
import { HandOver } from './HandOver.tsx';

const now = vi.hoisted(() => ({}));
vi.mock('../../providers/AuthProvider.tsx', () => ({ useAuth: () => now }));
vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => now }));
vi.mock('../../providers/SettingsProvider.tsx', () => ({ useSettings: () => now }));
vi.mock('./LendDialog.tsx', () => ({ LendDialog: () => <p>for whom</p> }));

registerLayoutTexts();
const render = testRoot();

const EVERY = [...SESSION_KINDS, null].flatMap((kind) =>
  ['family', 'child'].flatMap((viewMode) => [['devices'], []].map((features) => ({ kind, viewMode, features }))),
);

it('[DV-10] [DV-11] an adult hands over in child mode alone, and a lent browser alone is unlocked', async () => {
  await i18n.changeLanguage('tr');
  for (const of of EVERY) {
    Object.assign(now, of);
    await render(
      <MemoryRouter>
        <HandOver />
      </MemoryRouter>,
    );
    const offered = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
    const isLendable = of.kind === 'adult' && of.viewMode === 'child' && of.features.includes('devices');
    const expected = of.kind === 'lent' ? ['Kilidi aç'] : isLendable ? ['Çocuğa ver'] : [];
    expect([of, offered]).toEqual([of, expected]);
  }
});

it('[DV-10] [Q-38] it asks before what is typed in the page goes with handing over', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  Object.assign(now, { kind: 'adult', viewMode: 'child', features: ['devices'] });
  const letGo = holdPage('lose it?');
  await render(
    <MemoryRouter>
      <HandOver />
    </MemoryRouter>,
  );
  const offers = async () => {
    await act(async () => document.querySelector('button')?.click());
    return document.body.textContent;
  };
  expect(await offers()).not.toContain('for whom');
  expect(confirm).toHaveBeenCalledExactlyOnceWith('lose it?');
  letGo();
  expect(await offers()).toContain('for whom');
  expect(confirm).toHaveBeenCalledOnce();
});
