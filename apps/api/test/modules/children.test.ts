import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Child } from '@kovan/api-client/contract';
import { children, homework, occurrences, scheduledTasks, tasks } from '../../src/db/schema.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { childInput, openFamily, type TestFamily } from './family.ts';

let server: TestApp;
let family: TestFamily;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  server.clock.set(STORY_MOMENT);
  family = await openFamily(server);
});
afterAll(() => server.close());

it('[A-13] [P-04] lists children oldest record first, also those added in one moment', async () => {
  for (const name of ['Elif', 'Can', 'Defne', 'Ada', 'Mert']) await family.addChild({ name });
  server.clock.set('2026-11-18T14:44:00Z');
  await family.addChild({ name: 'Zeynep' });
  const names = (await family.get<Child[]>('/api/children')).map(({ name }) => name);
  expect(names).toEqual(['Zeynep', 'Elif', 'Can', 'Defne', 'Ada', 'Mert']);
});

it('[A-14] [V-39] keeps a name trimmed, and answers only what the contract names', async () => {
  const child = await family.addChild({ name: `  ${'ğ'.repeat(80)} ` });
  expect(child).toEqual({ ...childInput, name: 'ğ'.repeat(80), id: expect.any(String) });
});

it('[V-39] refuses a name that is a character too long, naming the field', async () => {
  const answer = await family.ask('POST', '/api/children', { ...childInput, name: 'a'.repeat(81) });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual(['name']);
});

it('[V-40] refuses a field that it does not know, and stores nothing', async () => {
  const answer = await family.ask('POST', '/api/children', { ...childInput, familyId: family.familyId });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual(['familyId']);
  expect(await family.get('/api/children')).toEqual([]);
});

it('[V-12] [V-16] [N-15] takes the year of the viewer, and no later one', async () => {
  // In Istanbul it is 2027 already, in New York still 2026.
  await family.waitUntil('2026-12-31T21:30:00Z');
  family.moveTo('America/New_York');
  const refused = await family.ask('POST', '/api/children', { ...childInput, birthYear: 2027 });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().fields)).toEqual(['birthYear']);
  family.moveTo('Europe/Istanbul');
  const child = await family.addChild({ birthYear: 2027 });
  expect(child.birthYear).toBe(2027);
  family.moveTo('America/New_York');
  const changed = await family.ask('PUT', `/api/children/${child.id}`, { ...childInput, birthYear: 2027 });
  expect(changed.statusCode).toBe(400);
  expect(Object.keys(changed.json().fields)).toEqual(['birthYear']);
  const unknown = await family.ask('PUT', `/api/children/${randomUUID()}`, { ...childInput, birthYear: 2027 });
  expect(unknown.statusCode).toBe(404);
});

it('[A-15] replaces what is said of a child and keeps its place in the list', async () => {
  const { id } = await family.addChild();
  await family.addChild({ name: 'Can' });
  const input = { name: 'Elif Su', birthYear: 2016, grade: '4. Sınıf', avatar: '🚀' };
  const answer = await family.ask('PUT', `/api/children/${id}`, input);
  expect(answer.json()).toEqual({ data: { id, ...input } });
  expect((await family.get<Child[]>('/api/children')).map(({ name }) => name)).toEqual(['Elif Su', 'Can']);
});

it('[A-16] deletes a child with everything that is the child’s, and nothing of a sibling (Q-55)', async () => {
  const [elif, can] = [await family.addChild(), await family.addChild({ name: 'Can' })];
  for (const { id } of [elif, can]) {
    await family.addHomework(id);
    await family.addTask(id, '2026-11-19');
    await family.addRule(id, ['Cuma', 'Cumartesi']);
    const occurrence = (await family.week(id)).find(({ scheduledTaskId }) => scheduledTaskId);
    await family.ask('DELETE', `/api/tasks/${occurrence?.id}`);
  }
  expect((await family.ask('DELETE', `/api/children/${elif.id}`)).statusCode).toBe(204);
  const left = await Promise.all(
    [children, homework, scheduledTasks, tasks, occurrences].map((table) =>
      server.db.$count(table, sql`family_id = ${family.familyId}`),
    ),
  );
  expect(left).toEqual([1, 1, 1, 1, 1]);
  expect((await family.ask('DELETE', `/api/children/${elif.id}`)).statusCode).toBe(404);
});

it('[A-18] [E-35] needs onboarding until the first child, and again after the last is deleted', async () => {
  const status = async () => (await family.ask('GET', '/api/users/onboarding-status')).json();
  expect(await status()).toEqual({ needsOnboarding: true, childrenCount: 0 });
  const added = [await family.addChild(), await family.addChild({ name: 'Can' })];
  expect(await status()).toEqual({ needsOnboarding: false, childrenCount: 2 });
  for (const left of [1, 0]) {
    await family.ask('DELETE', `/api/children/${added[left]?.id}`);
    expect(await status()).toEqual({ needsOnboarding: left === 0, childrenCount: left });
  }
});

it('[N-25] sets no bound to the number of children', async () => {
  for (let count = 0; count < 40; count += 1) await family.addChild({ name: `Çocuk ${count}` });
  expect(await family.get<Child[]>('/api/children')).toHaveLength(40);
});
