import { act, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { byNeed } from './byNeed.tsx';
import { testButton } from '../testButton.ts';
import { testRoot } from '../testRoot.ts';

const render = testRoot();
/** What the tries to load give, in order; then the screen. */
let failures: number;
const load = vi.fn(async () => {
  if (failures-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
  return () => <h1>Ekran</h1>;
});

const show = (content: ReactNode) =>
  render(
    <>
      <header>Kovan</header>
      <main id="main" tabIndex={-1}>
        <Suspense fallback="Yükleniyor">{content}</Suspense>
      </main>
    </>,
  );
const text = () => document.body.textContent;
const press = (name: string) =>
  act(async () => {
    testButton(name)?.focus();
    testButton(name)?.click();
    await vi.advanceTimersByTimeAsync(50);
  });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await i18n.changeLanguage('tr');
  load.mockClear();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('a screen that does not load says so in its place, tries again when asked, and gives the focus on', async () => {
  failures = 1;
  const Screen = byNeed(load);
  await show(<Screen />);
  expect(text()).toContain('Kovan');
  expect(document.querySelector('[role="alert"] h1')?.textContent).toBe('Bu sayfa yüklenemedi');
  expect(console.error).toHaveBeenCalledWith('page.load failed', 'TypeError');
  await press('Yeniden dene');
  expect(text()).toBe('KovanEkran');
  expect(load).toHaveBeenCalledTimes(2);
  expect(document.activeElement?.id).toBe('main');
});

it('where it fails again a reload is offered, too, and the button keeps the focus', async () => {
  failures = 2;
  const Screen = byNeed(load);
  await show(<Screen />);
  expect(testButton('Sayfayı yenile')).toBeUndefined();
  await press('Yeniden dene');
  expect(testButton('Sayfayı yenile')).toBeDefined();
  expect(document.activeElement).toBe(testButton('Yeniden dene'));
  await press('Yeniden dene');
  expect(text()).toBe('KovanEkran');
});

it('whoever goes elsewhere and comes back tries again', async () => {
  failures = 1;
  const Screen = byNeed(load);
  await show(<Screen />);
  await show('Başka');
  await show(<Screen />);
  expect(text()).toBe('KovanEkran');
});

it('a part with something there meanwhile keeps it', async () => {
  failures = 1;
  const Part = byNeed(load, { as: 'part', meanwhile: <i>Burası</i> });
  await show(<Part />);
  expect(document.querySelector('[role="alert"] p')?.textContent).toBe('Sayfanın bu bölümü yüklenemedi.');
  expect(document.querySelector('i')).not.toBeNull();
  await press('Yeniden dene');
  expect(text()).toBe('KovanEkran');
});

it('[R-23] a page on its way says so, and no longer where it could not be loaded', async () => {
  failures = 1;
  let arrive: () => void = () => undefined;
  const wait = () => new Promise<void>((resolve) => (arrive = resolve));
  const Page = byNeed(load, { as: 'page', wait, meanwhile: <i>Yükleniyor</i> });
  await render(<Page />);
  expect(text()).toBe('Yükleniyor');
  await act(async () => arrive());
  expect(text()).toContain('Bu sayfa yüklenemedi');
  expect(document.querySelector('i')).toBeNull();
  await press('Yeniden dene');
  expect(text()).toBe('Ekran');
});

it('what is there is not drawn anew where it is shown once more as it was', async () => {
  const drawn = vi.fn();
  const Screen = byNeed(async () => () => {
    drawn();
    return <h1>Ekran</h1>;
  });
  await show(<Screen />);
  expect(text()).toBe('KovanEkran');
  drawn.mockClear();
  await show(<Screen />);
  expect(drawn).not.toHaveBeenCalled();
});
