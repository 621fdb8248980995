import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { families, occurrences } from '../../src/db/schema.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { daysOf, openFamily, type TestFamily } from './family.ts';

let server: TestApp;
let family: TestFamily;
let childId: string;
let ruleId: string;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  server.clock.set(STORY_MOMENT);
  family = await openFamily(server);
  childId = (await family.addChild()).id;
  // Wednesdays and Fridays of every second week from that of 18 November 2026 on.
  ruleId = (await family.addRule(childId, ['Çarşamba', 'Cuma'], '2', 'Çöp')).id;
});
afterAll(() => server.close());

type Row = typeof occurrences.$inferInsert;

/** Something done about a day of the rule, as another feature, or the migration, writes it. */
const addDay = async (ruleDay: string, more: Partial<Row> = {}): Promise<string> => {
  const row: Row = {
    familyId: family.familyId,
    ruleId,
    ruleDay,
    childId,
    name: 'Çöp',
    icon: '🧹',
    dueDate: ruleDay,
    status: 'pending',
    createdAt: new Date(STORY_MOMENT),
    ...more,
  };
  await server.db.insert(occurrences).values(row);
  return `${ruleId}.${ruleDay}`;
};

const storedDays = () => server.db.select().from(occurrences).where(eq(occurrences.familyId, family.familyId));
const remove = (id: string) => family.ask('DELETE', `/api/tasks/${id}`);

describe('the id of an occurrence', () => {
  it('[S-35] names the rule and the day on which the rule falls, in any case of its letters', async () => {
    const week = await family.week(childId);
    expect(week.map(({ id }) => id)).toEqual([`${ruleId}.2026-11-18`, `${ruleId}.2026-11-20`]);
    expect((await family.complete(`${ruleId.toUpperCase()}.2026-11-18`)).json().data.id).toBe(week[0]?.id);
    expect((await family.complete(`${ruleId}.2028-01-12`)).statusCode).toBe(200);
  });

  it.each([
    ['a day before its creation', '2026-11-04'],
    ['another weekday', '2026-11-19'],
    ['another week', '2026-11-25'],
    ['more than 60 weeks ahead', '2028-01-14'],
    ['a day that does not exist', '2026-11-31'],
    ['the year 0', '0000-01-05'],
    ['no day', 'bugün'],
    ['a moment', '2026-11-18T00:00:00Z'],
    ['nothing', ''],
    ['two days', '2026-11-18.2026-11-18'],
  ])('[S-36] [X-51] is not %s: 404, and nothing is written', async (_, day) => {
    const id = encodeURIComponent(`${ruleId}.${day}`);
    expect((await family.complete(id)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    expect(await storedDays()).toEqual([]);
  });

  it('[X-51] is a 404 of a rule that nobody has, another family has, or that is no uuid', async () => {
    const stranger = await openFamily(server);
    for (const rule of [randomUUID(), 'kural', "' OR 1=1 --"]) {
      expect((await family.complete(encodeURIComponent(`${rule}.2026-11-18`))).statusCode).toBe(404);
    }
    expect((await stranger.complete(`${ruleId}.2026-11-18`)).statusCode).toBe(404);
    expect((await stranger.ask('DELETE', `/api/tasks/${ruleId}.2026-11-18`)).statusCode).toBe(404);
    expect(await storedDays()).toEqual([]);
  });

  it('[A-31] [S-31] [S-32] takes the steps that a task takes', async () => {
    const id = `${ruleId}.2026-11-20`;
    for (const status of ['pending', 'overdue', 'scheduled']) {
      expect((await family.ask('PUT', `/api/tasks/${id}/status`, { status })).statusCode).toBe(409);
    }
    expect(await storedDays()).toEqual([]);
    const first = (await family.complete(id)).json();
    await family.waitUntil('2026-11-19T10:00:00Z');
    expect((await family.complete(id)).json()).toEqual(first);
    expect((await family.ask('PUT', `/api/tasks/${id}/status`, { status: 'pending' })).statusCode).toBe(409);
    expect(await storedDays()).toHaveLength(1);
  });

  it('[S-35] is its uuid too, where it was a row before', async () => {
    const oldId = randomUUID();
    const completedAt = new Date('2026-11-18T10:00:00Z');
    const id = await addDay('2026-11-18', { status: 'completed', completedAt, oldId });
    const answer = await family.complete(oldId);
    expect([answer.statusCode, answer.json().data]).toEqual([
      200,
      expect.objectContaining({ id, completedDate: '2026-11-18T10:00:00.000Z', scheduledTaskId: ruleId }),
    ]);
    const stranger = await openFamily(server);
    expect((await stranger.complete(oldId)).statusCode).toBe(404);
    expect((await remove(oldId)).statusCode).toBe(204);
    expect((await remove(oldId)).statusCode).toBe(404);
    expect((await family.complete(id)).statusCode).toBe(404);
    expect(daysOf(await family.week(childId))).toEqual(['2026-11-20']);
  });
});

describe('a day that was moved or renamed', () => {
  it('[S-35] is shown where it is now, by its id from before', async () => {
    const id = await addDay('2026-11-18', { dueDate: '2026-11-19', name: 'Kâğıt', icon: '📚' });
    const [moved, friday] = await family.week(childId);
    expect(moved).toMatchObject({ id, dueDate: '2026-11-19', name: 'Kâğıt', icon: '📚', status: 'pending' });
    expect(friday?.dueDate).toBe('2026-11-20');
    expect((await family.stats()).pendingTasks).toBe(2);
    expect((await family.complete(id)).json().data).toMatchObject({ id, dueDate: '2026-11-19', name: 'Kâğıt' });
    expect((await family.week(childId))[0]).toMatchObject({ id, dueDate: '2026-11-19', status: 'completed' });
  });

  it('[X-51] is no row more when it is completed', async () => {
    const id = await addDay('2026-11-18', { dueDate: '2026-11-19' });
    const rows = () =>
      server.db.select({ rows: families.rowCount }).from(families).where(eq(families.familyId, family.familyId));
    const before = await rows();
    expect((await family.complete(id)).statusCode).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it('[A-24] leaves the range that it fell into, and enters the one that it went to', async () => {
    const id = await addDay('2026-11-18', { dueDate: '2026-12-30' });
    expect(daysOf(await family.week(childId))).toEqual(['2026-11-20']);
    expect((await family.stats()).pendingTasks).toBe(1);
    expect((await family.range(childId, '2026-12-29', '2026-12-31')).map((task) => task.id)).toContain(id);
  });

  it('[S-37] goes with its rule where it is not completed', async () => {
    const id = await addDay('2026-11-18', { dueDate: '2026-11-19' });
    await family.ask('DELETE', `/api/scheduled-tasks/${ruleId}`);
    expect(await storedDays()).toEqual([]);
    expect((await family.complete(id)).statusCode).toBe(404);
  });

  it('[A-32] keeps nothing of its own when it is deleted', async () => {
    const id = await addDay('2026-11-18', { dueDate: '2026-11-19', name: 'Gizli', icon: '📚' });
    expect((await remove(id)).statusCode).toBe(204);
    expect(await storedDays()).toMatchObject([{ status: 'deleted', name: 'Çöp', icon: '🧹', dueDate: '2026-11-18' }]);
    expect(daysOf(await family.week(childId))).toEqual(['2026-11-20']);
  });
});

it('[S-37] a completed occurrence of a rule that is gone is really deleted', async () => {
  await family.complete(`${ruleId}.2026-11-18`);
  await remove(`${ruleId}.2026-11-20`);
  await family.ask('DELETE', `/api/scheduled-tasks/${ruleId}`);
  expect((await storedDays()).map(({ ruleDay }) => ruleDay)).toEqual(['2026-11-18']);
  expect((await family.complete(`${ruleId}.2026-11-20`)).statusCode).toBe(404);
  expect((await remove(`${ruleId}.2026-11-18`)).statusCode).toBe(204);
  expect(await server.db.$count(occurrences, and(eq(occurrences.familyId, family.familyId)))).toBe(0);
  expect((await remove(`${ruleId}.2026-11-18`)).statusCode).toBe(404);
});
