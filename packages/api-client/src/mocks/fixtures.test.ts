import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '@kovan/domain/days';
import { occurrenceId } from '@kovan/domain/occurrenceIds';
import { ChildInputSchema } from '../contract/childInput.ts';
import { HomeworkSchema } from '../contract/homework.ts';
import { ScheduledTaskSchema, taskCalls, TaskSchema } from '../contract/tasks.ts';
import { z } from '../contract/zod.ts';
import { createApiClient } from '../index.ts';
import {
  createFamily,
  createHandlers,
  livelyFamily,
  manyItems,
  noChildren,
  nothingToDo,
  oneChild,
  storyNow,
} from '../mocks.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const clientOf = (fixture: typeof livelyFamily) => {
  server.use(...createHandlers(createFamily(fixture)));
  return createApiClient({
    baseUrl: 'http://kovan.test',
    getToken: () => 'token',
    onUnauthorized: () => undefined,
    getLanguage: () => 'tr',
    timeZone: () => 'Europe/Istanbul',
  });
};

const fixtures = { livelyFamily, manyItems, noChildren, nothingToDo, oneChild };

describe.each(Object.entries(fixtures))('the fixture %s', (_, fixture) => {
  it('holds only what the contract allows', () => {
    for (const { id: _id, ...child } of fixture.children ?? []) z.parse(ChildInputSchema, child);
    for (const homework of fixture.homework ?? []) z.parse(HomeworkSchema, homework);
    for (const task of fixture.tasks ?? []) z.parse(TaskSchema, { ...task, status: 'pending', scheduledTaskId: null });
    for (const day of fixture.doneDays ?? []) z.parse(TaskSchema, { ...day, id: occurrenceId(day) });
    for (const rule of fixture.scheduledTasks ?? []) z.parse(ScheduledTaskSchema, rule);
  });

  it('names only its own children and gives each id once', () => {
    const owned = [...(fixture.homework ?? []), ...(fixture.tasks ?? []), ...(fixture.scheduledTasks ?? [])];
    const children = new Set(fixture.children?.map((child) => child.id));
    expect(owned.filter((record) => !children.has(record.childId))).toEqual([]);
    expect(new Set(owned.map((record) => record.id)).size).toBe(owned.length);
    const days = fixture.doneDays ?? [];
    expect(days.filter((day) => !children.has(day.childId))).toEqual([]);
    expect(new Set(days.map(occurrenceId)).size).toBe(days.length);
  });

  it('is answered for by counters and activities that agree with its lists', async () => {
    const client = clientOf(fixture);
    const [stats, homework, { data: completed }, activities] = await Promise.all([
      client.dashboard.stats(null),
      client.homework.list(null),
      client.request.answer(taskCalls.listCompleted, { query: {} }),
      client.dashboard.activities(null),
    ]);
    const done = homework.filter(({ status }) => status !== 'active').length;
    expect(stats.pendingHomework + stats.completedHomework).toBe(homework.length);
    expect(stats.completedHomework).toBe(done);
    expect(stats.completedTasks).toBe(completed.length);
    expect(activities).toHaveLength(Math.min(20, done + completed.length));
    const now = storyNow().toISOString();
    for (const { completedAt } of activities) expect(completedAt <= now.replace('.000', '')).toBe(true);
  });
});

it('sets the lively family on a Wednesday in the middle of a term', async () => {
  const client = clientOf(livelyFamily);
  expect(dayIn('Europe/Istanbul', storyNow())).toBe('2026-11-18');
  const homework = await client.homework.list(null);
  expect(new Set(homework.map(({ status }) => status))).toEqual(new Set(['active', 'completed', 'verified']));
  const tasks = await client.tasks.listWithOccurrences(null);
  expect(new Set(tasks.map(({ status }) => status))).toEqual(new Set(['pending', 'completed', 'overdue']));
  expect(await client.dashboard.stats(null)).toEqual({
    pendingHomework: 7,
    completedHomework: 3,
    pendingTasks: tasks.filter(({ status }) => status !== 'completed').length,
    completedTasks: 7,
  });
});

it('leaves the fixture as it is, whatever happens to the family', async () => {
  const before = structuredClone(livelyFamily);
  const client = clientOf(livelyFamily);
  await client.homework.complete('hw-kesirler', 'elif');
  await client.children.remove('can');
  expect(livelyFamily).toEqual(before);
});
