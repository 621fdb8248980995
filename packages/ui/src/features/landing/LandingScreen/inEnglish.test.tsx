import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { testRoot } from '../../../testRoot.ts';
import en from './en.json' with { type: 'json' };
import { Features } from './Features.tsx';
import { Steps } from './Steps.tsx';
import tr from './tr.json' with { type: 'json' };

registerTexts('landing', { tr, en });
const render = testRoot();
const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

it('[LP-09] [LP-10] the four features and the three steps stand in their order in English, too', async () => {
  await i18n.changeLanguage('en');
  await render(<Features />);
  expect(titles()).toEqual(['Homework tracking', 'AI homework', 'Multiple children', 'Weekly reports']);
  await render(<Steps />);
  expect(titles()).toEqual(['Add your children', 'Write down homework and chores', 'Finish together']);
});
