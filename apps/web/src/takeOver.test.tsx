import { createLateAuth } from '@kovan/ui/frontDoor/lateAuth';
import { afterTakeOver } from '@kovan/ui/frontDoor/takeOver';
import { i18n, type Language } from '@kovan/ui/i18n';
import { paths } from '@kovan/ui/layout/paths';
import type { AuthSource } from '@kovan/ui/providers/AuthProvider';
import { act, type ReactNode, useEffect } from 'react';
import { MemoryRouter, Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from './prerender/prerender.tsx';
import { layouts, screens } from './screens.ts';
import { Shell } from './Shell.tsx';
import { takeOver } from './takeOver.ts';

type Page = 'landing' | 'login';

const DAY = '2026-11-18';
const OTHER = { tr: 'en', en: 'tr' } as const satisfies Record<Language, Language>;
const nothing = () => Promise.reject(new Error('not here'));
const loadAuth = vi.fn<() => Promise<AuthSource>>(nothing);
const thrown: string[] = [];
const keep = (event: ErrorEvent) => {
  event.preventDefault();
  thrown.push(event.message);
};

/** Puts a page made beforehand into the document, as the server does. */
const openMade = async (page: Page, language: Language): Promise<HTMLElement> => {
  const { markup } = await renderPage({ page, language, day: DAY });
  document.documentElement.dataset.page = page;
  window.earlyPresses = [];
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = markup;
  return root;
};

/** Takes it over; `onListening` is when only its outermost part is. */
const take = (root: HTMLElement, page: Page, onListening: () => void = () => undefined) => {
  const Router = ({ children }: { children: ReactNode }) => {
    useEffect(onListening, []);
    return <MemoryRouter initialEntries={[paths[page]]}>{children}</MemoryRouter>;
  };
  return act(async () => {
    takeOver(
      root,
      <Shell
        auth={createLateAuth(loadAuth, false)}
        loadApi={nothing}
        settings={{ identity: { kind: 'local', google: false }, signUp: 'open', outsideModel: false, features: [] }}
        firstDay={DAY}
        Router={Router}
        screens={screens}
        frames={{ ...layouts, behind: Outlet }}
      />,
    );
  });
};

/** Until it holds, and all that follows is drawn. */
const until = (holds: () => void) => act(() => vi.waitFor(holds));

const languageButton = (root: HTMLElement, language: Language) =>
  root.querySelector<HTMLElement>(`button[lang="${language}"]`);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  window.addEventListener('error', keep);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  window.removeEventListener('error', keep);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(thrown.splice(0)).toEqual([]);
});

it('[I-08] [I-09] a language pressed while the login is being taken over comes after that, and nothing typed is lost', async () => {
  const root = await openMade('login', 'tr');
  const email = root.querySelector<HTMLInputElement>('input[name=email]');
  if (email) email.value = 'ayse@example.test';
  await take(root, 'login', () => languageButton(root, 'en')?.click());
  await until(() => expect(i18n.language).toBe('en'));
  expect(root.querySelector('h1')?.textContent).toBe(i18n.t('login:heading.sign-in'));
  expect(root.querySelector('input[name=email]')).toBe(email);
  expect(email?.value).toBe('ayse@example.test');
});

it('[I-08] a language chosen as soon as the hero listens finds what is below it drawn afresh', async () => {
  const root = await openMade('landing', 'tr');
  await take(root, 'landing', () => afterTakeOver(() => void i18n.changeLanguage('en')));
  expect(root.querySelector('#demo h2')?.textContent).toBe(i18n.t('landing:demo.title'));
});

it.each([
  ['landing', 'en'],
  ['login', 'tr'],
] as const)(
  '[I-08] [I-09] a language pressed on the page %s in %s before anybody listens comes then',
  async (page, language) => {
    const root = await openMade(page, language);
    const button = languageButton(root, OTHER[language]);
    if (button) window.earlyPresses?.push(button);
    await take(root, page);
    await until(() => expect(i18n.language).toBe(OTHER[language]));
    expect(root.querySelector('h1')?.textContent).toBe(
      i18n.t(page === 'landing' ? 'landing:hero.title' : 'login:heading.sign-in'),
    );
  },
);

it('[L-02] whoever wrote and pressed before anybody listened is signed in with what they wrote', async () => {
  const root = await openMade('login', 'tr');
  for (const input of root.querySelectorAll('input'))
    input.value = input.name === 'email' ? 'ayse@example.test' : 'a-password';
  const button = root.querySelector<HTMLElement>('button[type=submit]');
  if (button) window.earlyPresses?.push(button);
  await take(root, 'login');
  await until(() => expect(loadAuth).toHaveBeenCalledOnce());
});

it('[L-01] whoever pressed the other tab of the login before anybody listened signs up', async () => {
  const root = await openMade('login', 'tr');
  const [, tab] = root.querySelectorAll<HTMLElement>('[role=tab]');
  if (tab) window.earlyPresses?.push(tab);
  await take(root, 'login');
  await until(() => expect(tab?.ariaSelected).toBe('true'));
});
