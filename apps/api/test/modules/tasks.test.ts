import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ScheduledTask, Task } from '@kovan/api-client/contract';
import { tasks } from '../../src/db/schema.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { daysOf, openFamily, type TestFamily } from './family.ts';

let server: TestApp;
let family: TestFamily;
let childId: string;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  server.clock.set(STORY_MOMENT);
  family = await openFamily(server);
  childId = (await family.addChild()).id;
});
afterAll(() => server.close());

const listed = () => family.get<Task[]>('/api/tasks');

it('[S-33] [V-20] is overdue from the next midnight of the viewer, not of the server', async () => {
  await family.addTask(childId, '2026-11-18');
  expect((await family.addTask(childId, '2020-01-01')).status).toBe('overdue');
  // Past midnight in Istanbul, the evening before in New York.
  await family.waitUntil('2026-11-18T21:00:00Z');
  expect((await listed()).map(({ status }) => status)).toEqual(['overdue', 'overdue']);
  family.moveTo('America/New_York');
  expect((await listed()).map(({ status }) => status)).toEqual(['overdue', 'pending']);
  await family.waitUntil('2026-11-19T04:59:59Z');
  expect((await listed())[1]?.status).toBe('pending');
  await family.waitUntil('2026-11-19T05:00:00Z');
  expect((await listed())[1]?.status).toBe('overdue');
});

it('[S-33] the day of a clock change ends when it ends', async () => {
  // 1 November 2026 has 25 hours in New York and ends at 05:00 UTC.
  family.moveTo('America/New_York');
  await family.waitUntil('2026-11-02T04:30:00Z');
  expect((await family.addTask(childId, '2026-11-01')).status).toBe('pending');
  await family.waitUntil('2026-11-02T05:00:00Z');
  expect((await listed())[0]?.status).toBe('overdue');
});

it('[E-27] [S-30] [A-31] is completed from pending and from overdue, at the server’s moment', async () => {
  for (const day of ['2026-11-30', '2026-11-01']) {
    const task = await family.addTask(childId, day);
    const answer = await family.complete(task.id);
    expect(answer.json()).toEqual({
      data: { ...task, status: 'completed', completedDate: '2026-11-18T14:45:00.000Z' },
    });
  }
});

it('[S-31] completing again answers as the first time did, however many do at once', async () => {
  const { id } = await family.addTask(childId, '2026-11-20');
  const first = await Promise.all(Array.from({ length: 5 }, () => family.complete(id)));
  await family.waitUntil('2026-11-25T10:00:00Z');
  for (const answer of [...first, await family.complete(id)]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(first[0]?.json());
  }
  expect((await listed())[0]?.completedDate).toBe('2026-11-18T14:45:00.000Z');
});

it.each(['pending', 'overdue', 'scheduled'])(
  '[S-32] [X-51] no task becomes %s: a 409 that changes nothing',
  async (status) => {
    const open = await family.addTask(childId, '2026-11-20');
    const late = await family.addTask(childId, '2026-11-01');
    const done = await family.addTask(childId, '2026-11-21');
    await family.complete(done.id);
    const before = await listed();
    for (const { id } of [open, late, done]) {
      const answer = await family.ask('PUT', `/api/tasks/${id}/status`, { status });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('TRANSITION_NOT_ALLOWED');
    }
    expect(await listed()).toEqual(before);
  },
);

it('[X-51] a status word that does not exist is a 400 naming the field (Q-21)', async () => {
  const { id } = await family.addTask(childId, '2026-11-20');
  const answer = await family.ask('PUT', `/api/tasks/${id}/status`, { status: 'done' });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual(['status']);
});

it('[A-36] [A-28] lists by day, of one day in the order of their making, of all children or of one', async () => {
  const can = await family.addChild({ name: 'Can' });
  await family.addTask(childId, '2026-11-20', 'c');
  await family.addTask(can.id, '2026-11-19', 'a');
  await family.addTask(childId, '2026-11-20', 'd');
  await family.addTask(can.id, '2026-11-19', 'b');
  await family.addRule(childId, ['Perşembe'], '1', 'kural');
  const names = async (url: string) => (await family.get<Task[]>(url)).map(({ name }) => name);
  expect(await names('/api/tasks')).toEqual(['a', 'b', 'c', 'd']);
  expect(await names(`/api/tasks?childId=${childId}`)).toEqual(['c', 'd']);
  expect(await names('/api/tasks/child')).toEqual(['a', 'b', 'kural', 'c', 'd']);
  expect(await names(`/api/tasks/child?childId=${can.id}`)).toEqual(['a', 'b']);
  expect(await names(`/api/tasks/child/${childId}`)).toEqual(['kural', 'c', 'd']);
});

it('[A-27] lists completed tasks of both kinds newest first', async () => {
  await family.addRule(childId, ['Perşembe'], '1', 'kural');
  const names = ['ilk', 'orta', 'son'];
  for (const name of names) await family.addTask(childId, '2026-11-20', name);
  const week = await family.week(childId);
  for (const [minute, name] of ['orta', 'kural', 'son', 'ilk'].entries()) {
    server.clock.set(`2026-11-18T15:0${minute}:00Z`);
    await family.complete(week.find((task) => task.name === name)?.id ?? '');
  }
  const completed = await family.get<Task[]>('/api/tasks/completed');
  expect(completed.map(({ name }) => name)).toEqual(['ilk', 'son', 'kural', 'orta']);
  const can = await family.addChild({ name: 'Can' });
  expect(await family.get(`/api/tasks/completed?childId=${can.id}`)).toEqual([]);
});

it('[A-25] [N-19] without days it is the week of the viewer, which a Sunday ends', async () => {
  for (const day of ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23']) await family.addTask(childId, day);
  // Sunday evening in New York, Monday in Istanbul.
  await family.waitUntil('2026-11-22T22:00:00Z');
  family.moveTo('America/New_York');
  expect(daysOf(await family.week(childId))).toEqual(['2026-11-16', '2026-11-22']);
  family.moveTo('Europe/Istanbul');
  expect(daysOf(await family.week(childId))).toEqual(['2026-11-23']);
});

it('[A-25] one day alone means the rest of its week', async () => {
  for (const day of ['2026-11-09', '2026-11-11', '2026-11-15', '2026-11-16']) await family.addTask(childId, day);
  const days = async (query: string) => daysOf(await family.get<Task[]>(`/api/tasks/child/${childId}?${query}`));
  expect(await days('date_start=2026-11-11')).toEqual(['2026-11-11', '2026-11-15']);
  expect(await days('date_end=2026-11-11')).toEqual(['2026-11-09', '2026-11-11']);
});

it.each([
  ['2026-01-01', '2027-01-01', 200],
  ['2026-01-01', '2027-01-02', 400],
  ['2026-11-18', '2026-11-18', 200],
  ['2026-11-18', '2026-11-17', 400],
  ['0001-01-01', '9999-12-31', 400],
])('[A-25] a range from %s to %s is a %i', async (start, end, status) => {
  const answer = await family.ask('GET', `/api/tasks/child/${childId}?date_start=${start}&date_end=${end}`);
  expect(answer.statusCode).toBe(status);
  if (status === 400) expect(Object.keys(answer.json().fields)).toEqual(['date_end']);
});

it.each(['date_start=0001-01-01', 'date_end=0001-01-01', 'date_start=9999-12-31', 'date_end=9999-12-31'])(
  '[A-25] the ends of the calendar are days like others (%s)',
  async (query) => {
    await family.addRule(childId, ['Cuma']);
    expect((await family.ask('GET', `/api/tasks/child/${childId}?${query}`)).statusCode).toBe(200);
  },
);

it('[A-26] rules are listed in the order of their making', async () => {
  const made = [];
  for (const name of ['Masa', 'Oda', 'Çöp', 'Ayna']) made.push(await family.addRule(childId, ['Cuma'], '1', name));
  expect(await family.get('/api/scheduled-tasks')).toEqual(made);
});

it('[A-26] [E-30] [E-31] [E-32] a rule reads as it was written, and its status as scheduled', async () => {
  const rule = await family.addRule(childId, ['Salı', 'Pazartesi', 'Cuma'], '52', 'Yıllık');
  const other = await family.addChild({ name: 'Can' });
  expect(await family.get('/api/scheduled-tasks')).toEqual([rule]);
  expect(rule).toEqual({
    id: expect.any(String),
    name: 'Yıllık',
    icon: '🧹',
    childId,
    isPeriodic: true,
    period: { frequency: '52', weekDays: ['Salı', 'Pazartesi', 'Cuma'] },
    status: 'scheduled',
  });
  expect(await family.get<ScheduledTask[]>(`/api/scheduled-tasks?childId=${other.id}`)).toEqual([]);
});

it('[V-39] [V-40] refuses a name too long and a field unknown, and stores nothing', async () => {
  const input = { childId, name: 'Oda', icon: '🧹', dueDate: '2026-11-20' };
  const tooLong = await family.ask('POST', '/api/tasks', { ...input, name: 'a'.repeat(81) });
  const unknown = await family.ask('POST', '/api/tasks', { ...input, status: 'completed' });
  expect([tooLong, unknown].map((answer) => [answer.statusCode, Object.keys(answer.json().fields)])).toEqual([
    [400, ['name']],
    [400, ['status']],
  ]);
  expect(await server.db.$count(tasks, eq(tasks.familyId, family.familyId))).toBe(0);
});
