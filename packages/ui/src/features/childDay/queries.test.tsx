import { beforeEach, expect, it, vi } from 'vitest';
import { overMidnight } from '../../testMidnight.tsx';
import { testRoot } from '../../testRoot.ts';
import { useChildDay } from './queries.ts';

const DAYS = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
// The same objects at each drawing, as what was read is until it is read anew: only the day is another one.
const { tasks, homework } = vi.hoisted(() => {
  const read = () => ({ isLoading: false, isError: false, items: [] as object[] });
  return { tasks: read(), homework: read() };
});
vi.mock('../tasks/queries.ts', () => ({ useTasksOfWeek: () => tasks, useTasksSinceLastWeek: () => tasks }));
vi.mock('../homework/queries.ts', () => ({ useHomeworkOfChild: () => homework }));

const render = testRoot();
const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id).join(' ');
const Day = () => {
  const { tasks: ofToday, day, tomorrow } = useChildDay('elif');
  return [idsOf(ofToday), idsOf(day.cells), idsOf(day.late), idsOf(tomorrow)].join('; ');
};

beforeEach(() => {
  const dueOn = (status: string) => DAYS.map((dueDate) => ({ id: dueDate.slice(-2), dueDate, status }));
  tasks.items = dueOn('pending');
  homework.items = dueOn('active');
});

it('[CT-04] [EV-06] today, late and tomorrow are told by the viewer’s day, which the next one follows at midnight', async () => {
  const { before, after } = await overMidnight(render, <Day />, () => document.body.textContent);
  expect([before, after]).toEqual(['18; 18 18; 17 17; 19', '19; 19 19; 17 18 17 18; 20']);
});
