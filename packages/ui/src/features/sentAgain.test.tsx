import { ApiError } from '@kovan/api-client';
import { act, useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Queue } from '../data/queue/queue.ts';
import { testApi } from '../testApi.ts';
import { homeworkOf } from '../testHomework.ts';
import { testQueue } from '../testQueue.ts';
import { testRoot } from '../testRoot.ts';
import { Surroundings } from '../testSurroundings.tsx';
import { useImport } from './account/mutations.ts';
import { useAddChild } from './children/mutations.ts';
import { useSendWeeklyReport } from './dashboard/mutations.ts';
import { useAddHomework } from './homework/mutations.ts';
import { useAddScheduledTask, useAddTask } from './tasks/mutations.ts';

vi.mock('../providers/AuthProvider.tsx', () => ({ useAuth: () => ({}) }));
vi.mock('../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ refresh: () => Promise.resolve() }) }));

const CHILD = { name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' } as const;
const TASK = { childId: 'elif', name: 'Odanı topla', icon: '🧹' } as const;
const { id: _none, status: _new, ...HOMEWORK } = homeworkOf({ id: '', status: 'active', description: 'Sayfa 12' });
/** What any of them may be answered. */
const ANSWER = {
  success: true,
  data: { ...CHILD, id: 'elif', children: 1, tasks: 0, scheduledTasks: 0, homework: 0, breaks: 0, treats: 0 },
};

/** The keys that were sent, in their order. The answer to the first is lost, or says that what came of it is deleted. */
let keys: (string | null | undefined)[];
let isGone: boolean;
const api = testApi(async (_url, init) => {
  keys.push(new Headers(init?.headers).get('Idempotency-Key'));
  if (isGone && keys.length === 1) return Response.json({ error: 'Yok.', code: 'NOT_FOUND' }, { status: 404 });
  if (keys.length === 1) throw new TypeError('Failed to fetch');
  return Response.json(ANSWER);
});
const queue: Queue = testQueue({
  add: async ({ key }) => {
    keys.push(key);
    if (keys.length > 1) return { kind: 'accepted', answer: { id: 'new', childId: 'elif' } };
    return { kind: 'refused', error: new ApiError('network', 'test'), isLate: false };
  },
});
let now: string;
const clock = { now: () => new Date(now), timeZone: 'Europe/Istanbul' };
const render = testRoot();

beforeEach(() => {
  [keys, isGone] = [[], false];
  now = '2026-11-20T18:00:00Z';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Draws a form; gives the way to send it, which ends when its answer, or that there is none, is known. */
const open = async (use: () => (input: never) => unknown) => {
  let send: (input: never) => unknown = () => undefined;
  const Form = () => {
    const given = use();
    useLayoutEffect(() => void (send = given));
    return null;
  };
  await render(
    <Surroundings api={api} queue={queue} clock={clock}>
      <Form />
    </Surroundings>,
  );
  return async (what: unknown) => {
    const count = keys.length + 1;
    await act(async () => void Promise.resolve(send(what as never)).catch(() => undefined));
    await vi.waitFor(() => expect(keys).toHaveLength(count));
    await act(async () => {});
  };
};

it.each([
  ['[S-21] [O-02] a child', useAddChild, CHILD],
  ['[EX-02] a file', useImport, { kovan: 'family' }],
  ['[A-21] the weekly report', () => useSendWeeklyReport().send, undefined],
  ['[P-05] homework', useAddHomework, HOMEWORK],
  ['[P-08] a task', useAddTask, { ...TASK, dueDate: '2026-11-20' }],
  ['[P-08] a rule', useAddScheduledTask, { ...TASK, isPeriodic: true, period: { frequency: '1', weekDays: ['Cuma'] } }],
] as const)(
  '%s whose answer was lost is sent again by the same key, the next like it by its own',
  async (_, use, what) => {
    const send = await open(use);
    for (let time = 1; time <= 3; time += 1) await send(what);
    expect(keys.every(Boolean)).toBe(true);
    expect([keys[1] === keys[0], keys[2] === keys[1]]).toEqual([true, false]);
  },
);

it('[EX-02] a file whose children were deleted since is brought in anew', async () => {
  isGone = true;
  const send = await open(useImport);
  for (let time = 1; time <= 2; time += 1) await send({ kovan: 'family' });
  expect(keys.every(Boolean)).toBe(true);
  expect(keys[1]).not.toBe(keys[0]);
});

it('[A-21] the weekly report whose answer was lost is asked for anew on another day', async () => {
  const send = await open(() => useSendWeeklyReport().send);
  await send(undefined);
  now = '2026-11-22T18:00:00Z';
  await act(async () => window.dispatchEvent(new Event('focus')));
  await send(undefined);
  expect(keys.every(Boolean)).toBe(true);
  expect(keys[1]).not.toBe(keys[0]);
});
