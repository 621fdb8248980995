import { act } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { testRoot } from '../../testRoot.ts';
import { Header } from './Header.tsx';

const auth = vi.hoisted(() => ({ isAuthenticated: true, kind: 'adult' }));
const leave = vi.hoisted(() => vi.fn());
vi.mock('../../providers/AuthProvider.tsx', () => ({ useAuth: () => auth }));
vi.mock('../Lending/HandOver.tsx', () => ({ HandOver: () => null }));
vi.mock('../Queue/useLeave.tsx', () => ({ useLeave: () => ({ leave, question: null }) }));
vi.mock('./NavLinks.tsx', () => ({
  NavLinks: ({ layout }: { layout: string }) =>
    layout === 'column' ? (
      <nav>
        <Link to="/app/family/tasks">Görevler</Link>
        <button>Daha çok</button>
      </nav>
    ) : null,
}));
vi.mock('./UserBadge.tsx', () => ({ UserBadge: () => null }));
vi.mock('./ViewButton.tsx', () => ({ ViewButton: () => null, ViewSheet: () => null }));
vi.mock('./ViewSwitch.tsx', () => ({
  ViewSwitch: ({ onChoose }: { onChoose?: () => void }) => (onChoose ? <button onClick={onChoose}>Elif</button> : null),
}));

let large: EventTarget & { matches: boolean };
const render = testRoot();
const toggle = () => document.querySelector<HTMLElement>('[aria-expanded]');
const press = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.click());
const isOpen = () => [document.querySelector('nav') !== null, toggle()?.getAttribute('aria-expanded')];
/** A key on what has the focus, down and up, as the Tab key comes up where it has led to. */
const key = (name: string, to?: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    if (to) document.querySelector<HTMLElement>(to)?.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true }));
  });

const draw = () =>
  render(
    <MemoryRouter>
      <Header>
        <main>
          <button>Ekle</button>
        </main>
      </Header>
    </MemoryRouter>,
  );

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  large = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => large);
  auth.kind = 'adult';
  await draw();
  toggle()?.focus();
  await press('[aria-expanded]');
  expect(isOpen()).toEqual([true, 'true']);
});

it.each([
  ['by its toggle', () => press('[aria-expanded]')],
  [
    'by Escape, which gives the focus back',
    async () => {
      document.querySelector<HTMLElement>('nav a')?.focus();
      await key('Escape');
      expect(document.activeElement).toBe(toggle());
    },
  ],
  ['by the Tab key, once it leads the focus behind it', () => key('Tab', 'main button')],
  ['by a press elsewhere', () => press('main')],
  ['by going back', () => act(async () => window.dispatchEvent(new PopStateEvent('popstate')))],
  ['by a link', () => press('nav a')],
  ['by choosing whose view it is', () => press('[id=menu] > div button, [id=menu] > button')],
  [
    'where the window becomes so large that there is none',
    () =>
      act(async () => {
        large.matches = true;
        large.dispatchEvent(new Event('change'));
      }),
  ],
])('[H-21] the menu closes %s', async (_, close) => {
  await close();
  expect(isOpen()).toEqual([false, 'false']);
});

it('[H-21] the Escape that closes it is not the page’s, too', async () => {
  const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const isLeft = () => act(async () => document.activeElement?.dispatchEvent(escape()));
  expect([await isLeft(), await isLeft()]).toEqual([false, true]);
});

it.each([
  ['the Tab key within it', () => key('Tab', 'nav a')],
  ['the Tab key back to its toggle', () => key('Tab', '[aria-expanded]')],
  ['another key', () => key('ArrowDown', 'main button')],
  ['a press in it that leads nowhere', () => press('nav button')],
  ['a window that stays small', () => act(async () => large.dispatchEvent(new Event('change')))],
])('[H-21] it stays open after %s', async (_, happen) => {
  await happen();
  expect(isOpen()).toEqual([true, 'true']);
});

it('[H-16] [H-22] its way out signs out', async () => {
  leave.mockClear();
  const buttons = [...document.querySelectorAll<HTMLElement>('[id=menu] button')];
  await act(async () => buttons.find(({ textContent }) => textContent === 'Çıkış yap')?.click());
  expect(leave).toHaveBeenCalledOnce();
});

it('[H-08] [H-12] [I-10] the product’s title and the languages stand in it, whoever has come', async () => {
  for (const kind of ['adult', 'device', 'lent']) {
    auth.kind = kind;
    await draw();
    // Of a large window and of a small one.
    expect(document.querySelectorAll('header [lang=en]')).toHaveLength(2);
    expect(document.querySelector('header svg + span')?.textContent).toBe('Kovan');
  }
});
