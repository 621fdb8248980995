import type { Homework } from '@kovan/api-client/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { overMidnight } from '../../testMidnight.tsx';
import { testRoot } from '../../testRoot.ts';
import { useChildHomework } from './ChildHomeworkScreen/useChildHomework.ts';
import { HomeworkByDay } from './FamilyHomeworkScreen/HomeworkByDay.tsx';
import { registerHomeworkTexts } from './texts.ts';

const HOMEWORK = vi.hoisted(() =>
  ['2026-11-17', '2026-11-18', '2026-11-19'].map((dueDate): Homework => ({
    id: dueDate.slice(-2),
    childId: 'elif',
    subject: null,
    title: null,
    description: null,
    teacher: null,
    book: null,
    page: null,
    dueDate,
    status: 'active',
  })),
);
vi.mock('./queries.ts', () => ({
  useHomeworkOfChild: () => ({ items: HOMEWORK, isLoading: false, isError: false, error: null }),
}));
vi.mock('./parts/useCompleteHomework.ts', () => ({ useCompleteHomework: () => () => undefined }));

registerHomeworkTexts();
const render = testRoot();
beforeEach(async () => {
  vi.useFakeTimers();
  await i18n.changeLanguage('tr');
});
afterEach(() => {
  vi.useRealTimers();
});

const Groups = () => {
  const { pending = [], overdue = [] } = useChildHomework('elif').groups ?? {};
  return [pending, overdue].map((group) => group.map(({ id }) => id).join(' ')).join('; ');
};

it('[CH-03] [CH-05] what a child has left open becomes overdue at midnight', async () => {
  const { before, after } = await overMidnight(render, <Groups />, () => document.body.textContent);
  expect([before, after]).toEqual(['18 19; 17', '19; 17 18']);
});

it('[EV-10] what the family has left open stands under the new day’s headings from midnight on', async () => {
  const { before, after } = await overMidnight(
    render,
    <HomeworkByDay homework={HOMEWORK} isOpen cardOf={({ id }) => <p key={id}>{id}</p>} />,
    () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ')),
  );
  expect(before).toEqual(['Süresi geçti 1', 'Bugün 18 Kasım Çarşamba 1', 'Yarın 19 Kasım Perşembe 1']);
  expect(after).toEqual(['Süresi geçti 2', 'Bugün 19 Kasım Perşembe 1']);
});
