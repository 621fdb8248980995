import type { Activity, Stats, Task } from '@kovan/api-client/contract';
import { notifyManager } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useItemChange } from '../../../data/changes.ts';
import { keys } from '../../../data/keys.ts';
import { createQueryClient } from '../../../data/queryClient.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { istanbulAt } from '../../../testClock.ts';
import { homeworkOf } from '../../../testHomework.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
import { taskOf } from '../../../testTask.ts';
import { FamilyDashboardScreen } from './FamilyDashboardScreen.tsx';

const TODAY = '2026-11-18';
const drawn = vi.hoisted(() => [] as string[]);
const family = vi.hoisted(() => ({
  children: [{ id: 'elif', name: 'Elif', avatar: '👧' }],
  isLoading: false,
  isError: false,
}));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => family }));
vi.mock('../../../providers/ViewProvider.tsx', () => ({ useView: () => ({ viewMode: 'family' }) }));
vi.mock('../../../providers/OnboardingProvider.tsx', () => ({ useMustAddChild: () => false }));
vi.mock('./WeeklyReport.tsx', () => ({ WeeklyReport: () => null }));
vi.mock('../../tasks/parts/useCompleteInFamily.ts', () => ({
  useCompleteInFamily: () =>
    useItemChange<Task, Task>({
      kind: 'tasks',
      operation: 'tasks.complete',
      changeOf: ({ id }) => ({ id, to: DONE }),
      send: () => sending,
    }),
}));
vi.mock('../../homework/parts/useHomeworkCheck.ts', () => ({ useHomeworkCheck: () => () => undefined }));
// Each part has one of these in it.
vi.mock('../../../components/Avatar/Avatar.tsx', () => ({
  Avatar: ({ size }: { size: keyof typeof PARTS }) => {
    drawn.push(PARTS[size]);
    return null;
  },
}));
vi.mock('../../../components/StatCard/StatCard.tsx', () => ({
  StatCard: () => {
    drawn.push('figure');
    return null;
  },
}));

const PARTS = { 36: 'tile', 32: 'row or week', 28: 'activity' } as const;
const DONE = { status: 'completed', completedDate: `${TODAY}T09:00:00.000Z` } as const;
const STATS: Stats = { pendingHomework: 1, completedHomework: 0, pendingTasks: 2, completedTasks: 0 };
const ticked = (id: string): Activity => ({
  id,
  type: 'task',
  icon: '🎒',
  title: id,
  childId: 'elif',
  childName: 'Elif',
  completedAt: `${TODAY}T08:00:00.000Z`,
});
let sending: Promise<Task>;

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

it('[EV-01] tiles, rows, week and activities are drawn when what each of them shows changes, and nothing when a tick is accepted', async () => {
  // As screens have it: what is told is drawn at once, not with all that comes in the same act.
  notifyManager.setScheduler(queueMicrotask);
  let accept: (task: Task) => void = () => undefined;
  sending = new Promise((resolve) => (accept = resolve));
  const client = createQueryClient();
  const tasks = [taskOf({ id: 'oda', dueDate: TODAY }), taskOf({ id: 'sofra', dueDate: TODAY })];
  client.setQueryData(keys.taskOccurrences(null, '2026-11-16'), tasks);
  client.setQueryData(keys.homework('elif'), [homeworkOf({ id: 'kesirler', status: 'active', dueDate: TODAY })]);
  client.setQueryData(keys.stats(null), STATS);
  client.setQueryData(keys.activities(null), [ticked('çanta')]);
  await render(
    <Surroundings client={client} clock={istanbulAt(`${TODAY}T09:00:00Z`)}>
      <MemoryRouter>
        <FamilyDashboardScreen />
      </MemoryRouter>
    </Surroundings>,
  );
  /** What is drawn by something, and how often. */
  const drawnBy = async (work: () => void) => {
    drawn.length = 0;
    await act(async () => work());
    return Object.fromEntries([...new Set(drawn)].map((part) => [part, drawn.filter((one) => one === part).length]));
  };

  // The row that is ticked and the week.
  const press = () => document.querySelector<HTMLElement>('li button')?.click();
  expect(await drawnBy(press)).toEqual({ tile: 1, 'row or week': 2, figure: 4 });
  expect(await drawnBy(() => accept({ ...taskOf({ id: 'oda', dueDate: TODAY }), ...DONE }))).toEqual({});
  const stats = { ...STATS, completedTasks: 1 };
  expect(await drawnBy(() => void client.setQueryData(keys.stats(null), stats))).toEqual({ figure: 4 });
  const activities = [ticked('oda'), ticked('çanta')];
  const ofActivities = await drawnBy(() => void client.setQueryData(keys.activities(null), activities));
  expect(ofActivities).toEqual({ figure: 4, activity: 2 });
});
