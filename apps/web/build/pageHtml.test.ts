import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { i18n } from '@kovan/ui/i18n';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorPage } from './pageHtml.ts';

const TEMPLATE = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const WORDS = { title: '', description: '', sharedTitle: '', sharedDescription: '', pictureText: '' };

/** What the page's own script does when something is pressed. */
let press: (event: { readonly target: Element | null }) => void;

/** Opens a page that was made beforehand; gives whether its own script leaves it to the app to draw another. */
const isLeft = (page: 'landing' | 'login', language: 'tr' | 'en', address = '/') => {
  const parts = { ...WORDS, page, language, day: '2026-11-18', markup: '<main id="demo"><button></button></main>' };
  const html = visitorPage(TEMPLATE, parts, { scripts: [], styles: [], shown: [] });
  const made = new DOMParser().parseFromString(html, 'text/html');
  const root = document.documentElement;
  root.lang = made.documentElement.lang;
  root.dataset.page = made.documentElement.dataset.page;
  delete root.dataset.fresh;
  document.body.innerHTML = made.querySelector('#root')?.innerHTML ?? '';
  window.history.replaceState(null, '', address);
  const script = [...made.querySelectorAll('script')].find(({ type }) => type === '')?.textContent ?? '';
  const { localStorage, navigator, location } = window;
  runInNewContext(script, {
    window,
    document,
    localStorage,
    navigator,
    location,
    addEventListener: (_name: string, listener: typeof press) => void (press = listener),
  });
  return root.dataset.fresh !== undefined;
};

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('[I-04] [I-05] [I-06] a page in another language than the browser’s stays where the app will choose it, and is left to the app elsewhere', () => {
  for (const kept of ['', 'tr', 'en', 'de', 'en-GB'])
    for (const languages of [[], ['tr-TR', 'en'], ['de-AT', 'EN_us', 'tr'], ['fr']])
      for (const made of ['tr', 'en'] as const) {
        window.localStorage.clear();
        vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
        document.documentElement.lang = made;
        const isOfBrowser = i18n.services.languageDetector.detect() === made;
        window.localStorage.setItem('i18nextLng', kept);
        const looks = vi.spyOn(Storage.prototype, 'getItem');
        const isOther = isLeft('landing', made);
        // The first access waits for another process, before the first paint: whoever comes for the first time must not.
        expect([kept, languages, made, looks.mock.calls.length]).toEqual([kept, languages, made, isOfBrowser ? 0 : 1]);
        looks.mockRestore();
        const chosen = i18n.services.languageDetector.detect();
        expect([kept, languages, made, isOther]).toEqual([kept, languages, made, !isOfBrowser && chosen !== made]);
      }
});

it('[R-17] the login is left to the app for whoever comes to sign up; the landing page for nobody', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tr']);
  const left = (page: 'landing' | 'login') =>
    ['/app/login', '/app/login?mode=sign-up', '/app/login#invite=1'].map((address) => isLeft(page, 'tr', address));
  expect(left('login')).toEqual([false, true, true]);
  expect(left('landing')).toEqual([false, false, false]);
});

it('where storage is forbidden the page is shown all the same', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tr']);
  expect([isLeft('landing', 'tr'), isLeft('landing', 'en')]).toEqual([false, true]);
});

it('what is pressed on a page before the app is there is kept for it', () => {
  for (const page of ['login', 'landing'] as const) {
    isLeft(page, 'tr');
    for (const target of document.querySelectorAll('main, button')) press({ target });
    expect(window.earlyPresses).toEqual([document.querySelector('button')]);
  }
});
