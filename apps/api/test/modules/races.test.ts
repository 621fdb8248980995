import { and, eq } from 'drizzle-orm';
import type { Task } from '@kovan/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homework, occurrences, scheduledTasks, tasks } from '../../src/db/schema.ts';
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
    server = await createTestApp({ database: await engine.open() });
  });
  beforeEach(async () => {
    server.clock.set(STORY_MOMENT);
    family = await openFamily(server);
    childId = (await family.addChild()).id;
  });
  afterAll(async () => {
    await server.close();
  });

  const countOf = (table: typeof tasks | typeof homework | typeof scheduledTasks | typeof occurrences) =>
    server.db.$count(table, eq(table.familyId, family.familyId));

  const EACH = 12;

  it('[S-36] read one occurrence a rule and day, the same for all, and write none', async () => {
    await family.addRule(childId, EVERY_DAY);
    await family.addRule(childId, ['Cuma']);
    const [first, ...others] = await Promise.all(times(10, () => family.week(childId)));
    expect(first).toHaveLength(6);
    for (const other of others) expect(other).toEqual(first);
    expect(await countOf(occurrences)).toBe(0);
  });

  it('[S-31] [S-36] complete one day once, however many they are', async () => {
    await family.addRule(childId, EVERY_DAY);
    const [day] = await family.week(childId);
    const answers = await Promise.all(
      times(EACH, (index) => {
        server.clock.set(`2026-11-18T15:${10 + index}:00Z`);
        return family.complete(day?.id ?? '');
      }),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await countOf(occurrences)).toBe(1);
    expect((await family.activities()).map(({ id }) => id)).toEqual([day?.id]);
  });

  it('[S-37] [A-33] complete days and delete their rule: what was answered stays, and nothing else', async () => {
    const rule = await family.addRule(childId, EVERY_DAY);
    const days = await family.range(childId, '2026-11-18', '2026-11-29');
    const before = times(6, (index) => family.complete(days[index]?.id ?? ''));
    const deleting = family.ask('DELETE', `/api/scheduled-tasks/${rule.id}`);
    const after = times(6, (index) => family.complete(days[6 + index]?.id ?? ''));
    const answers = await Promise.all([...before, ...after]);
    expect((await deleting).statusCode).toBe(204);
    const done = answers.flatMap((answer) =>
      answer.statusCode === 200 ? [answer.json<{ data: Task }>().data.id] : [],
    );
    expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 404)).toEqual([]);
    const left = await family.range(childId, '2026-11-18', '2026-11-29');
    expect(left.map(({ id, status }) => `${id} ${status}`)).toEqual(done.toSorted().map((id) => `${id} completed`));
    expect(await countOf(occurrences)).toBe(done.length);
  });

  it('[A-32] [S-36] complete and delete one day: it is deleted in the end, and stays so (Q-24)', async () => {
    await family.addRule(childId, EVERY_DAY);
    const [first, ...others] = await family.week(childId);
    const id = first?.id ?? '';
    const [deleted, ...completed] = await Promise.all([
      family.ask('DELETE', `/api/tasks/${id}`),
      ...times(EACH, () => family.complete(id)),
    ]);
    expect(deleted.statusCode).toBe(204);
    expect(completed.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
    expect(await family.week(childId)).toEqual(others);
    expect((await family.stats()).completedTasks).toBe(0);
  });

  it('[A-32] [A-33] delete days and their rule: nothing is left', async () => {
    const rule = await family.addRule(childId, EVERY_DAY);
    const days = await family.range(childId, '2026-11-18', '2026-11-29');
    const answers = await Promise.all([
      ...times(6, (index) => family.ask('DELETE', `/api/tasks/${days[index]?.id}`)),
      family.ask('DELETE', `/api/scheduled-tasks/${rule.id}`),
      ...times(6, (index) => family.ask('DELETE', `/api/tasks/${days[6 + index]?.id}`)),
    ]);
    expect(answers.every(({ statusCode }) => statusCode === 204 || statusCode === 404)).toBe(true);
    expect(await countOf(occurrences)).toBe(0);
  });

  it('[A-16] leave nothing of a deleted child, and none fails (Q-55)', async () => {
    await family.addRule(childId, EVERY_DAY);
    const days = await family.range(childId, '2026-11-18', '2026-11-29');
    const attempts = (index: number) => [
      family.complete(days[index]?.id ?? ''),
      family.ask('DELETE', `/api/tasks/${days[5 + index]?.id}`),
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
    const left = await Promise.all([tasks, homework, scheduledTasks, occurrences].map(countOf));
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

  it('[OF-03] make one row for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'a1' };
    const answers = await Promise.all(times(10, () => family.ask('POST', '/api/children', childInput, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await family.get('/api/children')).toHaveLength(2);
  });
});
