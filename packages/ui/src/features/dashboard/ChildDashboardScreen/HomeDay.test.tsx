import { childDay } from '@kovan/domain/childDay';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../data/queryClient.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { testApi } from '../../../testApi.ts';
import { homeworkOf } from '../../../testHomework.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
import type { ReadDay } from '../../childDay/queries.ts';
import { HomeDay } from './HomeDay.tsx';
import { linksOfStats } from './links.ts';

vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [] }) }));
vi.mock('../../childDay/parts/Day.tsx', () => ({ Day: () => <p>Gün</p> }));
// Asked once for each drawing of what was done so far.
vi.mock('./links.ts', { spy: true });
vi.mock('../../childDay/parts/useFinish.ts', () => ({ useFinish: () => () => undefined }));

const TASKS = 'Görevler yüklenirken bir hata oluştu.';
const DATA = 'Veriler yüklenirken bir hata oluştu.';
type Call = 'stats' | 'activities';
const NOTHING = {
  day: childDay({ today: '2026-11-18', tasks: [], homework: [] }),
  week: [],
  tasks: [],
  tasksSinceLastWeek: [],
  homework: [],
  tomorrow: [],
  missing: [],
  isLoading: false,
  isRetrying: false,
};

const render = testRoot();
const retryDay = vi.fn();
let failing: readonly Call[];
let asked: Call[];

const down = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = <Data,>(call: Call, data: Data): Promise<Data> => {
  asked.push(call);
  return failing.includes(call) ? down() : Promise.resolve(data);
};
const client = testApi(down);
const api: typeof client = {
  ...client,
  dashboard: {
    ...client.dashboard,
    stats: () => answer('stats', { pendingHomework: 1, completedHomework: 3, pendingTasks: 2, completedTasks: 1 }),
    activities: () => answer('activities', []),
  },
};
const alerts = () => [...document.querySelectorAll('[role=alert]')];
let queryClient: ReturnType<typeof createQueryClient>;
const Screen = ({ read }: { read: ReadDay }) => (
  <Surroundings client={queryClient} api={api}>
    <MemoryRouter>
      <HomeDay childId="elif" read={read} />
    </MemoryRouter>
  </Surroundings>
);
const draw = async (isDayUnknown: boolean, more: Partial<ReadDay> = {}) => {
  const read: ReadDay = { ...NOTHING, isError: isDayUnknown, retry: retryDay, ...more };
  queryClient = createQueryClient();
  await render(<Screen read={read} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
  return read;
};

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await i18n.changeLanguage('tr');
  retryDay.mockReset();
  asked = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const CASES: (readonly [isDayUnknown: boolean, failing: readonly Call[]])[] = [false, true].flatMap((isDayUnknown) =>
  ([[], ['stats'], ['activities'], ['stats', 'activities']] as const).map((calls) => [isDayUnknown, calls] as const),
);

it.each(CASES)(
  '[CD-05] [X-36] [X-37] says what could not be read, and asks for that alone again: day %s, %j',
  async (isDayUnknown, calls) => {
    failing = calls;
    await draw(isDayUnknown);
    const expected = [...(isDayUnknown ? [TASKS] : []), ...(calls.length > 0 ? [DATA] : [])];
    expect(alerts().map((alert) => alert.querySelector('p')?.textContent)).toEqual(expected);
    asked = [];
    await act(async () => {
      for (const alert of alerts()) alert.querySelector('button')?.click();
    });
    expect(retryDay).toHaveBeenCalledTimes(isDayUnknown ? 1 : 0);
    expect(asked.toSorted()).toEqual(calls.toSorted());
  },
);

const MISSING = [{ what: 'homework', isRetrying: false, retry: () => undefined }] as const;

it.each([
  ['counts what is pending where the day is known', [], false, {}, ['1', '3', '0', '1']],
  ['says the server’s figures where tasks can’t be read', [], true, {}, ['1', '3', '2', '1']],
  ['says the server’s figures where homework can’t be read', [], false, { missing: MISSING }, ['1', '3', '2', '1']],
  ['says zeros where the figures can’t be read', ['stats'], false, {}, ['0', '0', '0', '0']],
] as const)('[CD-01] [EV-03] [EV-13] [OF-03] %s', async (_, calls, isDayUnknown, more, expected) => {
  failing = calls;
  await draw(isDayUnknown, { ...more, homework: [homeworkOf({ id: 'waiting:1', status: 'active' })] });
  const figures = [...document.querySelectorAll('section[aria-label] a')].map(({ textContent }) => textContent);
  expect(figures.map((text) => /\d+/.exec(text)?.[0])).toEqual(expected);
});

it('[EV-03] a child whose homework is all late is led to it, and not to an empty tab', async () => {
  failing = [];
  await draw(false, { homework: [homeworkOf({ id: 'kesirler', status: 'active', dueDate: '2026-11-16' })] });
  const figure = document.querySelector('section[aria-label] a');
  expect([figure?.textContent, figure?.getAttribute('href')]).toEqual([
    'Bekleyen ödev 1 1 gecikmiş',
    '/app/elif/assignments?tab=overdue',
  ]);
});

it('[EV-03] what was done so far is not drawn anew where the day says the same, as when a tick is accepted', async () => {
  failing = [];
  const read = await draw(false);
  vi.mocked(linksOfStats).mockClear();
  await render(<Screen read={read} />);
  expect(linksOfStats).not.toHaveBeenCalled();
});
