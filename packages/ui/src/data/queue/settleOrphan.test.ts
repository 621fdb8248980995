import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../keys.ts';
import { createQueryClient } from '../queryClient.ts';
import { settleOrphan } from './settleOrphan.ts';
import { entryOf } from './testEntry.ts';
import type { Work } from './work.ts';

const ROOM = { id: 't1', childId: 'elif', status: 'pending' };
const NEW = { ...ROOM, id: 't2' };
const TICK: Work = { operation: 'task.complete', id: 't1', name: 'Oda', to: { status: 'completed' } };
const input = { childId: 'elif', name: 'Oda', icon: '🧹' as const };
const TASK: Work = { operation: 'task.create', name: 'Oda', input: { ...input, dueDate: '2026-11-20' } };
const RULE: Work = {
  operation: 'scheduledTask.create',
  name: 'Oda',
  input: { ...input, isPeriodic: true, period: { frequency: '1', weekDays: ['Salı'] } },
};
/** Each list that holds the task, before anything was settled. */
const LISTS = [
  keys.taskList(null),
  keys.taskList('elif'),
  keys.taskList('can'),
  keys.scheduledTasks(null),
  keys.scheduledTasks('elif'),
];

let client: QueryClient;
const read = () =>
  LISTS.map((key) => client.getQueryData<(typeof ROOM)[]>(key)?.map(({ id, status }) => `${id} ${status}`));
const stale = () =>
  [...LISTS, keys.homework('elif'), keys.stats(null)].map((key) => client.getQueryState(key)?.isInvalidated);

beforeEach(() => {
  client = createQueryClient();
  for (const key of LISTS) client.setQueryData(key, [ROOM]);
  client.setQueryData(keys.homework('elif'), []);
  client.setQueryData(keys.stats(null), {});
});

it('[OF-03] what another page had asked for stands in every list once it is accepted, and what it made stale is read anew', async () => {
  await settleOrphan(client, entryOf('1', { work: TICK }), { kind: 'accepted', answer: undefined });
  expect(read()).toEqual(LISTS.map(() => ['t1 completed']));
  expect(stale()).toEqual([...LISTS.map(() => true), false, true]);
});

it('[OF-03] what the server answered to it stands there', async () => {
  const answer = { ...ROOM, status: 'completed at six' };
  await settleOrphan(client, entryOf('1', { work: TICK }), { kind: 'accepted', answer });
  expect(read()).toEqual(LISTS.map(() => ['t1 completed at six']));
});

it.each([
  ['a task', TASK, [0, 1]],
  ['a periodic task', RULE, [3, 4]],
] as const)('[OF-03] %s that it had added stands in the lists of the family and the child', async (_, work, where) => {
  await settleOrphan(client, entryOf('1', { work }), { kind: 'accepted', answer: NEW });
  const after = LISTS.map((__, index) =>
    where.some((one) => one === index) ? ['t1 pending', 't2 pending'] : ['t1 pending'],
  );
  expect(read()).toEqual(after);
  // Told by the stream as well, it stands there once.
  await settleOrphan(client, entryOf('1', { work }), { kind: 'accepted', answer: NEW });
  expect(read()).toEqual(after);
});

it('[OF-02] a list is as old as it was, whatever was changed in it', async () => {
  for (const key of LISTS) client.setQueryData(key, [ROOM], { updatedAt: 1_000 });
  const others = keys.childTasks('can');
  client.setQueryData(others, [{ ...ROOM, id: 't9' }], { updatedAt: 1_000 });
  await settleOrphan(client, entryOf('1', { work: TICK }), { kind: 'accepted', answer: undefined });
  await settleOrphan(client, entryOf('1', { work: TASK }), { kind: 'accepted', answer: NEW });
  expect(client.getQueryData(keys.taskList(null))).toHaveLength(2);
  for (const key of [...LISTS, others]) expect(client.getQueryState(key)?.dataUpdatedAt).toBe(1_000);
});

it('[OF-04] what was refused changes nothing, and is read anew', async () => {
  const failure = { kind: 'http' as const, status: 404 };
  await settleOrphan(client, entryOf('1', { work: TICK }), { kind: 'refused', failure, error: new Error('404') });
  expect(read()).toEqual(LISTS.map(() => ['t1 pending']));
  expect(stale()).toEqual([...LISTS.map(() => true), false, true]);
});

it('[OF-03] a list that was asked for before it was added does not take it away when it comes', async () => {
  let answer: (items: object[]) => void = () => undefined;
  const queryFn = () => new Promise<object[]>((resolve) => (answer = resolve));
  const reading = client.fetchQuery({ queryKey: keys.taskList(null), queryFn, staleTime: 0 });
  const settled = vi.fn();
  reading.then(settled, settled);
  await settleOrphan(client, entryOf('1', { work: TASK }), { kind: 'accepted', answer: NEW });
  answer([ROOM]);
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  expect(read()[0]).toEqual(['t1 pending', 't2 pending']);
});
