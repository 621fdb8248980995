import Ajv2020 from 'ajv/dist/2020.js';
import { type FamilyFile, FamilyFileSchema, MAX_FILE_BYTES, z } from '@kovan/api-client/contract';
import { EMPTY_FILE } from '@kovan/api-client/conformance';
import { AVATARS } from '@kovan/domain/avatars';
import { GRADES } from '@kovan/domain/grades';
import { TASK_ICONS } from '@kovan/domain/icons';
import { WEEK_DAYS } from '@kovan/domain/weeks';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFamily } from '../modules/family.ts';
import { engines } from '../support/engines.ts';
import { recount } from '../support/recount.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';

const createdAt = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2026-11-18'), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = createdAt.map((moment) => moment.slice(0, 10));
const text = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
  .map((name) => `a${name}`.replaceAll('\0', '').trim());
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

/** Families of any shape, as files. */
const anyFile: fc.Arbitrary<FamilyFile> = fc.integer({ min: 0, max: 4 }).chain((count) => {
  const childId = fc.constantFrom(...Array.from({ length: Math.max(1, count) }, (_, at) => `c${at}`));
  const many = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { maxLength: count === 0 ? 0 : 6 });
  const chore = { childId, name: text, icon: fc.constantFrom(...TASK_ICONS) };
  const numbered = <T extends object>(items: T[], letter: string) =>
    items.map((item, at) => ({ ...item, id: `${letter}${at}` }));
  return fc.record({
    kovan: fc.constant('family' as const),
    version: fc.constant(1),
    exportedAt: createdAt,
    adults: fc.constant([]),
    children: fc
      .array(
        fc.record({
          name: text,
          birthYear: fc.integer({ min: 2010, max: 2026 }),
          grade: fc.constantFrom(...GRADES),
          avatar: fc.constantFrom(...AVATARS),
          createdAt,
        }),
        { minLength: count, maxLength: count },
      )
      .map((items) => numbered(items, 'c')),
    tasks: many(fc.record({ ...chore, dueDate: day, completedAt: maybe(createdAt), createdAt })).map((items) =>
      numbered(items, 't'),
    ),
    scheduledTasks: many(
      fc.record({
        ...chore,
        period: fc.record({
          frequency: fc.integer({ min: 1, max: 52 }).map(String),
          weekDays: fc.uniqueArray(fc.constantFrom(...WEEK_DAYS), { minLength: 1 }),
        }),
        createdOn: day,
        createdAt,
      }),
    ).map((items) => numbered(items, 'r')),
    // Of rules that are there no more, only completed days are left.
    occurrences: many(
      fc.record({
        ...chore,
        ruleDay: day,
        dueDate: day,
        status: fc.constant('completed' as const),
        completedAt: createdAt,
        createdAt,
      }),
    ).map((items) => items.map((item, at) => ({ ...item, ruleId: `gone${at % 3} ${at}` }))),
    homework: many(
      fc.record({
        childId,
        subject: text,
        dueDate: maybe(day),
        title: text,
        description: maybe(text),
        teacher: maybe(text),
        book: maybe(text),
        page: maybe(text),
        createdAt,
        done: maybe(
          fc.record({ completedAt: createdAt, status: fc.constantFrom('completed' as const, 'verified' as const) }),
        ),
      }),
    ).map((items) =>
      numbered(
        items.map(({ done, ...item }) => ({ ...item, ...(done ?? { status: 'active' as const, completedAt: null }) })),
        'h',
      ),
    ),
    breaks: fc.constant([]),
    treats: fc.constant([]),
    swaps: fc.constant([]),
  });
});

const CHILD = {
  id: 'c',
  name: 'Elif',
  birthYear: 2017,
  grade: '3. Sınıf',
  avatar: '👧',
  createdAt: '2026-11-18T14:45:00Z',
};

const IDS = /"(id|childId|ruleId)":"([^"]*)"/g;

/** A file with each id replaced by where it first stands, so that two are compared but for ids. */
const withoutIds = (file: FamilyFile): string => {
  const ids = new Map<string, number>();
  const sorted = {
    ...file,
    exportedAt: null,
    adults: null,
    children: file.children.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0)),
  };
  return JSON.stringify(sorted, (key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  ).replaceAll(IDS, (_all, key: string, id: string) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `"${key}":${ids.get(id)}`;
  });
};

describe.each(engines())('the file of a family, on $name', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ database: await engine.open() });
  });
  afterAll(() => server.close());

  it('[EX-01] is a JSON file of the day, streamed, that its own schema describes', async () => {
    const family = await openFamily(server);
    const child = await family.addChild();
    for (let count = 0; count < 3; count += 1) await family.addTask(child.id, '2026-11-20');
    const answer = await family.ask('GET', '/api/family/export');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="kovan-2026-11-18.json"',
      'transfer-encoding': 'chunked',
    });
    const schema = await server.app.inject('/api/export.schema.json');
    expect(schema.headers['content-type']).toMatch(/^application\/schema\+json/);
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema.json());
    expect([validate(answer.json()), validate.errors]).toEqual([true, null]);
    expect(validate({ ...answer.json<object>(), secret: 1 })).toBe(false);
  });

  it('[EX-01] holds no address, no secret and nothing of a deleted child', async () => {
    const family = await openFamily(server);
    await family.ask('POST', '/api/family/invitations');
    const [kept, gone] = [await family.addChild(), await family.addChild({ name: 'Silinecek' })];
    await family.addHomework(gone.id, { baslik: 'Silinecek' });
    await family.addHomework(kept.id);
    await family.ask('DELETE', `/api/children/${gone.id}`);
    const { body } = await family.ask('GET', '/api/family/export');
    for (const secret of [family.email, family.familyId, 'Silinecek', 'family_id', 'hash'])
      expect(body).not.toContain(secret);
  });

  it('[EX-02] a family of any shape is the same after export, import, export, and its counters are right', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async (file) => {
        const [first, second] = [await openFamily(server), await openFamily(server)];
        expect((await first.ask('POST', '/api/family/import', file)).statusCode).toBe(201);
        const exported = z.parse(FamilyFileSchema, (await first.ask('GET', '/api/family/export')).json());
        if (file.children.length > 0 || file.tasks.length === 0) {
          await second.ask('POST', '/api/family/import', exported);
          const again = z.parse(FamilyFileSchema, (await second.ask('GET', '/api/family/export')).json());
          expect(withoutIds(again)).toBe(withoutIds(exported));
        }
        expect(exported.children.map(({ name }) => name).toSorted()).toEqual(
          file.children.map(({ name }) => name).toSorted(),
        );
        expect(exported.homework).toHaveLength(file.homework.length);
      }),
      { numRuns: 15 },
    );
    expect(await recount(server.db)).toEqual([]);
  });

  it('[EX-02] one wrong row among many leaves nothing behind', async () => {
    const family = await openFamily(server);
    const task = {
      childId: 'c',
      name: 'Oda',
      icon: '🧹',
      dueDate: '2026-11-20',
      completedAt: null,
      createdAt: CHILD.createdAt,
    };
    const tasks = Array.from({ length: 900 }, (_, at) => ({
      ...task,
      id: `t${at}`,
      ...(at === 899 && { childId: 'x' }),
    }));
    const file = { ...EMPTY_FILE, children: [CHILD], tasks };
    const answer = await family.ask('POST', '/api/family/import', file);
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['tasks.899.childId'],
    ]);
    expect(await family.get('/api/children')).toEqual([]);
    const tooMany = Array.from({ length: 201 }, (_, at) => ({ ...CHILD, id: `c${at}` }));
    expect(
      (await family.ask('POST', '/api/family/import', { ...file, children: tooMany, tasks: [] })).json(),
    ).toMatchObject({
      code: 'TOO_MANY',
    });
    expect(await family.get('/api/children')).toEqual([]);
  });

  it('[EX-02] two imports at once are one; a child that comes at the same time is a 409 or comes after', async () => {
    const family = await openFamily(server);
    const file = { ...EMPTY_FILE, children: [CHILD] };
    const answers = await Promise.all(Array.from({ length: 3 }, () => family.ask('POST', '/api/family/import', file)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await family.get('/api/children')).toHaveLength(1);
  });
});

it('[EX-02] a file of 20 MB is read, and one byte more is a 413', async () => {
  const server = await createTestApp();
  const family = await openFamily(server);
  const send = (bytes: number) =>
    family.ask('POST', '/api/family/import', Buffer.from('{}'.padEnd(bytes)), { 'content-type': 'application/json' });
  expect((await send(MAX_FILE_BYTES)).statusCode).toBe(400);
  expect((await send(MAX_FILE_BYTES + 1)).statusCode).toBe(413);
  await server.close();
});
