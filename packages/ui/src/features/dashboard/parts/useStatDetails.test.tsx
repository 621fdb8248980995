import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { NOTHING_WAITS, type QueueView } from '../../../data/queue/queue.ts';
import { entryOf } from '../../../data/queue/testEntry.ts';
import type { Work } from '../../../data/queue/work.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { istanbulAt } from '../../../testClock.ts';
import { testQueue } from '../../../testQueue.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
import { taskOf } from '../../../testTask.ts';
import { registerDashboardTexts } from '../texts.ts';
import { useStatDetails } from './useStatDetails.tsx';

registerDashboardTexts();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const NONE = { pendingHomework: 0, completedHomework: 0, pendingTasks: 0, completedTasks: 0 };
const done = (dueDate: string, completedDate: string) =>
  taskOf({ id: completedDate, dueDate, status: 'completed', completedDate });

it.each([
  ['due last week and done on Monday', done('2026-11-13', '2026-11-15T21:00:00.000Z'), 1],
  ['due on Monday and done the evening before', done('2026-11-16', '2026-11-15T20:59:59.999Z'), 0],
  ['due next week and done today', done('2026-11-24', '2026-11-18T08:00:00.000Z'), 1],
])('[EV-03] a task %s counts by the viewer’s day on which it was done', async (_, task, expected) => {
  const Details = () => useStatDetails(NONE, [task], []).details.completedTasks;
  await render(
    <Surroundings clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <Details />
    </Surroundings>,
  );
  expect(document.body.textContent).toBe(`bu hafta ${expected}`);
});

it('[EV-03] behind the figures stands what they count: no task of the weeks ahead', async () => {
  const tasks = [taskOf({ id: 'sunday', dueDate: '2026-11-22' }), taskOf({ id: 'monday', dueDate: '2026-11-23' })];
  const Behind = () => useStatDetails(NONE, tasks, []).behind.openTasks.map(({ id }) => id);
  await render(
    <Surroundings clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <Behind />
    </Surroundings>,
  );
  expect(document.body.textContent).toBe('sunday');
});

it('[EV-03] [OF-03] the figures count what was ticked once it has to wait, and are not told anew for each step that is sent', async () => {
  let view: QueueView = NOTHING_WAITS;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const queue = testQueue({ view: () => view, subscribe });
  const tasks = [taskOf({ id: 'oda', status: 'completed' })];
  const told: number[] = [];
  const Figures = () => {
    told.push(useStatDetails(NONE, tasks, []).figures.completedTasks);
    return null;
  };
  await render(
    <Surroundings queue={queue} clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <Figures />
    </Surroundings>,
  );
  const work: Work = { operation: 'task.complete', id: 'oda', name: 'Oda', to: { status: 'completed' } };
  const hold = (...entries: QueueView['entries']) =>
    act(async () => {
      view = { ...view, entries };
      for (const listener of listeners) listener();
    });
  await hold(entryOf('1', { work, isLate: false }));
  await hold();
  expect(told).toEqual([0]);
  await hold(entryOf('2', { work }));
  expect(told).toEqual([0, 1]);
});
