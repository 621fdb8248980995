import type { Stats, Task } from '@kovan/api-client/contract';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_WAITS } from '../../../data/queue/queue.ts';
import { entryOf } from '../../../data/queue/testEntry.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { istanbulAt } from '../../../testClock.ts';
import { homeworkOf } from '../../../testHomework.ts';
import { testQueue } from '../../../testQueue.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
import { registerDashboardTexts } from '../texts.ts';
import { Evening } from './Evening.tsx';

registerDashboardTexts();
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [], isLoading: false }) }));

const DONE = { status: 'completed', completedDate: '2026-11-18T08:00:00.000Z' } as const;
const TASK: Task = {
  id: 'oda',
  childId: 'elif',
  name: 'Odanı topla',
  icon: '🧹',
  dueDate: '2026-11-18',
  scheduledTaskId: null,
  ...DONE,
};
const ADDED = homeworkOf({ id: 'waiting:2', status: 'active', dueDate: '2026-11-18' });
const TICK = entryOf('1', { work: { operation: 'task.complete', id: TASK.id, name: TASK.name, to: DONE } });

const ZEROS: Stats = { pendingHomework: 0, completedHomework: 0, pendingTasks: 0, completedTasks: 0 };
const queue = testQueue();
const nothing = () => undefined;
const render = testRoot();

/** The figures of the server before it has heard of the tick and of the homework. */
const BEFORE: Stats = { ...ZEROS, pendingTasks: 1 };
const figuresWhere = async (known: { isKnown: boolean; areStatsUnknown: boolean }) => {
  const day = {
    tasks: [TASK],
    areTasksKnown: true,
    homework: [ADDED],
    isLoading: false,
    isKnown: known.isKnown,
    lacks: { task: false, homework: false },
    isError: !known.isKnown,
    isRetrying: false,
    retry: nothing,
  };
  const dashboard = {
    stats: known.areStatsUnknown ? ZEROS : BEFORE,
    activities: [],
    areStatsLoading: false,
    areActivitiesLoading: false,
    areStatsUnknown: known.areStatsUnknown,
    areActivitiesUnknown: false,
    isError: known.areStatsUnknown,
    isRetrying: false,
    retry: nothing,
  };
  await render(
    <Surroundings queue={queue} clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <MemoryRouter>
        <Evening childId="elif" day={day} dashboard={dashboard} isFamilyView={false} />
      </MemoryRouter>
    </Surroundings>,
  );
  return [...document.querySelectorAll('section[aria-label] a')].map(({ textContent }) =>
    textContent.replaceAll(/\s/g, ' '),
  );
};

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  queue.foresee({ ...NOTHING_WAITS, entries: [TICK], orphans: [TICK] });
});

it('[FD-06] [P-03] in a child’s view the activities stand below the figures, too', async () => {
  await figuresWhere({ isKnown: true, areStatsUnknown: false });
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Son etkinlikler']);
});

it('[EV-03] [OF-03] a figure and its words tell of the same, with what waits', async () => {
  expect(await figuresWhere({ isKnown: true, areStatsUnknown: false })).toEqual([
    'Bekleyen ödev 1 1 bugün',
    'Tamamlanan ödev 0 kontrol bekleyen yok',
    'Bekleyen görev 0 gecikmiş yok',
    'Tamamlanan görev 1 bu hafta 1',
  ]);
});

it.each([
  [
    'the day is not known the figures are the server’s',
    { isKnown: false, areStatsUnknown: false },
    ['0', '0', '1', '0'],
  ],
  ['the figures are not known all are zeros', { isKnown: true, areStatsUnknown: true }, ['0', '0', '0', '0']],
])('[EV-03] [EV-13] where %s', async (_, known, expected) => {
  const figures = await figuresWhere(known);
  expect(figures.map((text) => /\d+/.exec(text)?.[0])).toEqual(expected);
});
