import { ApiError } from '@kovan/api-client';
import type { NewHomework, ScheduledTaskInput, TaskInput } from '@kovan/api-client/contract';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { Outcome } from '../../data/queue/queue.ts';
import { testQueue } from '../../testQueue.ts';
import { testRoot } from '../../testRoot.ts';
import { Surroundings } from '../../testSurroundings.tsx';
import { useAddHomework } from '../homework/mutations.ts';
import { useAddScheduledTask, useAddTask } from './mutations.ts';

const render = testRoot();

const TASK: TaskInput = { childId: 'elif', name: 'Oda', icon: '🧹', dueDate: '2026-11-20' };
const SCHEDULED: ScheduledTaskInput = {
  childId: 'elif',
  name: 'Oda',
  icon: '🧹',
  isPeriodic: true,
  period: { frequency: '1', weekDays: ['Pazartesi'] },
};
const HOMEWORK: NewHomework = {
  childId: 'elif',
  subject: 'Matematik',
  title: 'Kesirler',
  description: 'Sayfa 12',
  teacher: null,
  book: null,
  page: null,
  dueDate: null,
};

const useAddTheTask = () => {
  const add = useAddTask();
  return () => add(TASK);
};
const useAddTheScheduledTask = () => {
  const add = useAddScheduledTask();
  return () => add(SCHEDULED);
};
const useAddTheHomework = () => {
  const add = useAddHomework();
  return () => add(HOMEWORK);
};

const failedWith = (error: ApiError): Outcome => ({ kind: 'refused', error, isLate: false });

it.each([
  ['[P-05] homework', useAddTheHomework],
  ['a task', useAddTheTask],
  ['a periodic task', useAddTheScheduledTask],
])('%s whose answer got lost is added once, and anew where it was deleted meanwhile', async (_, useAdd) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const outcomes = [
    failedWith(new ApiError('timeout', 'add')),
    failedWith(new ApiError('http', 'add', { status: 503 })),
    failedWith(new ApiError('http', 'add', { status: 404 })),
  ];
  const keys: (string | undefined)[] = [];
  const queue = testQueue();
  queue.add = async ({ key }) => {
    keys.push(key);
    return outcomes.shift() ?? { kind: 'queued' };
  };
  const Form = () => {
    const add = useAdd();
    return <button onClick={() => void add().catch(() => undefined)}>Ekle</button>;
  };
  await render(
    <Surroundings queue={queue}>
      <Form />
    </Surroundings>,
  );
  for (let press = 0; press < 4; press++) {
    await act(async () => document.querySelector('button')?.click());
  }
  await vi.waitFor(() => expect(keys).toHaveLength(4));
  const [first, ...others] = keys;
  expect(others.map((key) => key === first)).toEqual([true, true, false]);
  vi.restoreAllMocks();
});
