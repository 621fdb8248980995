import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overMidnight } from '../../testMidnight.tsx';
import { testRoot } from '../../testRoot.ts';
import { useChildDay } from './queries.ts';

const DAYS = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const read = vi.hoisted(() => ({ isLoading: false, isError: false, items: [] as object[] }));
vi.mock('../tasks/queries.ts', () => ({ useTasksOfWeek: () => read, useTasksSinceLastWeek: () => read }));
vi.mock('../homework/queries.ts', () => ({
  useHomeworkOfChild: () => ({ ...read, items: read.items.map((item) => ({ ...item, status: 'active' })) }),
}));

const render = testRoot();
const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id).join(' ');
const Day = () => {
  const { tasks, day, tomorrow } = useChildDay('elif');
  return [idsOf(tasks), idsOf(day.cells), idsOf(day.late), idsOf(tomorrow)].join('; ');
};

beforeEach(() => {
  vi.useFakeTimers();
  read.items = DAYS.map((dueDate) => ({ id: dueDate.slice(-2), dueDate, status: 'pending' }));
});
afterEach(() => {
  vi.useRealTimers();
});

it('[CT-04] [EV-06] today, late and tomorrow are told by the viewer’s day, which the next one follows at midnight', async () => {
  const { before, after } = await overMidnight(render, <Day />, () => document.body.textContent);
  expect([before, after]).toEqual(['18; 18 18; 17 17; 19', '19; 19 19; 17 18 17 18; 20']);
});
