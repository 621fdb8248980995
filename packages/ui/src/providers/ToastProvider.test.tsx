import { act, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { type Auth, AuthProvider } from './AuthProvider.tsx';
import { nobody } from './testAuth.ts';
import { createSaid, type Said } from './said.ts';
import { ToastProvider, Toasts, useToast } from './ToastProvider.tsx';
import { testRoot } from '../testRoot.ts';

const somebody: Auth = { ...nobody, status: 'signedIn', isAuthenticated: true, owner: 'adult.ayse.yilmaz' };

const render = testRoot();
let said: Said;
let say: ReturnType<typeof useToast>['show'];

const Speaker = () => {
  const { show } = useToast();
  useLayoutEffect(() => {
    say = show;
  }, [show]);
  return null;
};

const showFor = (auth: Auth) =>
  render(
    <AuthProvider source={{ current: () => auth, subscribe: () => () => undefined }}>
      <ToastProvider said={said}>
        <Speaker />
      </ToastProvider>
    </AuthProvider>,
  );
const saying = (...args: Parameters<typeof say>) => act(async () => say(...args));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const shown = () => [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);

beforeEach(async () => {
  vi.useFakeTimers();
  said = createSaid();
  await i18n.changeLanguage('tr');
  await Toasts.load();
  await showFor(somebody);
});

afterEach(() => {
  vi.useRealTimers();
});

it('[N-08] [CT-24] [CH-24] a success goes after 3000 ms, and not a moment before', async () => {
  await saying('Oldu');
  await pass(2999);
  expect(shown()).toEqual(['Oldu']);
  await pass(1);
  expect(shown()).toEqual([]);
});

it('an error stays until somebody closes it', async () => {
  await saying('Olmadı', { tone: 'error' });
  await pass(24 * 60 * 60_000);
  expect(shown()).toEqual(['Olmadı']);
  await act(async () => document.querySelector<HTMLElement>('button[aria-label="Kapat"]')?.click());
  expect(shown()).toEqual([]);
});

it('[OF-01] whoever said it is told that it was closed, or went by itself, once; not where they took it back', async () => {
  const onClose = vi.fn();
  await saying('Yeni sürüm var', { tone: 'news', closeLabel: 'Sonra', onClose });
  await act(async () => document.querySelector<HTMLElement>('button[aria-label="Sonra"]')?.click());
  expect([shown(), onClose.mock.calls.length]).toEqual([[], 1]);
  await saying('Oldu', { onClose });
  await pass(3000);
  expect([shown(), onClose.mock.calls.length]).toEqual([[], 2]);
  await act(async () => say('Yeni sürüm var', { tone: 'news', onClose })());
  expect([shown(), onClose.mock.calls.length]).toEqual([[], 2]);
});

it('the same message said again stands there once, for its whole time', async () => {
  await saying('Oldu');
  await pass(2000);
  await saying('Oldu');
  expect(shown()).toEqual(['Oldu']);
  await pass(2999);
  expect(shown()).toEqual(['Oldu']);
  await pass(1);
  expect(shown()).toEqual([]);
});

it.each([
  ['[DV-10] handing the browser to children', 'lent.ayse.yilmaz'],
  ['[PE-07] going on in another family', 'adult.ayse.demir'],
])('%s takes what was said along, but not the news of the app', async (_, owner) => {
  await saying('Olmadı', { tone: 'error', action: { label: 'Tekrar dene', onPress: () => undefined } });
  await saying('Yeni sürüm var', { tone: 'news' });
  await showFor({ ...somebody, owner });
  expect(shown()).toEqual(['Yeni sürüm var']);
  await saying('Eklendi', { tone: 'error' });
  await showFor({ ...somebody, owner });
  expect(shown()).toEqual(['Yeni sürüm var', 'Eklendi']);
});

it('what was said at the sign-in stays for who comes in', async () => {
  await showFor(nobody);
  await saying('Gönderildi', { tone: 'error' });
  await showFor(somebody);
  expect(shown()).toEqual(['Gönderildi']);
});

it('[S-10] signing out takes what was said along', async () => {
  await saying('Olmadı', { tone: 'error' });
  await showFor(nobody);
  expect(shown()).toEqual([]);
});

it('[X-28] what fails while the screens of the app are gone is said once they are back, also where they are back by then', async () => {
  const sayOf = say;
  await render(null);
  await act(async () => sayOf('Olmadı', { tone: 'error' }));
  await showFor(somebody);
  expect(shown()).toEqual(['Olmadı']);
  await act(async () => sayOf('Bu da olmadı', { tone: 'error' }));
  expect(shown()).toEqual(['Olmadı', 'Bu da olmadı']);
});

it('[S-10] but to nobody else who comes meanwhile, and to nobody once they have come', async () => {
  const sayOf = say;
  const other = { ...somebody, owner: 'adult.ali.demir' };
  await render(null);
  await act(async () => sayOf('Olmadı', { tone: 'error' }));
  await showFor(other);
  expect(shown()).toEqual([]);
  await act(async () => sayOf('Bu da olmadı', { tone: 'error' }));
  expect(shown()).toEqual([]);
  await showFor(nobody);
  await showFor(somebody);
  expect(shown()).toEqual([]);
});
