import type { Task } from '@kovan/api-client/contract';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../../data/keys.ts';
import { createQueryClient } from '../../data/queryClient.ts';
import { NOTHING_WAITS } from '../../data/queue/queue.ts';
import { entryOf } from '../../data/queue/testEntry.ts';
import type { Work } from '../../data/queue/work.ts';
import { testApi } from '../../testApi.ts';
import { testQueue } from '../../testQueue.ts';
import { testRoot } from '../../testRoot.ts';
import { Surroundings } from '../../testSurroundings.tsx';
import { useScheduledTasks, useSingleTasks, useTasksOfWeek, useTasksSinceLastWeek } from './queries.ts';

const TODAY: Task = {
  id: 't1',
  childId: 'elif',
  name: 'Çiçekleri sula',
  icon: '🧹',
  dueDate: '2026-11-18',
  status: 'pending',
  completedDate: null,
  scheduledTaskId: null,
};
const TASKS: readonly Task[] = [
  TODAY,
  { ...TODAY, id: 't2', status: 'completed', completedDate: '2026-11-18T12:00:00Z' },
  { ...TODAY, id: 't3', dueDate: '2026-11-19' },
];
const WEEK = { start: '2026-11-16', end: '2026-11-22' };

const api = testApi(() => Promise.reject(new TypeError('Failed to fetch')));
const render = testRoot();
const renderOver = (asked: typeof api, client: ReturnType<typeof createQueryClient>, shown: ReactNode) =>
  render(
    <Surroundings client={client} api={asked}>
      {shown}
    </Surroundings>,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T20:59:59.999Z') });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['a child’s week', () => useTasksOfWeek('elif'), keys.childTasks('elif', WEEK)],
  ['a child since last week', () => useTasksSinceLastWeek('elif'), keys.taskOccurrences('elif', WEEK.start)],
  ['one child, of what is known of all', () => useTasksSinceLastWeek('elif'), keys.taskOccurrences(null, WEEK.start)],
  ['the family', () => useSingleTasks(null), keys.taskList(null)],
] as const)(
  '[S-33] [OF-02] without a connection the tasks of %s are late once their day is over',
  async (_, use, key) => {
    const client = createQueryClient();
    client.setQueryData(key, TASKS);
    const List = () => (
      <p>
        {use()
          .items.map(({ status }) => status)
          .join(' ')}
      </p>
    );
    await renderOver(api, client, <List />);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(document.body.textContent).toBe('pending completed pending');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(document.body.textContent).toBe('overdue completed pending');
  },
);

it('[CT-14] [N-19] the week that was left open on Sunday is read as the next one from midnight on', async () => {
  vi.setSystemTime(new Date('2026-11-22T20:59:59.999Z'));
  const asked: (string | null)[] = [];
  const noted = testApi((request) => {
    asked.push(
      new URL(request instanceof Request ? request.url : request, 'https://kovan.example').searchParams.get(
        'date_start',
      ),
    );
    return Promise.resolve(Response.json([]));
  });
  const Week = () => String(useTasksOfWeek('elif').isLoading);
  await renderOver(noted, createQueryClient(), <Week />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toEqual(['2026-11-16']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked).toEqual(['2026-11-16', '2026-11-23']);
});

it('[EV-01] [EV-13] from Monday on, what was read on Sunday tells nothing of the family or of a child', async () => {
  const Since = ({ childId }: { childId: string | null }) => {
    const { items, isError } = useTasksSinceLastWeek(childId);
    return <p>{isError ? 'unknown' : items.length}</p>;
  };
  const both = [null, 'elif'].map((childId) => <Since key={childId} childId={childId} />);
  const said = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  vi.setSystemTime(new Date('2026-11-22T20:59:59.999Z'));
  const client = createQueryClient();
  client.setQueryData(keys.taskOccurrences(null, WEEK.start), TASKS);
  await renderOver(api, client, both);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(said()).toEqual(['3', '3']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(said()).toEqual(['unknown', 'unknown']);
});

const taskFor = (childId: string, dueDate = '2026-11-20'): Work => ({
  operation: 'task.create',
  name: childId,
  input: { childId, name: childId, icon: '🧹', dueDate },
});
const ruleFor = (childId: string): Work => ({
  operation: 'scheduledTask.create',
  name: childId,
  input: { childId, name: childId, icon: '🧹', isPeriodic: true, period: { frequency: '1', weekDays: ['Cuma'] } },
});

const queueOf = (works: readonly Work[]) => {
  const orphans = works.map((work, index) => entryOf(String(index), { work }));
  const waiting = { ...NOTHING_WAITS, entries: orphans, orphans };
  return testQueue({ view: () => waiting });
};

it('[P-13] [OF-03] of tasks that were added and wait, a child’s week has those of that child and week', async () => {
  const client = createQueryClient();
  client.setQueryData(keys.childTasks('elif', WEEK), []);
  const days = ['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-22', '2026-11-23'];
  const queue = queueOf([taskFor('can'), ...days.map((day) => taskFor('elif', day))]);
  const Week = () => (
    <p>
      {useTasksOfWeek('elif')
        .items.map(({ name, dueDate, status }) => `${name} ${dueDate} ${status}`)
        .join(', ')}
    </p>
  );
  await renderOver(
    api,
    client,
    <Surroundings queue={queue}>
      <Week />
    </Surroundings>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(document.body.textContent).toBe('elif 2026-11-16 overdue, elif 2026-11-18 pending, elif 2026-11-22 pending');
});

it.each([
  ['tasks', taskFor, useSingleTasks, keys.taskList],
  [
    'tasks since last week',
    taskFor,
    useTasksSinceLastWeek,
    (childId: string | null) => keys.taskOccurrences(childId, WEEK.start),
  ],
  ['rules', ruleFor, useScheduledTasks, keys.scheduledTasks],
] as const)(
  '[P-13] [Q-35] [OF-03] of %s that were added and wait, a child’s list has that child’s own, the family’s all',
  async (_, workFor, use, keyOf) => {
    const client = createQueryClient();
    for (const childId of ['elif', null]) client.setQueryData(keyOf(childId), []);
    const queue = queueOf(['elif', 'can'].map((childId) => workFor(childId)));
    const Names = ({ childId }: { childId: string | null }) => (
      <p>
        {use(childId)
          .items.map(({ name }) => name)
          .join(' ')}
      </p>
    );
    await renderOver(
      api,
      client,
      <Surroundings queue={queue}>
        <Names childId="elif" />
        <Names childId={null} />
      </Surroundings>,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['elif', 'elif can']);
  },
);
