import Ajv2020 from 'ajv/dist/2020.js';
import { type FamilyFile, FamilyFileSchema, MAX_FILE_BYTES, type Task, z } from '@kovan/api-client/contract';
import { EMPTY_FILE } from '@kovan/api-client/conformance';
import { AVATARS } from '@kovan/domain/avatars';
import { addToDay } from '@kovan/domain/days';
import { GRADES } from '@kovan/domain/grades';
import { TASK_ICONS } from '@kovan/domain/icons';
import { WEEK_DAYS } from '@kovan/domain/weeks';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '../../src/db/schema.ts';
import { markChildDeleted } from '../../src/modules/children/repository.ts';
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
const { createdAt: AT } = CHILD;
const CHORE = { childId: 'c', name: 'Oda', icon: '🧹', createdAt: AT };
const TASK = { ...CHORE, id: 't', dueDate: '2026-11-20', completedAt: null };
const RULE = { ...CHORE, id: 'r', period: { frequency: '1', weekDays: ['Cuma'] }, createdOn: '2026-11-18' };
const DAY = '2026-11-18';
const DONE = { ...CHORE, ruleId: 'r', ruleDay: DAY, dueDate: DAY, status: 'completed', completedAt: AT };
const HOMEWORK = {
  id: 'h',
  childId: 'c',
  subject: 'Matematik',
  title: 'Kesirler',
  dueDate: null,
  description: null,
  teacher: null,
  book: null,
  page: null,
  status: 'active',
  completedAt: null,
  createdAt: AT,
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

  it('[EX-01] is a JSON file of the viewer’s day, streamed, that its own schema describes', async () => {
    const family = await openFamily(server);
    const child = await family.addChild();
    for (let count = 0; count < 3; count += 1) await family.addTask(child.id, '2026-11-20');
    // Where the next day has begun.
    family.moveTo('Pacific/Kiritimati');
    const answer = await family.ask('GET', '/api/family/export');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="kovan-2026-11-19.json"',
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
    // Marked as the call does it, without its first batch, so that all is there still.
    await server.db.transaction((tx) => markChildDeleted(tx, family.familyId, gone.id, server.clock()));
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
    const tasks = Array.from({ length: 900 }, (_, at) => ({
      ...TASK,
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
  });

  it('[EX-02] is one transaction: what the database refuses at its end leaves nothing behind', async () => {
    const family = await openFamily(server);
    const file = { ...EMPTY_FILE, children: [CHILD], tasks: [TASK], homework: [HOMEWORK] };
    await server.db.execute('alter table homework rename to elsewhere');
    try {
      expect((await family.ask('POST', '/api/family/import', file)).statusCode).toBe(500);
    } finally {
      await server.db.execute('alter table elsewhere rename to homework');
    }
    expect(await family.get('/api/children')).toEqual([]);
    expect((await family.ask('POST', '/api/family/import', file)).statusCode).toBe(201);
    expect(await recount(server.db)).toEqual([]);
  });

  it('[EX-02] two imports at once are one; a child that comes at the same time is a 409 or comes after', async () => {
    const family = await openFamily(server);
    const file = { ...EMPTY_FILE, children: [CHILD] };
    const answers = await Promise.all(Array.from({ length: 3 }, () => family.ask('POST', '/api/family/import', file)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await family.get('/api/children')).toHaveLength(1);
  });
});

/** All of a file but its tasks, and with nobody who could have any. */
const { tasks: _tasks, ...BIG } = EMPTY_FILE;

describe('the size of a file', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  it('[EX-02] is at most 20 MB, and one byte more is a 413', async () => {
    const family = await openFamily(server);
    const send = (bytes: number) =>
      family.ask('POST', '/api/family/import', Buffer.from('{}'.padEnd(bytes)), { 'content-type': 'application/json' });
    expect((await send(20 * 1024 * 1024)).statusCode).toBe(400);
    expect((await send(20 * 1024 * 1024 + 1)).statusCode).toBe(413);
  });

  it.each([
    ['row', { tasks: Array.from({ length: 200_000 }, () => ({})) }],
    ['row no row at all', { tasks: Array<number>(200_000).fill(0) }],
    ['name too short', { tasks: Array.from({ length: 30_000 }, () => ({ ...TASK, name: '' })) }],
    ['weekday', { scheduledTasks: [{ ...RULE, period: { frequency: '1', weekDays: Array(15_000).fill('x') } }] }],
  ])('[EX-02] with every %s wrong is a 400 that names places, and no more than somebody can mend', async (_, part) => {
    const family = await openFamily(server);
    const answer = await family.ask('POST', '/api/family/import', { ...EMPTY_FILE, children: [CHILD], ...part });
    const places = Object.keys(answer.json<{ fields: object }>().fields);
    expect([answer.statusCode, places.length > 0, places.length <= 100]).toEqual([400, true, true]);
  });

  const MOST = MAX_FILE_BYTES * 0.9;
  const body = (start: string, row: (at: number) => string, end: string, bytes = MOST) => {
    const rows: string[] = [];
    for (let length = 0; length < bytes; length += rows.at(-1)?.length ?? 0) rows.push(row(rows.length));
    return Buffer.from(`${start}${rows.join('').slice(1)}${end}`);
  };
  /** What this process worked, in ms, not what it waited for others of a busy machine. */
  const worked = () => process.cpuUsage().user / 1000;
  const QUARTER = body('{', (at) => `,"m${at}":1`, '}', MOST / 4).toString();
  /** How long a file holds everybody up of which a quarter is read in one go: on this machine, in this moment. */
  const quarterAtOnce = () => {
    const before = worked();
    JSON.parse(QUARTER);
    return worked() - before;
  };
  it.each([
    ['names that nobody knows', body('{', (at) => `,"n${at}":1`, '}'), 400],
    ['one name again and again', body('{', () => ',"tasks":[]', '}'), 400],
    ['names that no row knows', body('{"tasks":[{', (at) => `,"n${at}":1`, '}]}'), 400],
    ['lists within each other', body('{"tasks":[', () => '[[[[[[[[', ''), 400],
    ['rows that are none', body('{"tasks":[', () => ',{}', ']}'), 409],
    [
      'rows',
      body(
        JSON.stringify(BIG).slice(0, -1) + ',"tasks":[',
        (at) => `,${JSON.stringify({ ...TASK, id: `${at}` })}`,
        ']}',
      ),
      400,
    ],
  ])('[EX-02] full of %s holds nobody else up', async (_, file, status) => {
    const family = await openFamily(server);
    const headers = { 'content-type': 'application/json' };
    let [longest, before] = [0, worked()];
    const timer = setInterval(() => {
      const now = worked();
      [longest, before] = [Math.max(longest, now - before), now];
    }, 1);
    const answer = await family.ask('POST', '/api/family/import', file, headers);
    clearInterval(timer);
    longest = Math.max(longest, worked() - before);
    expect(answer.statusCode).toBe(status);
    expect(longest).toBeLessThan(quarterAtOnce());
  });

  it('[EX-02] [N-25] fills a family to its limits, and not by one more', async () => {
    const family = await openFamily(server);
    const many = <T extends object>(row: T, count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...row, id: `${at}` }));
    const children = many(CHILD, 200);
    const full = {
      ...EMPTY_FILE,
      children,
      scheduledTasks: many({ ...RULE, childId: '0' }, 2_000),
      homework: [{ ...HOMEWORK, childId: '0' }],
    };
    const bring = async (part: object) => {
      const answer = await family.ask('POST', '/api/family/import', { ...full, ...part });
      return [answer.statusCode, answer.json<{ code?: string }>().code];
    };
    // So much is left of a child that is being erased.
    await server.db.update(families).set({ rowCount: 199_999 }).where(eq(families.familyId, family.familyId));
    expect(await bring({ children: many(CHILD, 201) })).toEqual([409, 'TOO_MANY']);
    expect(await bring({ scheduledTasks: many({ ...RULE, childId: '0' }, 2_001) })).toEqual([409, 'TOO_MANY']);
    for (const rows of [
      { tasks: [{ ...TASK, childId: '0' }] },
      { occurrences: [{ ...DONE, childId: '0' }] },
      { homework: many({ ...HOMEWORK, childId: '0' }, 2) },
    ])
      expect(await bring(rows)).toEqual([409, 'TOO_MANY']);
    expect(await family.get('/api/children')).toEqual([]);
    expect(await bring({})).toEqual([201, undefined]);
  });

  it('[EX-01] [EX-02] [N-25] more done days than are read at once come in, are listed and go out, each once, and hold nobody up', async () => {
    const family = await openFamily(server);
    const daysOf = (ruleId: string, count: number) =>
      Array.from({ length: count }, (_, at) => {
        const ruleDay = addToDay('2026-11-18', { days: -at });
        return { ...DONE, ruleId, ruleDay, dueDate: ruleDay };
      });
    const occurrences = [...daysOf('r1', 1_100), ...daysOf('r2', 366), ...daysOf('r3', 366)];
    const file = { ...EMPTY_FILE, children: [CHILD], occurrences };
    expect((await family.ask('POST', '/api/family/import', file)).statusCode).toBe(201);

    let turns = 0;
    const others = setInterval(() => (turns += 1), 0);
    const exported = z.parse(FamilyFileSchema, (await family.ask('GET', '/api/family/export')).json());
    clearInterval(others);
    expect(turns).toBeGreaterThan(2);
    const sorted = (days: readonly { dueDate: string }[]) => days.map(({ dueDate }) => dueDate).toSorted();
    expect(sorted(exported.occurrences)).toEqual(sorted(occurrences));
    const [child] = exported.children;
    const year = await family.range(child?.id ?? '', addToDay('2026-11-18', { days: -365 }), '2026-11-18');
    const completed = await family.get<Task[]>('/api/tasks/completed');
    expect([year, completed].map((tasks) => new Set(tasks.map(({ id }) => id)).size)).toEqual([3 * 366, 1_832]);
    expect([year.length, completed.length]).toEqual([3 * 366, 1_832]);
  });
});
