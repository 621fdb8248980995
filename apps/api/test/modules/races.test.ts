import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homework, occurrenceDeletions, scheduledTasks, tasks } from '../../src/db/schema.ts';
import { engines } from '../support/engines.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { childInput, homeworkInput, openFamily, type TestFamily } from './family.ts';

const EVERY_DAY = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;

const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => make(index));

describe.each(engines())('requests that race, on $name', (engine) => {
  let server: TestApp;
  let family: TestFamily;
  let childId: string;
  beforeAll(async () => {
    await engine.start();
    server = await createTestApp({ database: await engine.open() });
  });
  beforeEach(async () => {
    server.clock.set(STORY_MOMENT);
    family = await openFamily(server);
    childId = (await family.addChild()).id;
  });
  afterAll(async () => {
    await server.close();
    await engine.stop();
  });

  const countOf = (table: typeof tasks | typeof homework | typeof scheduledTasks | typeof occurrenceDeletions) =>
    server.db.$count(table, eq(table.familyId, family.familyId));

  it('[S-36] make one occurrence a rule and day, however many they are', async () => {
    await family.addRule(childId, EVERY_DAY);
    await family.addRule(childId, ['Cuma']);
    const urls = [
      `/api/tasks/child/${childId}`,
      '/api/tasks/child',
      '/api/dashboard/stats',
      `/api/tasks/child/${childId}?date_start=2026-11-18&date_end=2026-11-22`,
      `/api/dashboard/stats?childId=${childId}`,
    ];
    const answers = await Promise.all(times(50, (index) => family.ask('GET', urls[index % 5] ?? '')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(50, () => 200));
    const perDay = await server.db
      .select({ count: count() })
      .from(tasks)
      .where(eq(tasks.familyId, family.familyId))
      .groupBy(tasks.scheduledTaskId, tasks.dueDate);
    expect(perDay).toEqual(times(6, () => ({ count: 1 })));
  });

  it('[A-32] [S-36] do not make a deleted occurrence again (Q-24)', async () => {
    await family.addRule(childId, EVERY_DAY);
    const [first, ...others] = await family.week(childId);
    const [deleted] = await Promise.all([
      family.ask('DELETE', `/api/tasks/${first?.id}`),
      // Each of these ranges needs days that do not exist yet, so all of them insert.
      ...times(10, (index) => family.range(childId, '2026-11-18', `2026-12-${10 + index}`)),
    ]);
    expect(deleted.statusCode).toBe(204);
    expect(await family.week(childId)).toEqual(others);
  });

  it('[S-37] leave no open occurrence of a deleted rule', async () => {
    const rule = await family.addRule(childId, EVERY_DAY);
    await Promise.all([
      ...times(10, (index) => family.range(childId, '2026-11-18', `2027-06-${10 + index}`)),
      family.ask('DELETE', `/api/scheduled-tasks/${rule.id}`),
      ...times(10, (index) => family.range(childId, '2026-11-18', `2027-09-${10 + index}`)),
    ]);
    expect(await countOf(tasks)).toBe(0);
  });

  it('[A-16] leave nothing of a deleted child, and none fails (Q-55)', async () => {
    await family.addRule(childId, EVERY_DAY);
    const attempts = (index: number) => [
      family.ask('GET', `/api/tasks/child/${childId}?date_start=2026-11-18&date_end=2027-01-${10 + index}`),
      family.ask('GET', '/api/dashboard/stats'),
      family.ask('POST', '/api/tasks', { childId, name: 'Oda', icon: '🧹', dueDate: '2026-11-20' }),
      family.ask('POST', '/api/v2/homework', { cocukId: childId, ...homeworkInput }),
    ];
    const answers = await Promise.all([
      ...times(5, attempts).flat(),
      family.ask('DELETE', `/api/children/${childId}`),
      ...times(5, attempts).flat(),
    ]);
    expect([...new Set(answers.map(({ statusCode }) => statusCode))].filter((status) => status >= 500)).toEqual([]);
    const left = await Promise.all([tasks, homework, scheduledTasks, occurrenceDeletions].map(countOf));
    expect(left).toEqual([0, 0, 0, 0]);
  });

  it('[S-31] complete a task once', async () => {
    const { id } = await family.addTask(childId, '2026-11-20');
    const answers = await Promise.all(times(10, () => family.complete(id)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await family.activities()).map((activity) => activity.id)).toEqual([id]);
  });

  it('[S-46] complete and check homework in an order that the machine allows', async () => {
    const { id } = await family.addHomework(childId);
    const done = await Promise.all(times(8, () => family.completeHomework(id)));
    expect(done.map(({ statusCode }) => statusCode)).toEqual(times(8, () => 200));
    const checks = await Promise.all(times(8, (index) => family.check(id, index % 2 === 0)));
    expect(checks.map(({ statusCode }) => statusCode)).toEqual(times(8, () => 200));
    const [stored] = await server.db
      .select()
      .from(homework)
      .where(and(eq(homework.familyId, family.familyId), eq(homework.id, id)));
    expect(stored?.completedAt?.toISOString()).toBe('2026-11-18T14:45:00.000Z');
  });

  it('[A-08] make one row for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'a1' };
    const answers = await Promise.all(times(10, () => family.ask('POST', '/api/children', childInput, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await family.get('/api/children')).toHaveLength(2);
  });
});
