import { expect, it, vi } from 'vitest';
import { overMidnight } from '../../../testMidnight.tsx';
import { testRoot } from '../../../testRoot.ts';
import { useChildHomework } from './useChildHomework.ts';

const HOMEWORK = vi.hoisted(() =>
  ['2026-11-17', '2026-11-18', '2026-11-19'].map((dueDate) => ({ id: dueDate.slice(-2), dueDate, status: 'active' })),
);
vi.mock('../queries.ts', () => ({
  useHomeworkOfChild: () => ({ items: HOMEWORK, isLoading: false, isError: false, error: null }),
}));
vi.mock('../parts/useCompleteHomework.ts', () => ({ useCompleteHomework: () => () => undefined }));

const render = testRoot();

const Groups = () => {
  const { pending = [], overdue = [] } = useChildHomework('elif').groups ?? {};
  return [pending, overdue].map((group) => group.map(({ id }) => id).join(' ')).join('; ');
};

it('[CH-03] [CH-05] what is left open becomes overdue at midnight', async () => {
  const { before, after } = await overMidnight(render, <Groups />, () => document.body.textContent);
  expect([before, after]).toEqual(['18 19; 17', '19; 17 18']);
});
