import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { testRoot } from '../../../testRoot.ts';
import en from './en.json' with { type: 'json' };
import { LandingFooter } from './LandingFooter.tsx';
import tr from './tr.json' with { type: 'json' };

registerTexts('landing', { tr, en });
const render = testRoot();

it.each([
  ['tr', ['Uygulama', 'Giriş yap', 'Gizlilik'], '© 2027 Kovan · MIT lisanslı açık kaynak'],
  ['en', ['App', 'Sign in', 'Privacy'], '© 2027 Kovan · MIT-licensed open source'],
])(
  '[LP-12] [LP-13] [LP-14] leads to what its links say, and is of the current year, in %s',
  async (language, names, copyright) => {
    await i18n.changeLanguage(language);
    await render(
      <ClockProvider clock={{ now: () => new Date('2027-01-01T09:00:00Z'), timeZone: 'Europe/Istanbul' }}>
        <MemoryRouter>
          <LandingFooter />
        </MemoryRouter>
      </ClockProvider>,
    );
    const links = [...document.querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')]);
    const [app, login, privacy] = names;
    expect(links).toEqual([
      [app, '/app'],
      [login, '/app/login'],
      [privacy, '/privacy'],
    ]);
    expect(document.querySelector('footer > p')?.textContent).toBe(copyright);
  },
);
