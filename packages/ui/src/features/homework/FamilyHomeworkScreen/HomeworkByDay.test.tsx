import { beforeEach, expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { homeworkOf } from '../../../testHomework.ts';
import { overMidnight } from '../../../testMidnight.tsx';
import { testRoot } from '../../../testRoot.ts';
import { registerHomeworkTexts } from '../texts.ts';
import { HomeworkByDay } from './HomeworkByDay.tsx';

const HOMEWORK = ['2026-11-17', '2026-11-18', '2026-11-19'].map((dueDate) =>
  homeworkOf({ id: dueDate.slice(-2), dueDate, status: 'active' }),
);

registerHomeworkTexts();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

it('[EV-10] [S-51] what is left open stands under the new day’s headings from midnight on', async () => {
  const { before, after } = await overMidnight(
    render,
    <HomeworkByDay homework={HOMEWORK} isOpen cardOf={({ id }) => <p key={id}>{id}</p>} />,
    () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ')),
  );
  expect(before).toEqual(['Süresi geçti 1', 'Bugün 18 Kasım Çarşamba 1', 'Yarın 19 Kasım Perşembe 1']);
  expect(after).toEqual(['Süresi geçti 2', 'Bugün 19 Kasım Perşembe 1']);
});

it('[N-21] [Q-29] the days that are farther off are said in English where the interface is', async () => {
  await i18n.changeLanguage('en');
  const friday = homeworkOf({ id: '20', dueDate: '2026-11-20', status: 'active' });
  const { before } = await overMidnight(
    render,
    <HomeworkByDay homework={[friday]} isOpen cardOf={({ id }) => <p key={id}>{id}</p>} />,
    () => document.querySelector('h2')?.textContent.replaceAll(/\s+/g, ' '),
  );
  expect(before).toBe('Friday 20 November 1');
});
