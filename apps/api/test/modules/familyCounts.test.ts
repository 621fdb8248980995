import { FAMILY_LIMITS } from '@kovan/domain/limits';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/newId.ts';
import { families, scheduledTasks } from '../../src/db/schema.ts';
import { engines } from '../support/engines.ts';
import { recount } from '../support/recount.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { childInput, homeworkInput, openFamily, type TestFamily } from './family.ts';

/** The same numbers from 0 to 1 each time. */
const randomOf = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const newRule = (familyId: string, childId: string) => ({
  familyId,
  id: newId(),
  childId,
  name: 'Çöp',
  icon: '🧹',
  frequency: 1,
  weekDays: ['Cuma'],
  createdOn: '2026-11-18',
  createdAt: new Date(),
});

describe.each(engines())('the counters in the rows of families and children, on $name', (engine) => {
  let server: TestApp;
  let family: TestFamily;
  beforeEach(async () => {
    server = await createTestApp({ database: await engine.open() });
    family = await openFamily(server);
  });
  afterEach(() => server.close());

  it('[X-51] say what the rows say after a long walk of calls, several at once', async () => {
    const random = randomOf(20_261_118);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const known: Record<'children' | 'rules' | 'tasks' | 'homework', string[]> = {
      children: [],
      rules: [],
      tasks: [],
      homework: [],
    };
    const learn = async (of: keyof typeof known, url: string, payload: object) => {
      const key = random() < 0.5 ? { 'idempotency-key': String(Math.floor(random() * 1_000)) } : undefined;
      const answer = await family.ask('POST', url, payload, key);
      if (answer.statusCode === 201) known[of].push(answer.json<{ data: { id: string } }>().data.id);
      return answer;
    };
    const occurrence = () => `${pick(known.rules)}.2026-11-${18 + Math.floor(random() * 5)}`;
    const someTask = () => (random() < 0.5 ? pick(known.tasks) : occurrence());
    const task = { name: 'Oda', icon: '🧹', dueDate: '2026-11-18' };
    const rule = { name: 'Çöp', icon: '🧹', isPeriodic: true, period: { frequency: '1', weekDays: ['Cuma', 'Pazar'] } };
    const steps = [
      () => learn('children', '/api/children', childInput),
      () => learn('homework', '/api/v2/family/homework', { cocukId: pick(known.children), ...homeworkInput }),
      () => learn('homework', '/api/v2/homework', { cocukId: pick(known.children), ...homeworkInput }),
      () => learn('tasks', '/api/tasks', { childId: pick(known.children), ...task }),
      () => learn('rules', '/api/scheduled-tasks', { childId: pick(known.children), ...rule }),
      () => family.completeHomework(pick(known.homework) ?? 'x'),
      () => family.completeHomework(pick(known.homework) ?? 'x'),
      () => family.check(pick(known.homework) ?? 'x', random() < 0.5),
      () => family.complete(someTask() ?? 'x'),
      () => family.complete(someTask() ?? 'x'),
      () => family.ask('DELETE', `/api/tasks/${someTask()}`),
      () => family.ask('DELETE', `/api/v2/homework/${pick(known.homework)}`),
      () => (random() < 0.3 ? family.ask('DELETE', `/api/scheduled-tasks/${pick(known.rules)}`) : undefined),
      () => (random() < 0.15 ? family.ask('DELETE', `/api/children/${pick(known.children)}`) : undefined),
    ];
    for (let index = 0; index < 3; index += 1) await steps[0]?.();
    const seen = new Set<number>();
    for (let round = 0; round < 80; round += 1) {
      const answers = await Promise.all(Array.from({ length: 4 }, async () => pick(steps)?.()));
      for (const answer of answers) if (answer) seen.add(answer.statusCode);
    }
    // Ways that chance hardly ever takes: completed days go, one before its rule and one after it.
    const { id: childId } = await family.addChild();
    const { id: gone } = await family.addRule(childId, ['Cuma', 'Pazar']);
    const [friday, sunday] = [`tasks/${gone}.2026-11-20`, `tasks/${gone}.2026-11-22`];
    for (const day of [friday, sunday]) await family.ask('PUT', `/api/${day}/status`, { status: 'completed' });
    for (const path of [sunday, `scheduled-tasks/${gone}`, friday])
      expect((await family.ask('DELETE', `/api/${path}`)).statusCode).toBe(204);
    // Nothing but answers that a family gets: no fault, and no two that waited for each other in a circle.
    expect([...seen].filter((status) => status >= 500)).toEqual([]);
    expect(seen).toContain(201);
    expect(await recount(server.db)).toEqual([]);
    const [row] = await server.db.select().from(families).where(eq(families.familyId, family.familyId));
    expect(row?.rowCount).toBeGreaterThan(10);
    expect((await family.stats()).completedTasks).toBe(row?.completedTasks);
    expect((await family.stats()).completedHomework).toBe(row?.completedHomework);
    const children = await family.get<{ id: string }[]>('/api/children');
    const ofChildren = await Promise.all(children.map(({ id }) => family.stats(id)));
    expect(ofChildren.reduce((sum, { completedTasks }) => sum + completedTasks, 0)).toBe(row?.completedTasks);
  });

  it('[X-51] [N-25] at the edge let one of two in, and a family that is full keeps what it has', async () => {
    const { id: childId } = await family.addChild();
    const { id: rule } = await family.addRule(childId, ['Çarşamba', 'Perşembe', 'Cuma']);
    const homework = await family.addHomework(childId);
    const set = (rowCount: number) =>
      server.db.update(families).set({ rowCount }).where(eq(families.familyId, family.familyId));
    const day = `${rule}.2026-11-19`;
    const task = { childId, name: 'Oda', icon: '🧹', dueDate: '2026-11-18' };
    const adders = [
      (key: string) =>
        family.ask('POST', '/api/v2/homework', { cocukId: childId, ...homeworkInput }, { 'idempotency-key': key }),
      () => family.ask('POST', '/api/v2/family/homework', { cocukId: childId, ...homeworkInput }),
      () => family.ask('POST', '/api/tasks', task),
    ];
    for (const add of adders) {
      await set(FAMILY_LIMITS.rows - 1);
      const both = await Promise.all([add('a'), add('b')]);
      expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
      for (const key of ['c', 'd']) {
        const refused = await add(key);
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY']);
      }
      await set(0);
    }
    await set(FAMILY_LIMITS.rows);
    expect((await family.complete(day)).json()).toMatchObject({ code: 'TOO_MANY' });
    expect((await family.ask('DELETE', `/api/tasks/${day}`)).json()).toMatchObject({ code: 'TOO_MANY' });
    expect((await family.completeHomework(homework.id)).statusCode).toBe(200);
    expect((await family.ask('DELETE', `/api/v2/homework/${homework.id}`)).statusCode).toBe(204);
    expect((await family.complete(day)).statusCode).toBe(200);
  });

  it('[X-51] a family has at most 2,000 rules', async () => {
    const { id: childId } = await family.addChild();
    const first = await family.addRule(childId, ['Cuma']);
    const rules = Array.from({ length: FAMILY_LIMITS.rules - 2 }, () => newRule(family.familyId, childId));
    await server.db.insert(scheduledTasks).values(rules);
    const body = { childId, name: 'Çöp', icon: '🧹', isPeriodic: true, period: { frequency: '1', weekDays: ['Cuma'] } };
    const add = () => family.ask('POST', '/api/scheduled-tasks', body);
    const both = await Promise.all([add(), add()]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    await family.ask('DELETE', `/api/scheduled-tasks/${first.id}`);
    expect((await add()).statusCode).toBe(201);
  });
});
