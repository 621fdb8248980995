import { act } from 'react';
import { expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { testRoot } from '../../testRoot.ts';
import { LanguageButtons } from './LanguageButtons.tsx';

const render = testRoot();
const buttons = () =>
  [...document.querySelectorAll('button')].map(({ lang, ariaPressed }) => `${lang} ${ariaPressed ?? 'none'}`);

it('[I-08] [I-09] there is a button a language, and the one of the language that is shown says so', async () => {
  await i18n.changeLanguage('tr');
  await render(<LanguageButtons />);
  expect(buttons()).toEqual(['tr true', 'en false']);
  await act(async () => document.querySelector<HTMLElement>('[lang=en]')?.click());
  expect([i18n.language, buttons()]).toEqual(['en', ['tr false', 'en true']]);
  await act(async () => document.querySelector<HTMLElement>('[lang=tr]')?.click());
  expect([i18n.language, buttons()]).toEqual(['tr', ['tr true', 'en false']]);
});
