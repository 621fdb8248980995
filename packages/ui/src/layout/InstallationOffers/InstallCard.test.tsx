import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepInstallPrompt } from '../../frontDoor/installPrompt.ts';
import { i18n } from '../../i18n/i18n.ts';
import { testButton } from '../../testButton.ts';
import { testRoot } from '../../testRoot.ts';
import { MAIN_ID } from '../SkipLink.tsx';
import { InstallCard } from './InstallCard.tsx';
import { installCard, offerInstallCard } from './installHint.ts';

const put = vi.hoisted(() => vi.fn());
vi.mock('../../data/localDatabase.ts', () => ({ localDatabase: { put } }));

keepInstallPrompt();
const render = testRoot();
const prompt = vi.fn();
/** The browser offers to install the app, or takes its offer back. */
const offer = (isThere: boolean) =>
  window.dispatchEvent(
    isThere ? Object.assign(new Event('beforeinstallprompt'), { prompt }) : new Event('appinstalled'),
  );
const press = (key: string) => act(async () => testButton(i18n.t(key))?.click());
/** Whether the card stands there, whether the next dashboard would have it, and what the browser keeps. */
const outcome = () => [
  document.querySelector('h2') !== null,
  installCard() !== null,
  put.mock.calls.map(([, name]) => name),
];
const STANDS = [true, true, []];
const IS_GONE = [false, false, ['installHint']];

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  vi.clearAllMocks();
  offerInstallCard(InstallCard);
});

it('[OF-01] proposes the browser’s own way, and never again once that was answered', async () => {
  let answered: () => void = () => undefined;
  prompt.mockReturnValue(new Promise<void>((resolve) => (answered = resolve)));
  offer(true);
  await render(<InstallCard />);
  await press('install:add');
  expect([prompt.mock.calls.length, ...outcome()]).toEqual([1, ...STANDS]);
  await act(async () => answered());
  expect(outcome()).toEqual(IS_GONE);
});

it('[OF-01] where the browser has none the steps are told, and never again once they were read', async () => {
  offer(false);
  await render(<InstallCard />);
  await press('install:add');
  expect([document.querySelectorAll('[role=dialog] li').length, ...outcome()]).toEqual([3, ...STANDS]);
  await press('install:understood');
  expect(outcome()).toEqual(IS_GONE);
});

it('[OF-01] after ‘not now’ it is gone for good, and the page has the focus', async () => {
  await render(
    <main id={MAIN_ID} tabIndex={-1}>
      <InstallCard />
    </main>,
  );
  testButton(i18n.t('install:notNow'))?.focus();
  await press('install:notNow');
  expect(outcome()).toEqual(IS_GONE);
  expect(document.activeElement?.id).toBe(MAIN_ID);
});
