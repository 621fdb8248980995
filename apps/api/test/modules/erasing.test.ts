import { randomUUID } from 'node:crypto';
import { count, eq, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../src/db/newId.ts';
import * as schema from '../../src/db/schema.ts';
import { markChildDeleted } from '../../src/modules/children/repository.ts';
import { createEraser } from '../../src/modules/family/eraser.ts';
import { deleteFamily } from '../../src/modules/family/deletion.ts';
import { erased } from '../support/erased.ts';
import { engines } from '../support/engines.ts';
import { recount } from '../support/recount.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { homeworkInput, openFamily, type TestFamily } from './family.ts';

const MANY = 1_300;

const isTable = (value: unknown): value is PgTable & { familyId: PgColumn } =>
  typeof value === 'object' && value !== null && 'familyId' in value;
const TABLES = Object.values<unknown>(schema).filter(isTable);

describe.each(engines())('erasing what was deleted, on $name', (engine) => {
  let server: TestApp;
  let family: TestFamily;
  let childId: string;
  beforeEach(async () => {
    server = await createTestApp({ database: await engine.open() });
    family = await openFamily(server);
    childId = (await family.addChild()).id;
  });
  afterEach(() => server.close());

  const fill = async (child: string) => {
    const { familyId } = family;
    const common = { familyId, childId: child, createdAt: new Date() };
    const rows = Array.from({ length: MANY }, (_, index) => ({
      ...common,
      id: newId(),
      title: 'Çok',
      subject: 'Matematik',
      status: 'completed' as const,
      completedAt: new Date(Date.UTC(2026, 10, 18) + index),
    }));
    await server.db.insert(schema.homework).values(rows);
    await server.db
      .update(schema.families)
      .set({
        rowCount: sql`${schema.families.rowCount} + ${MANY}::int`,
        completedHomework: sql`${schema.families.completedHomework} + ${MANY}::int`,
      })
      .where(eq(schema.families.familyId, familyId));
    await server.db
      .update(schema.children)
      .set({ completedHomework: sql`${schema.children.completedHomework} + ${MANY}::int` })
      .where(eq(schema.children.id, child));
    return rows[0]?.id ?? '';
  };

  const rowsLeft = async () => {
    const left: Record<string, number> = {};
    for (const table of TABLES) {
      const [row] = await server.db.select({ n: count() }).from(table).where(eq(table.familyId, family.familyId));
      if (row && row.n > 0) left[getTableName(table)] = row.n;
    }
    return left;
  };

  const eraser = () => createEraser({ db: server.db, log: server.app.log });

  it('[A-16] [A-18] [S-23] a child with very many rows is hidden at once and erased afterwards', async () => {
    const other = await family.addChild({ name: 'Can' });
    const kept = await family.addHomework(other.id);
    const key = { 'idempotency-key': 'anahtar' };
    const open = { cocukId: childId, ...homeworkInput };
    expect((await family.ask('POST', '/api/v2/homework', open, key)).statusCode).toBe(201);
    const task = await family.addTask(childId, '2026-11-18');
    const rule = await family.addRule(childId, ['Çarşamba']);
    await family.complete(`${rule.id}.2026-11-18`);
    const some = await fill(childId);

    // Marked as the call does it, without its first batch, so that all is there still while it is looked at.
    await server.db.transaction((tx) => markChildDeleted(tx, family.familyId, childId, server.clock()));
    expect(await family.stats()).toEqual({
      pendingHomework: 1,
      completedHomework: 0,
      pendingTasks: 0,
      completedTasks: 0,
    });
    expect(await family.get('/api/children')).toEqual([other]);
    expect((await family.ask('GET', '/api/users/onboarding-status')).json().childrenCount).toBe(1);
    expect(await family.get('/api/v2/homework')).toEqual([expect.objectContaining({ id: kept.id })]);
    expect(await family.get('/api/tasks/child')).toEqual([]);
    expect(await family.get('/api/tasks/completed')).toEqual([]);
    expect(await family.get('/api/scheduled-tasks')).toEqual([]);
    expect(await family.activities()).toEqual([]);
    const gone = [
      family.ask('GET', `/api/v2/family/homework/${childId}`),
      family.ask('GET', `/api/tasks/child/${childId}`),
      family.ask('GET', `/api/dashboard/stats?childId=${childId}`),
      family.ask('GET', `/api/dashboard/activities?childId=${childId}`),
      family.ask('DELETE', `/api/children/${childId}`),
      family.check(some, true),
      family.ask('DELETE', `/api/v2/homework/${some}`),
      family.complete(task.id),
      family.ask('DELETE', `/api/tasks/${task.id}`),
      family.complete(`${rule.id}.2026-11-25`),
      family.ask('DELETE', `/api/scheduled-tasks/${rule.id}`),
      family.ask('POST', '/api/v2/homework', open, key),
      family.ask('POST', '/api/v2/homework', open),
      family.ask('POST', '/api/tasks', { childId, name: 'Oda', icon: '🧹', dueDate: '2026-11-18' }),
    ];
    for (const answer of await Promise.all(gone)) expect(answer.statusCode).toBe(404);
    await erased(server);
    expect(await recount(server.db)).toEqual([]);
    expect(await rowsLeft()).toEqual({ users: 1, sessions: 1, families: 1, children: 1, homework: 1 });
  });

  it('[A-16] the call erases what little there is, and leaves the rest to the eraser', async () => {
    const other = await family.addChild({ name: 'Can' });
    await family.addHomework(other.id);
    expect((await family.ask('DELETE', `/api/children/${other.id}`)).statusCode).toBe(204);
    expect(await rowsLeft()).toEqual({ users: 1, sessions: 1, families: 1, children: 1 });
    await fill(childId);
    expect((await family.ask('DELETE', `/api/children/${childId}`)).statusCode).toBe(204);
    expect(await family.stats()).toMatchObject({ completedHomework: 0 });
    await erased(server);
    expect(await rowsLeft()).toEqual({ users: 1, sessions: 1, families: 1 });
    expect(await recount(server.db)).toEqual([]);
  });

  it('a family leaves nothing: nobody signs in to it, and all that it had goes', async () => {
    await fill(childId);
    const rule = await family.addRule(childId, ['Çarşamba']);
    await family.complete(`${rule.id}.2026-11-18`);
    await family.addTask(childId, '2026-11-18');
    await family.ask('POST', '/api/v2/homework', { cocukId: childId, ...homeworkInput }, { 'idempotency-key': 'a' });
    const stranger = await openFamily(server);
    await stranger.addChild();

    await server.sessions.ending((tx, end) => deleteFamily(tx, end, family.familyId, server.clock()));
    const answers = await Promise.all([
      family.ask('GET', '/api/children'),
      family.ask('GET', '/api/v2/homework'),
      family.ask('POST', '/api/children', { name: 'Yeni', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' }),
      family.ask('POST', '/api/v2/homework', { cocukId: childId, ...homeworkInput }, { 'idempotency-key': 'b' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
    // Cut off after a batch, it goes on from there.
    const first = eraser();
    first.wake();
    await first.stop();
    expect(await rowsLeft()).toHaveProperty('families', 1);
    await Promise.all([erased(server), erased(server)]);
    expect(await rowsLeft()).toEqual({});
    expect(await stranger.get('/api/children')).toHaveLength(1);
    await server.sessions.ending((tx, end) => deleteFamily(tx, end, family.familyId, server.clock()));
  });

  it('begins with the server, where one before was cut off', async () => {
    await fill(childId);
    await server.db
      .update(schema.families)
      .set({ deletedAt: new Date() })
      .where(eq(schema.families.familyId, family.familyId));
    await erased(server);
    expect(Object.keys(await rowsLeft())).toEqual(['users']);
  });
});

it('[A-16] what is deleted while a round is under way goes too, and does not wait for the next', async () => {
  let another: Promise<unknown> | undefined;
  const { db, close } = await openTestDatabase({
    logQuery: (text) => {
      // Asked after the families that were deleted: what is deleted from here on this round does not know.
      if (another !== undefined || !text.includes('from "children"')) return;
      another = remove();
      eraser.wake();
    },
  });
  const moment = new Date();
  const remove = () =>
    db.insert(schema.families).values({ familyId: randomUUID(), createdAt: moment, deletedAt: moment }).execute();
  const eraser = createEraser({ db, log: { error: vi.fn() } });
  eraser.wake();
  await eraser.idle();
  expect(another).toBeDefined();
  await another;
  expect(await db.$count(schema.families)).toBe(0);
  await close();
});

it('[AC-08] what cannot be erased is logged as the kind of a fault, without whose it was', async () => {
  const { db, close } = await openTestDatabase();
  const moment = new Date();
  await db.insert(schema.families).values({ familyId: randomUUID(), createdAt: moment, deletedAt: moment });
  await db.execute('alter table tasks rename to elsewhere');
  const error = vi.fn();
  const eraser = createEraser({ db, log: { error } });
  eraser.wake();
  await eraser.idle();
  expect(error.mock.calls).toEqual([[{ errorClass: expect.any(String) }, 'deleted rows not erased']]);
  await close();
});
