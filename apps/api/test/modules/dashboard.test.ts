import { WEEK_DAYS } from '@kovan/domain/weeks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { openFamily, type TestFamily } from './family.ts';

let server: TestApp;
let family: TestFamily;
let elif: string;
let can: string;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  server.clock.set(STORY_MOMENT);
  family = await openFamily(server);
  elif = (await family.addChild()).id;
  can = (await family.addChild({ name: 'Can' })).id;
});
afterAll(() => server.close());

const NOTHING = { pendingHomework: 0, completedHomework: 0, pendingTasks: 0, completedTasks: 0 };

it('[A-19] [E-33] counts zero where nothing is', async () => {
  expect(await family.stats()).toEqual(NOTHING);
  expect(await family.activities()).toEqual([]);
});

it('[A-19] [FD-13] [FD-16] [FD-17] homework: pending is active, late too, completed is completed and verified', async () => {
  const [, done, checked, reverted] = [
    await family.addHomework(elif, { sonTarih: '2026-01-01' }),
    await family.addHomework(elif),
    await family.addHomework(elif),
    await family.addHomework(can),
  ];
  for (const { id } of [done, checked, reverted]) await family.completeHomework(id);
  for (const { id } of [checked, reverted]) await family.check(id, true);
  await family.check(reverted.id, false);
  expect(await family.stats()).toEqual({ ...NOTHING, pendingHomework: 1, completedHomework: 3 });
  expect(await family.stats(elif)).toEqual({ ...NOTHING, pendingHomework: 1, completedHomework: 2 });
  expect(await family.stats(can)).toEqual({ ...NOTHING, completedHomework: 1 });
});

it('[A-19] [N-19] [FD-18] [FD-19] one-off tasks: pending up to the end of the current week, overdue ones of any day too', async () => {
  for (const day of ['2020-01-01', '2026-11-22', '2026-11-23']) await family.addTask(elif, day);
  const done = await family.addTask(can, '2027-06-01');
  await family.complete(done.id);
  expect(await family.stats()).toEqual({ ...NOTHING, pendingTasks: 2, completedTasks: 1 });
  // On Sunday night the week still runs in New York, in Istanbul the next has begun.
  await family.waitUntil('2026-11-22T22:00:00Z');
  family.moveTo('America/New_York');
  expect((await family.stats(elif)).pendingTasks).toBe(2);
  family.moveTo('Europe/Istanbul');
  expect((await family.stats(elif)).pendingTasks).toBe(3);
});

it('[A-19] [S-36] [FD-20] occurrences are counted, whoever looked before', async () => {
  await family.addRule(elif, ['Pazartesi', 'Cuma']);
  await family.addRule(can, ['Pazar']);
  expect(await family.stats(can)).toEqual({ ...NOTHING, pendingTasks: 1 });
  expect(await family.stats()).toEqual({ ...NOTHING, pendingTasks: 2 });
  // Friday of last week, Monday and Friday of this one; the Sundays.
  await family.waitUntil('2026-11-25T10:00:00Z');
  expect((await family.stats(elif)).pendingTasks).toBe(3);
  expect((await family.stats()).pendingTasks).toBe(5);
});

it('[A-19] an occurrence older than the Monday of last week is history, whether or not somebody looked (Q-25)', async () => {
  await family.addRule(elif, ['Cuma', 'Pazartesi']);
  const [friday] = await family.week(elif);
  const watched = await family.range(elif, '2026-11-16', '2026-12-13');
  expect(watched).toHaveLength(7);
  await family.complete(friday?.id ?? '');
  await family.waitUntil('2026-12-16T10:00:00Z');
  // From Monday 7 to Sunday 20 December there are two Mondays and two Fridays.
  expect(await family.stats()).toEqual({ ...NOTHING, pendingTasks: 4, completedTasks: 1 });
  await family.range(elif, '2026-11-16', '2026-12-20');
  expect((await family.stats()).pendingTasks).toBe(4);
});

it('[A-19] what lies beyond the current week is not counted, though it was read', async () => {
  await family.addRule(elif, ['Perşembe']);
  await family.range(elif, '2026-11-16', '2026-12-31');
  expect((await family.stats()).pendingTasks).toBe(1);
});

it('[A-19] counts in one statement, as many as there are rules or days done', async () => {
  const heard: string[] = [];
  const counted = await createTestApp({
    database: await openTestDatabase({ logQuery: (sql) => void heard.push(sql) }),
  });
  try {
    const other = await openFamily(counted);
    const child = (await other.addChild()).id;
    const statements = async () => {
      heard.length = 0;
      await other.stats();
      await other.stats(child);
      return heard.filter((sql) => /"(?:tasks|occurrences|scheduled_tasks)"/.test(sql));
    };
    const atFirst = await statements();
    expect(atFirst).toHaveLength(2);
    for (let rule = 0; rule < 5; rule += 1) await other.addRule(child, ['Çarşamba', 'Cuma']);
    const [first, second] = await other.week(child);
    await other.complete(first?.id ?? '');
    await other.ask('DELETE', `/api/tasks/${second?.id}`);
    expect(await statements()).toEqual(atFirst);
    expect(await other.stats()).toEqual({ ...NOTHING, pendingTasks: 8, completedTasks: 1 });
  } finally {
    await counted.close();
  }
});

it('[A-20] [E-34] [FD-21] lists the 20 latest completions of both kinds, newest first', async () => {
  for (let minute = 10; minute < 36; minute += 1) {
    const { id } = await family.addTask(elif, '2026-11-20', `Görev ${minute}`);
    server.clock.set(`2026-11-18T15:${minute}:00Z`);
    await family.complete(id);
  }
  const homework = await family.addHomework(can, { baslik: 'Kesirler' });
  server.clock.set('2026-11-18T15:20:30Z');
  await family.completeHomework(homework.id);
  const activities = await family.activities();
  expect(activities).toHaveLength(20);
  expect(activities.map(({ completedAt }) => completedAt)).toEqual(
    activities.map(({ completedAt }) => completedAt).toSorted((a, b) => b.localeCompare(a)),
  );
  expect(activities[0]).toMatchObject({ type: 'task', title: 'Görev 35' });
  expect(activities.filter(({ type }) => type === 'homework')).toEqual([
    {
      id: homework.id,
      type: 'homework',
      icon: '📚',
      title: 'Kesirler',
      childName: 'Can',
      childId: can,
      completedAt: '2026-11-18T15:20:30.000Z',
    },
  ]);
  expect((await family.activities(can)).map(({ id }) => id)).toEqual([homework.id]);
});

it.each(['homework', 'task', 'occurrence'] as const)(
  '[A-20] [FD-21] it is the 20 latest also where all are of one kind: %s',
  async (kind) => {
    const make = {
      homework: () => Promise.all(Array.from({ length: 21 }, () => family.addHomework(elif))),
      task: () => Promise.all(Array.from({ length: 21 }, () => family.addTask(elif, '2026-11-20'))),
      occurrence: async () => {
        await family.addRule(elif, WEEK_DAYS);
        return family.range(elif, '2026-11-18', '2026-12-08');
      },
    };
    const complete = kind === 'homework' ? family.completeHomework : family.complete;
    // The last one made is the first one done.
    const ids = (await make[kind]()).map(({ id }) => id).toReversed();
    expect(ids).toHaveLength(21);
    for (const [minute, id] of ids.entries()) {
      server.clock.set(`2026-11-18T15:${10 + minute}:00Z`);
      await complete(id);
    }
    expect((await family.activities()).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20));
  },
);

it('[A-20] of what was completed at the same moment the latest made comes first, and the same 20 are listed', async () => {
  const made: { readonly id: string; readonly complete: (id: string) => Promise<unknown> }[] = [];
  for (let index = 0; index < 24; index += 1) {
    if (index % 12 === 0) made.push({ id: (await family.addTask(elif, '2026-11-20')).id, complete: family.complete });
    else made.push({ id: (await family.addHomework(elif)).id, complete: family.completeHomework });
  }
  // In another order than they were made.
  for (const odd of [1, 0])
    for (const { id, complete } of made.filter((_, index) => index % 2 === odd)) await complete(id);
  const latest = made.map(({ id }) => id).toReversed();
  expect((await family.activities()).map(({ id }) => id)).toEqual(latest.slice(0, 20));
});

it('[A-20] holds completed occurrences among them, each by its own id', async () => {
  await family.addRule(elif, ['Çarşamba', 'Perşembe'], '1', 'Kural');
  const task = await family.addTask(can, '2026-11-20', 'Tek');
  const week = await family.week(elif);
  for (const [minute, id] of [week[1]?.id, task.id, week[0]?.id].entries()) {
    server.clock.set(`2026-11-18T15:0${minute}:00Z`);
    await family.complete(id ?? '');
  }
  const activities = await family.activities();
  expect(activities.map(({ id, title, childName }) => [id, title, childName])).toEqual([
    [week[0]?.id, 'Kural', 'Elif'],
    [task.id, 'Tek', 'Can'],
    [week[1]?.id, 'Kural', 'Elif'],
  ]);
  expect((await family.activities(can)).map(({ id }) => id)).toEqual([task.id]);
});

it('[E-34] a task shows its own icon; checking homework does not move it, taking back neither', async () => {
  const task = await family.addTask(elif, '2026-11-20');
  const homework = await family.addHomework(elif);
  await family.completeHomework(homework.id);
  server.clock.set('2026-11-18T15:00:00Z');
  await family.complete(task.id);
  server.clock.set('2026-11-18T16:00:00Z');
  await family.check(homework.id, true);
  await family.check(homework.id, false);
  const activities = await family.activities();
  expect(activities.map(({ id, icon, completedAt }) => [id, icon, completedAt])).toEqual([
    [task.id, '🧹', '2026-11-18T15:00:00.000Z'],
    [homework.id, '📚', '2026-11-18T14:45:00.000Z'],
  ]);
});

it('[A-20] a renamed child is called by its new name, a deleted one’s activities are gone', async () => {
  const { id } = await family.addTask(elif, '2026-11-20');
  await family.complete(id);
  await family.ask('PUT', `/api/children/${elif}`, { name: 'Su', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' });
  expect((await family.activities())[0]?.childName).toBe('Su');
  await family.ask('DELETE', `/api/children/${elif}`);
  expect(await family.activities()).toEqual([]);
});
