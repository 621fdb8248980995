import { beforeEach, expect, it, vi } from 'vitest';
import { overMidnight } from '../../testMidnight.tsx';
import { testRoot } from '../../testRoot.ts';
import { ClockProvider } from '../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../testClock.ts';
import { useChildDay } from './queries.ts';

const DAYS = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
// The same objects at each drawing, as what was read is until it is read anew: only the day is another one.
const { tasks, homework } = vi.hoisted(() => {
  const read = () => ({ isLoading: false, isError: false, items: [] as object[] });
  return { tasks: read(), homework: read() };
});
vi.mock('../tasks/queries.ts', () => ({ useTasksOfWeek: () => tasks, useTasksSinceLastWeek: () => tasks }));
const queue = vi.hoisted(() => ({ waiting: new Set<string>() }));
vi.mock('../../data/queue/useWaitingItems.ts', () => ({ useWaitingItems: () => queue.waiting }));
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

it('[OF-03] [OF-07] what is late and was done without a connection stands there until it is sent', async () => {
  tasks.items = [{ id: '17', dueDate: '2026-11-17', status: 'completed' }];
  homework.items = [];
  const shown = async (...waiting: readonly string[]) => {
    queue.waiting = new Set(waiting);
    await render(
      <ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>
        <Day />
      </ClockProvider>,
    );
    return document.body.textContent;
  };
  expect([await shown('17'), await shown()]).toEqual(['; ; 17; ', '; ; ; ']);
});
