import { EMPTY_FILE } from '@kovan/api-client/conformance';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotentAnswers } from '../../src/db/schema.ts';
import { sweepOldAnswers } from '../../src/modules/once.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { childInput, homeworkInput, openFamily, type TestFamily } from './family.ts';

/** A child as a file has it. */
const CHILD_IN_FILE = { id: 'c', ...childInput, createdAt: '2026-11-18T14:45:00Z' };

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

const key = { 'idempotency-key': 'e2f1' };
const period = { frequency: '1', weekDays: ['Cuma'] };
const creations = [
  ['/api/children', '/api/children', () => ({ ...childInput, name: 'Can' })],
  ['/api/tasks', '/api/tasks', () => ({ childId, name: 'Oda', icon: '🧹', dueDate: '2026-11-20' })],
  [
    '/api/scheduled-tasks',
    '/api/scheduled-tasks',
    () => ({ childId, name: 'Çöp', icon: '🧹', isPeriodic: true, period }),
  ],
  ['/api/v2/homework', '/api/v2/homework', () => ({ cocukId: childId, ...homeworkInput })],
  ['/api/v2/family/homework', '/api/v2/homework', () => ({ cocukId: childId, ...homeworkInput })],
] as const;

describe.each(creations)('POST %s with an Idempotency-Key', (url, list, body) => {
  it('[OF-03] makes one row and gives one answer, however many requests race', async () => {
    const before = (await family.get<object[]>(list)).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => family.ask('POST', url, body(), key)));
    await family.waitUntil('2026-12-18T14:44:00Z');
    answers.push(await family.ask('POST', url, body(), key));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(201);
      expect(answer.body).toBe(answers[0]?.body);
    }
    expect(await family.get(list)).toHaveLength(before + 1);
  });

  it('[OF-03] refuses the key of another request with a 422, and takes it again after 30 days', async () => {
    await family.ask('POST', url, body(), key);
    const other = { ...body(), ...('name' in body() ? { name: 'Başka' } : { baslik: 'Başka' }) };
    const refused = await family.ask('POST', url, other, key);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    await family.waitUntil('2026-12-18T14:45:01Z');
    expect((await family.ask('POST', url, other, key)).statusCode).toBe(201);
  });

  it('[OF-03] forgets an answer whose row was deleted: the repeat makes nothing and tells nothing', async () => {
    const { id } = (await family.ask('POST', url, body(), key)).json().data;
    const before = (await family.get<object[]>(list)).length;
    expect((await family.ask('DELETE', `${url}/${id}`)).statusCode).toBe(204);
    expect((await family.ask('POST', url, body(), key)).statusCode).toBe(404);
    expect(await family.get(list)).toHaveLength(before - 1);
    const kept = await server.db
      .select()
      .from(idempotentAnswers)
      .where(eq(idempotentAnswers.familyId, family.familyId));
    expect(kept.map(({ answer }) => answer)).toEqual([null]);
  });
});

it('[OF-03] a repeat makes nothing anew although the clock was put back by two days meanwhile', async () => {
  await family.waitUntil('2026-11-20T14:45:00Z');
  const first = await family.ask('POST', '/api/children', childInput, key);
  await family.waitUntil(STORY_MOMENT);
  expect((await family.ask('POST', '/api/children', childInput, key)).body).toBe(first.body);
  const next = await family.ask('POST', '/api/children', childInput, { 'idempotency-key': 'next' });
  expect(next.json().data.id).not.toBe(first.json().data.id);
});

it('[OF-03] what fails leaves no trace: the same key may try again', async () => {
  const body = { ...childInput, birthYear: 2027 };
  expect((await family.ask('POST', '/api/children', body, key)).statusCode).toBe(400);
  await family.waitUntil('2027-01-02T10:00:00Z');
  expect((await family.ask('POST', '/api/children', body, key)).statusCode).toBe(201);
});

it('[OF-03] what is swept was kept for longer than 30 days, and none is left of it, however many there were', async () => {
  await family.ask('POST', '/api/children', childInput, key);
  const ours = eq(idempotentAnswers.familyId, family.familyId);
  const [first] = await server.db.select().from(idempotentAnswers).where(ours);
  if (!first) throw new Error('no answer was kept');
  await server.db
    .insert(idempotentAnswers)
    .values(Array.from({ length: 500 }, (_, index) => ({ ...first, key: `${index}` })));
  await sweepOldAnswers(server.db, new Date('2026-12-18T14:45:00.000Z'));
  expect(await server.db.$count(idempotentAnswers, ours)).toBe(501);
  while (await sweepOldAnswers(server.db, new Date('2026-12-18T14:45:00.001Z')));
  expect(await server.db.$count(idempotentAnswers, ours)).toBe(0);
});

it('[OF-03] one key serves several calls and several families', async () => {
  const stranger = await openFamily(server);
  for (const [url, , body] of creations) expect((await family.ask('POST', url, body(), key)).statusCode).toBe(201);
  expect((await stranger.ask('POST', '/api/children', childInput, key)).statusCode).toBe(201);
  expect(await stranger.get('/api/children')).toHaveLength(1);
});

it('[OF-03] a key stands for its Kids-Id too', async () => {
  const can = await family.addChild({ name: 'Can' });
  const ask = (kidsId: string) => family.ask('POST', '/api/v2/homework', homeworkInput, { ...key, 'kids-id': kidsId });
  expect((await ask(childId)).statusCode).toBe(201);
  expect((await ask(can.id)).statusCode).toBe(422);
});

it('[OF-03] forgets the answer to a tick of an occurrence that was deleted', async () => {
  const { id } = await family.addRule(childId, ['Cuma']);
  const url = `/api/tasks/${id}.2026-11-20`;
  const tick = async () => (await family.ask('PUT', `${url}/status`, { status: 'completed' }, key)).statusCode;
  expect([await tick(), (await family.ask('DELETE', url)).statusCode, await tick()]).toEqual([200, 204, 404]);
});

it('[A-16] deleting a child forgets what the answers told of its homework', async () => {
  await family.ask('POST', '/api/v2/homework', { cocukId: childId, ...homeworkInput }, key);
  await family.ask('DELETE', `/api/children/${childId}`);
  const kept = await server.db.select().from(idempotentAnswers).where(eq(idempotentAnswers.familyId, family.familyId));
  expect(kept).toEqual([]);
  const again = await family.ask('POST', '/api/v2/homework', { cocukId: childId, ...homeworkInput }, key);
  expect(again.statusCode).toBe(404);
});

it('[EX-02] [OF-03] deleting a child forgets the answer to the file that brought it in: a repeat claims nothing', async () => {
  const other = await openFamily(server);
  const bringIn = () => other.ask('POST', '/api/family/import', { ...EMPTY_FILE, children: [CHILD_IN_FILE] }, key);
  expect([(await bringIn()).statusCode, (await bringIn()).statusCode]).toEqual([201, 201]);
  const [child] = await other.get<{ id: string }[]>('/api/children');
  await other.ask('DELETE', `/api/children/${child?.id}`);
  expect((await bringIn()).statusCode).toBe(404);
  expect(await other.get('/api/children')).toEqual([]);
});

it('[A-08] an answer that is erased just as its twin looks for it is a 503: the same key may be sent again', async () => {
  // The key is taken when the answer is kept, and nobody's any more when it is looked for.
  await server.db.execute(
    sql`create function taken() returns trigger language plpgsql as $$ begin raise unique_violation; end $$`,
  );
  await server.db.execute(
    sql`create trigger taken before insert on idempotent_answers for each row execute function taken()`,
  );
  try {
    const answer = await family.ask('POST', '/api/children', childInput, key);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
  } finally {
    await server.db.execute(sql`drop trigger taken on idempotent_answers`);
    await server.db.execute(sql`drop function taken`);
  }
  expect((await family.ask('POST', '/api/children', childInput, key)).statusCode).toBe(201);
});
