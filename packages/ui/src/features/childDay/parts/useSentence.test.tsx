import { childDay } from '@kovan/domain/childDay';
import { beforeEach, expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { homeworkOf } from '../../../testHomework.ts';
import { testRoot } from '../../../testRoot.ts';
import { taskOf } from '../../../testTask.ts';
import { registerChildDayTexts } from '../texts.ts';
import { useSentence } from './useSentence.ts';

registerChildDayTexts();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const TODAY = '2026-11-18';
/** Of a kind: how many are open today, how many done, how many late. */
type Counts = readonly [open: number, done: number, late?: number];
const dueDays = ([open, done, late = 0]: Counts) => [
  ...Array.from({ length: open }, () => ({ isDone: false, dueDate: TODAY })),
  ...Array.from({ length: done }, () => ({ isDone: true, dueDate: TODAY })),
  ...Array.from({ length: late }, () => ({ isDone: false, dueDate: '2026-11-16' })),
];
const dayOf = (tasks: Counts, homework: Counts, isKnown = true) =>
  childDay({
    today: TODAY,
    tasks: dueDays(tasks).map(({ isDone, dueDate }, at) =>
      taskOf({ id: `t${at}`, dueDate, status: isDone ? 'completed' : 'pending' }),
    ),
    homework: dueDays(homework).map(({ isDone, dueDate }, at) =>
      homeworkOf({ id: `h${at}`, dueDate, status: isDone ? 'completed' : 'active' }),
    ),
    isKnown,
  });
const Sentence = ({ day }: { day: ReturnType<typeof dayOf> }) => useSentence(day);

it.each([
  ['2 görev · 1 ödev kaldı', dayOf([2, 1], [1, 0])],
  ['2 görev kaldı', dayOf([2, 1], [0, 0])],
  ['2 ödev kaldı', dayOf([0, 0], [2, 1])],
  ['Görevler tamam · 2 ödev bekliyor', dayOf([0, 1], [2, 0])],
  ['Ödev tamam · 2 görev kaldı', dayOf([2, 0], [0, 1])],
  ['Ödev tamam · 1 görev kaldı · 2 gecikmiş', dayOf([1, 0, 1], [0, 1, 1])],
  ['Bugün tamam · 2 gecikmiş iş bekliyor', dayOf([0, 1, 1], [0, 0, 1])],
  ['1 gecikmiş iş bekliyor', dayOf([0, 0, 1], [0, 0])],
  ['Görevler de ödevler de tamam', dayOf([0, 1], [0, 1])],
  ['Bugünün görevleri tamam', dayOf([0, 1], [0, 0])],
  ['Bugünün ödevleri tamam', dayOf([0, 0], [0, 1])],
  ['Bugünün tamamı görünmüyor', dayOf([0, 1], [0, 0], false)],
  ['Bugün için görev yok.', dayOf([0, 0], [0, 0])],
])('[EV-06] what is left of a day, or that all of it is done: %s', async (words, day) => {
  await render(<Sentence day={day} />);
  expect(document.body.textContent).toBe(words);
});

it.each([
  ['2 tasks · 1 piece of homework left', dayOf([2, 1], [1, 0])],
  ['2 pieces of homework left', dayOf([0, 0], [2, 1])],
  ['Tasks done · 1 piece of homework to go', dayOf([0, 1], [1, 0])],
])('[EV-06] in English homework is counted by the piece: %s', async (words, day) => {
  await i18n.changeLanguage('en');
  await render(<Sentence day={day} />);
  expect(document.body.textContent).toBe(words);
});
