import { childDay } from '@kovan/domain/childDay';
import { expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { testRoot } from '../../../testRoot.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import { useDayWords } from './useDayWords.ts';

registerTexts('familyDashboard', { tr, en });

const render = testRoot();

const TODAY = '2026-11-18';
const YESTERDAY = '2026-11-17';
const things = <Open extends string>(open: Open, [done, left, late = 0]: readonly number[]) => [
  ...Array.from({ length: done ?? 0 }, () => ({ id: '1', dueDate: TODAY, status: 'completed' as const })),
  ...Array.from({ length: left ?? 0 }, () => ({ id: '2', dueDate: TODAY, status: open })),
  ...Array.from({ length: late }, () => ({ id: '3', dueDate: YESTERDAY, status: open })),
];
/** A day of so many tasks, and pieces of homework: done, left of today, late. */
const dayOf = (tasks: readonly number[], homework: readonly number[] = []) =>
  childDay({ today: TODAY, tasks: things('pending', tasks), homework: things('active', homework) });

const DAYS = [dayOf([1, 5, 2]), dayOf([1, 2], [1, 1, 1]), dayOf([1, 0], [0, 1, 1]), dayOf([1, 0, 2]), dayOf([1, 1])];

const Tiles = () => {
  const wordsOf = useDayWords();
  return DAYS.map((day, index) => {
    const { short, late } = wordsOf(day, 'child');
    return <p key={index}>{[short, late].join('|')}</p>;
  });
};

it.each([
  ['tr', ['5 kaldı|2 gecikmiş', '3 kaldı|1 gecikmiş', '1 ödev|1 gecikmiş', '2 gecikmiş|', '1 kaldı|']],
  ['en', ['5 left|2 late', '3 left|1 late', '1 homework|1 late', '2 late|', '1 left|']],
] as const)(
  '[EV-06] what a tile says is left is what its figure of today lacks, and what is late is said beside it: %s',
  async (language, said) => {
    await i18n.changeLanguage(language);
    await render(<Tiles />);
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(said);
  },
);
