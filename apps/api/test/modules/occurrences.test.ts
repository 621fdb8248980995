import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Task } from '@kovan/api-client/contract';
import { occurrences } from '../../src/db/schema.ts';
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

const EVERY_DAY = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;

const storedDays = () => server.db.select().from(occurrences).where(eq(occurrences.familyId, family.familyId));

it('[S-34] [N-18] falls on its weekdays, from the day of its making on', async () => {
  await family.addRule(childId, ['Pazartesi', 'Çarşamba', 'Cuma']);
  expect(daysOf(await family.week(childId))).toEqual(['2026-11-18', '2026-11-20']);
  expect(daysOf(await family.range(childId, '2026-11-01', '2026-11-30'))).toEqual([
    '2026-11-18',
    '2026-11-20',
    '2026-11-23',
    '2026-11-25',
    '2026-11-27',
    '2026-11-30',
  ]);
});

it('[S-34] [E-31] counts every Nth week from the week of its making, over a year’s end too', async () => {
  await family.addRule(childId, ['Pazartesi', 'Pazar'], '3');
  expect(daysOf(await family.range(childId, '2026-11-16', '2027-01-31'))).toEqual([
    '2026-11-22',
    '2026-12-07',
    '2026-12-13',
    '2026-12-28',
    '2027-01-03',
    '2027-01-18',
    '2027-01-24',
  ]);
});

it('[N-19] [S-34] on a Sunday the first week is the one that ends that day', async () => {
  await family.waitUntil('2026-11-22T12:00:00Z');
  await family.addRule(childId, ['Pazartesi', 'Pazar'], '2');
  expect(daysOf(await family.week(childId))).toEqual(['2026-11-22']);
  expect(daysOf(await family.range(childId, '2026-11-22', '2026-12-10'))).toEqual([
    '2026-11-22',
    '2026-11-30',
    '2026-12-06',
  ]);
});

it('[S-34] is made on the day of its maker, wherever the server stands', async () => {
  // Thursday the 19th in Istanbul, still Wednesday the 18th in New York.
  await family.waitUntil('2026-11-18T22:30:00Z');
  family.moveTo('America/New_York');
  await family.addRule(childId, ['Çarşamba'], '1', 'New York');
  family.moveTo('Europe/Istanbul');
  await family.addRule(childId, ['Çarşamba'], '1', 'Istanbul');
  const made = await family.range(childId, '2026-11-16', '2026-11-29');
  expect(made.map(({ name, dueDate }) => `${dueDate} ${name}`)).toEqual([
    '2026-11-18 New York',
    '2026-11-25 New York',
    '2026-11-25 Istanbul',
  ]);
});

it.each([
  ['2026-10-28T16:00:00Z', '2026-10-26', '2026-11-08'],
  ['2026-03-04T16:00:00Z', '2026-03-02', '2026-03-15'],
])(
  '[S-34] [S-52] loses and doubles no day where the clock changes (America/New_York, %s)',
  async (moment, start, end) => {
    await family.waitUntil(moment);
    family.moveTo('America/New_York');
    await family.addRule(childId, EVERY_DAY);
    const days = daysOf(await family.range(childId, start, end));
    // From the Wednesday of the first week to the Sunday of the second, across the change on the Sunday between.
    expect(days).toHaveLength(12);
    expect(new Set(days).size).toBe(12);
    expect([days[0], days.at(-1)]).toEqual([`${start.slice(0, 8)}${moment.slice(8, 10)}`, end]);
  },
);

it('[S-35] [E-29] each has an id of its own, which stays from read to read, and is completed on its own', async () => {
  const rule = await family.addRule(childId, ['Perşembe', 'Cuma']);
  const [first, second] = await family.week(childId);
  expect(await family.week(childId)).toEqual([first, second]);
  expect(await family.get('/api/tasks/child')).toEqual([first, second]);
  await family.complete(first?.id ?? '');
  expect(first?.id).not.toBe(second?.id);
  expect(await family.week(childId)).toEqual([
    { ...first, status: 'completed', completedDate: '2026-11-18T14:45:00.000Z' },
    second,
  ]);
  expect([first?.scheduledTaskId, second?.scheduledTaskId]).toEqual([rule.id, rule.id]);
});

it('[S-36] there is none more than 60 weeks ahead, and the rest when time has come nearer', async () => {
  await family.addRule(childId, ['Çarşamba']);
  // 60 weeks after the story's Wednesday is 12 January 2028.
  expect(daysOf(await family.range(childId, '2028-01-05', '2028-02-10'))).toEqual(['2028-01-05', '2028-01-12']);
  await family.waitUntil('2026-12-02T12:00:00Z');
  expect(daysOf(await family.range(childId, '2028-01-05', '2028-02-10'))).toEqual([
    '2028-01-05',
    '2028-01-12',
    '2028-01-19',
    '2028-01-26',
  ]);
});

it('[A-32] [S-36] a deleted occurrence does not come back (Q-24), nor does one that was completed before', async () => {
  await family.addRule(childId, ['Perşembe', 'Cuma']);
  const [thursday] = await family.week(childId);
  expect((await family.ask('DELETE', `/api/tasks/${thursday?.id}`)).statusCode).toBe(204);
  expect(daysOf(await family.week(childId))).toEqual(['2026-11-20']);
  expect((await family.stats()).pendingTasks).toBe(1);
  expect((await family.ask('DELETE', `/api/tasks/${thursday?.id}`)).statusCode).toBe(404);
  expect((await family.complete(thursday?.id ?? '')).statusCode).toBe(404);

  const [friday] = await family.week(childId);
  await family.complete(friday?.id ?? '');
  expect((await family.ask('DELETE', `/api/tasks/${friday?.id}`)).statusCode).toBe(204);
  expect(await family.week(childId)).toEqual([]);
  expect(await family.get('/api/tasks/completed')).toEqual([]);
  expect(await family.activities()).toEqual([]);
  expect(await family.stats()).toMatchObject({ pendingTasks: 0, completedTasks: 0 });
  expect((await storedDays()).map(({ status, completedAt }) => [status, completedAt])).toEqual([
    ['deleted', null],
    ['deleted', null],
  ]);
});

it('[A-33] [S-37] deleting the rule removes what is not completed and keeps the rest, which still names it', async () => {
  const rule = await family.addRule(childId, EVERY_DAY);
  const [done, other] = await family.week(childId);
  await family.complete(done?.id ?? '');
  await family.ask('DELETE', `/api/tasks/${other?.id}`);
  expect((await family.ask('DELETE', `/api/scheduled-tasks/${rule.id}`)).statusCode).toBe(204);
  expect(await family.get('/api/scheduled-tasks')).toEqual([]);
  const week = await family.week(childId);
  expect(week).toEqual([expect.objectContaining({ id: done?.id, scheduledTaskId: rule.id, status: 'completed' })]);
  expect(await storedDays()).toHaveLength(1);
  for (const list of ['child', 'completed']) expect(await family.get(`/api/tasks/${list}`)).toEqual(week);
  expect((await family.activities()).map(({ id }) => id)).toEqual([done?.id]);
  expect((await family.complete(done?.id ?? '')).json()).toEqual({ data: week[0] });
  expect((await family.ask('DELETE', `/api/tasks/${done?.id}`)).statusCode).toBe(204);
  expect(await storedDays()).toEqual([]);
});

it('[A-23] lists late occurrences from the Monday of last week only, but every one-off task (Q-23)', async () => {
  await family.waitUntil('2026-10-28T12:00:00Z');
  await family.addRule(childId, ['Pazartesi', 'Pazar']);
  await family.addTask(childId, '2026-10-01', 'Eski');
  await family.addTask(childId, '2027-05-05', 'Uzak');
  expect(daysOf(await family.range(childId, '2026-10-26', '2026-11-08'))).toHaveLength(3);
  await family.waitUntil(STORY_MOMENT);
  const listed = await family.get<Task[]>('/api/tasks/child');
  expect(listed.map(({ dueDate, status }) => `${dueDate} ${status}`)).toEqual([
    '2026-10-01 overdue',
    '2026-11-09 overdue',
    '2026-11-15 overdue',
    '2026-11-16 overdue',
    '2026-11-22 pending',
    '2027-05-05 pending',
  ]);
});

it('[A-24] a range in the past is there, though nobody read it then', async () => {
  await family.waitUntil('2026-09-01T12:00:00Z');
  await family.addRule(childId, ['Salı']);
  await family.waitUntil(STORY_MOMENT);
  expect(daysOf(await family.range(childId, '2026-08-01', '2026-09-20'))).toEqual([
    '2026-09-01',
    '2026-09-08',
    '2026-09-15',
  ]);
});

it('[P-13] every list holds only the tasks of both kinds of the child that is asked for', async () => {
  const can = await family.addChild({ name: 'Can' });
  for (const [id, name] of [
    [childId, 'Çöp'],
    [can.id, 'Kedi'],
  ] as const) {
    await family.addRule(id, ['Cuma'], '1', `${name}, her hafta`);
    await family.complete((await family.addTask(id, '2026-11-20', `${name}, bitti`)).id);
    await family.addTask(id, '2026-11-20', name);
  }
  const namesAt = async (path: string) =>
    (await family.get<Task[]>(`/api/tasks${path}`)).map(({ name }) => name).toSorted();
  const all = ['Kedi', 'Kedi, bitti', 'Kedi, her hafta'];
  expect(await namesAt(`/child/${can.id}`)).toEqual(all);
  expect(await namesAt(`/child/${can.id}?date_start=2026-11-16&date_end=2026-11-22`)).toEqual(all);
  expect(await namesAt(`/child?childId=${can.id}`)).toEqual(all);
  expect(await namesAt(`?childId=${can.id}`)).toEqual(['Kedi', 'Kedi, bitti']);
  expect(await namesAt(`/completed?childId=${can.id}`)).toEqual(['Kedi, bitti']);
  expect((await family.stats(can.id)).pendingTasks).toBe(2);
});
