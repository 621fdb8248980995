import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '@kovan/api-client/contract';
import { addToDay } from '@kovan/domain/days';
import { MAX_LIST_ROWS } from '@kovan/domain/limits';
import { WEEK_DAYS } from '@kovan/domain/weeks';
import { newId } from '../../src/db/newId.ts';
import { occurrences, scheduledTasks, tasks } from '../../src/db/schema.ts';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { daysOf, openFamily, type TestFamily } from './family.ts';

const heard: string[] = [];
let server: TestApp;
let family: TestFamily;
let childId: string;
beforeAll(async () => {
  server = await createTestApp({ database: await openTestDatabase({ logQuery: (text) => void heard.push(text) }) });
});
beforeEach(async () => {
  server.clock.set(STORY_MOMENT);
  family = await openFamily(server);
  childId = (await family.addChild()).id;
});
afterAll(() => server.close());

/** Rules that fall on every day. */
const addDailyRules = (count: number) =>
  server.db.insert(scheduledTasks).values(
    Array.from({ length: count }, (_, index) => ({
      familyId: family.familyId,
      id: newId(),
      childId,
      name: `Kural ${index}`,
      icon: '🧹',
      frequency: 1,
      weekDays: [...WEEK_DAYS],
      createdOn: '2026-11-18',
      createdAt: new Date(STORY_MOMENT),
    })),
  );

/** So many one-off tasks: of one day each from a day on, or all of one day; completed a second after each other, or open. */
const addTasks = (
  count: number,
  { from, days = 0, done = false, of = childId }: { from: string; days?: number; done?: boolean; of?: string },
) =>
  server.db.execute(sql`insert into tasks
    select ${family.familyId}::uuid, gen_random_uuid(), ${of}::uuid, 'Oda', '🧹',
      ${from}::date + (n % ${days + 1}), ${done ? 'completed' : 'pending'},
      case when ${done} then ${STORY_MOMENT}::timestamptz + n * interval '1 second' end, ${STORY_MOMENT}::timestamptz
    from generate_series(1, ${count}) n`);

interface Page {
  readonly data: Task[];
  readonly next: string | null;
}

const pageOf = async (url: string, before?: string): Promise<Page> => {
  const answer = await family.ask(
    'GET',
    `${url}${before === undefined ? '' : `${url.includes('?') ? '&' : '?'}before=${before}`}`,
  );
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
};

const pagesOf = async (url: string): Promise<Task[][]> => {
  const pages: Task[][] = [];
  let next: string | undefined;
  do {
    const page = await pageOf(url, next);
    pages.push(page.data);
    next = page.next ?? undefined;
  } while (next !== undefined);
  return pages;
};

const rangeOf = (start: string, end: string) =>
  family.ask('GET', `/api/tasks/child/${childId}?date_start=${start}&date_end=${end}`);

const fieldsOf = (answer: Awaited<ReturnType<typeof rangeOf>>) => [
  answer.statusCode,
  answer.json<{ fields?: object }>().fields,
];

describe('reading', () => {
  const readAll = async () => {
    await family.range(childId, '2026-11-18', '2026-12-02');
    for (const url of ['/api/tasks', '/api/tasks/child', '/api/tasks/completed', `/api/tasks/child/${childId}`]) {
      await family.get(url);
    }
    await family.stats();
    await family.stats(childId);
    await family.activities();
  };

  it('[N-25] [X-51] writes nothing: 300 daily rules and a year make no row, in few statements more than one rule', async () => {
    const statementsOfReading = async (): Promise<string[]> => {
      heard.length = 0;
      await readAll();
      expect(fieldsOf(await rangeOf('2026-11-18', '2027-11-18'))[0]).toBe(rules > 1 ? 400 : 200);
      return [...heard];
    };
    let rules = 1;
    await addDailyRules(1);
    const ofOne = await statementsOfReading();
    rules = 300;
    await addDailyRules(299);
    const ofMany = await statementsOfReading();
    // Long lists are read in a few parts; how many parts doesn't follow from the number of rules.
    expect(ofMany.length - ofOne.length).toBeLessThan(10);
    expect(ofMany.filter((text) => !/^\(*select /i.test(text))).toEqual([]);
    expect(ofMany.length).toBeLessThan(45);
    expect(await server.db.$count(tasks, eq(tasks.familyId, family.familyId))).toBe(0);
    expect(await server.db.$count(occurrences, eq(occurrences.familyId, family.familyId))).toBe(0);
  });
});

describe('a list with a range', () => {
  const tooFull = { date_end: `Gün aralığında en çok ${MAX_LIST_ROWS} görev olabilir.` };

  it('[A-25] [N-25] holds 5,000 tasks, and one more is a 400 that names the end of the range', async () => {
    await addTasks(MAX_LIST_ROWS - 5, { from: '2026-11-18' });
    await addDailyRules(1);
    expect(await family.range(childId, '2026-11-18', '2026-11-22')).toHaveLength(MAX_LIST_ROWS);
    expect(fieldsOf(await rangeOf('2026-11-18', '2026-11-23'))).toEqual([400, tooFull]);
    await addTasks(5, { from: '2026-11-18' });
    expect(fieldsOf(await rangeOf('2026-11-18', '2026-11-18'))).toEqual([400, tooFull]);
    expect(await family.range(childId, '2026-11-19', '2026-11-23')).toHaveLength(5);
  });

  it('[A-25] counts what is shown: deleted days are none', async () => {
    await addTasks(MAX_LIST_ROWS - 1, { from: '2026-11-18' });
    await addDailyRules(2);
    expect((await rangeOf('2026-11-18', '2026-11-18')).statusCode).toBe(400);
    const [rule] = await family.get<{ id: string }[]>('/api/scheduled-tasks');
    await family.ask('DELETE', `/api/tasks/${rule?.id}.2026-11-18`);
    expect(await family.range(childId, '2026-11-18', '2026-11-18')).toHaveLength(MAX_LIST_ROWS);
  });

  it('[A-25] takes no mark to go on from, which none of its answers gave', async () => {
    const answer = await family.ask(
      'GET',
      `/api/tasks/child/${childId}?date_start=2026-11-18&before=eyJkb25lIjpudWxsfQ`,
    );
    expect(Object.keys(answer.json().fields)).toEqual(['before']);
  });
});

describe('a list without a range', () => {
  const idsOf = (pages: readonly Task[][]) => pages.flat().map(({ id }) => id);

  it('[A-22] [A-36] holds everything open and the newest completed, the older ones follow', async () => {
    await addTasks(20, { from: '2026-11-18', days: 19 });
    await addTasks(MAX_LIST_ROWS, { from: '2026-10-01', days: 30, done: true });
    const pages = await pagesOf('/api/tasks');
    expect(pages.map(({ length }) => length)).toEqual([MAX_LIST_ROWS, 20]);
    const [first = [], second = []] = pages;
    expect(first.filter(({ status }) => status === 'pending')).toHaveLength(20);
    expect(daysOf(first)).toEqual(daysOf(first).toSorted());
    expect(daysOf(second)).toEqual(daysOf(second).toSorted());
    const moments = first.flatMap(({ completedDate }) => completedDate ?? []).toSorted();
    for (const { completedDate } of second) expect((completedDate ?? '') < (moments[0] ?? '')).toBe(true);
    expect(new Set(idsOf(pages)).size).toBe(MAX_LIST_ROWS + 20);
  });

  it('[A-23] continues more open ones than a page holds in their order, occurrences among them', async () => {
    await addTasks(MAX_LIST_ROWS - 10, { from: '2026-11-10', days: 20 });
    await addDailyRules(8);
    await addTasks(3, { from: '2026-11-01', done: true });
    const [rule] = await family.get<{ id: string }[]>('/api/scheduled-tasks');
    await family.complete(`${rule?.id}.2026-11-19`);
    const pages = await pagesOf('/api/tasks/child');
    // 8 rules on five days, one of these days completed.
    expect(pages.map(({ length }) => length)).toEqual([MAX_LIST_ROWS, 29 + 4]);
    expect(new Set(idsOf(pages)).size).toBe(MAX_LIST_ROWS + 33);
    const open = pages.flat().filter(({ status }) => status !== 'completed');
    expect(open.slice(0, MAX_LIST_ROWS)).toEqual(pages[0]);
    const keys = open.map(({ dueDate, id }) => `${dueDate} ${id}`);
    expect(keys).toEqual(keys.toSorted());
    expect(open.some(({ scheduledTaskId }) => scheduledTaskId !== null)).toBe(true);
  });

  it('[A-27] of completed ones goes on from the last that was shown, over both kinds', async () => {
    await addTasks(MAX_LIST_ROWS - 3, { from: '2026-10-01', done: true });
    await addDailyRules(6);
    const rules = await family.get<{ id: string }[]>('/api/scheduled-tasks');
    // All at the moment that the oldest task of the first page was completed at, or just before it.
    const moment = new Date(Date.parse(STORY_MOMENT) + 1000);
    server.clock.set(moment.toISOString());
    for (const { id } of rules) await family.complete(`${id}.2026-11-18`);
    const pages = await pagesOf('/api/tasks/completed');
    expect(pages.map(({ length }) => length)).toEqual([MAX_LIST_ROWS, 3]);
    const shown = pages.flat().map(({ completedDate, id }) => `${completedDate} ${id}`);
    expect(shown).toEqual(shown.toSorted().toReversed());
    expect(new Set(shown).size).toBe(MAX_LIST_ROWS + 3);
  });

  it('[A-27] [P-13] of what a child has completed holds nothing of a sibling, on no page and of neither kind', async () => {
    const can = await family.addChild({ name: 'Can' });
    const rule = await family.addRule(can.id, ['Çarşamba']);
    await family.complete(`${rule.id}.2026-11-18`);
    await addTasks(1, { from: '2026-10-01', done: true, of: can.id });
    server.clock.set('2026-11-19T14:45:00Z');
    await addTasks(MAX_LIST_ROWS + 1, { from: '2026-10-01', done: true });
    const pages = await pagesOf(`/api/tasks/completed?childId=${childId}`);
    expect(pages.map(({ length }) => length)).toEqual([MAX_LIST_ROWS, 1]);
    expect(new Set(pages.flat().map((task) => task.childId))).toEqual(new Set([childId]));
  });

  it('[A-23] [P-13] of a child holds no occurrence of a sibling, however many of its own were done', async () => {
    const days = Array.from({ length: 14 }, (_, index) => addToDay('2026-11-09', { days: index }));
    const done = { childId, name: 'Çöp', icon: '🧹', status: 'completed' as const };
    const moment = { completedAt: new Date(STORY_MOMENT), createdAt: new Date(STORY_MOMENT) };
    const rules = Array.from({ length: 80 }, () => newId());
    const rows = rules.flatMap((ruleId) =>
      days.map((day) => ({ familyId: family.familyId, ruleId, ruleDay: day, dueDate: day, ...done, ...moment })),
    );
    await server.db.insert(occurrences).values(rows);
    const can = await family.addChild({ name: 'Can' });
    await family.complete(`${(await family.addRule(can.id, ['Çarşamba'])).id}.2026-11-18`);
    const pages = await pagesOf(`/api/tasks/child?childId=${childId}`);
    expect(pages.flat()).toHaveLength(rows.length);
    expect(new Set(pages.flat().map((task) => task.childId))).toEqual(new Set([childId]));
  });

  it('[A-24] [P-13] a child’s week, which nobody bounded, goes on too, and nothing of another child comes with it', async () => {
    const can = await family.addChild({ name: 'Can' });
    await addTasks(3, { from: '2026-11-22', of: can.id });
    await addTasks(3, { from: '2026-11-22', done: true, of: can.id });
    await addTasks(MAX_LIST_ROWS, { from: '2026-11-18', days: 4 });
    await addTasks(10, { from: '2026-12-18' });
    await addDailyRules(1);
    const pages = await pagesOf(`/api/tasks/child/${childId}`);
    expect(pages.map(({ length }) => length)).toEqual([MAX_LIST_ROWS, 5]);
    expect(new Set(idsOf(pages)).size).toBe(MAX_LIST_ROWS + 5);
    expect(new Set(pages.flat().map((task) => task.childId))).toEqual(new Set([childId]));
  });

  it('[A-22] that fits says so, and a mark that no list gave is a 400', async () => {
    await addTasks(2, { from: '2026-11-18' });
    for (const url of ['/api/tasks', '/api/tasks/child', '/api/tasks/completed', `/api/tasks/child/${childId}`]) {
      expect((await pageOf(url)).next).toBeNull();
      for (const before of ['x', 'bnVsbA', 'eyJvcGVuIjpbIjIwMjYtMTEtMTgiLCJ4Il19']) {
        const answer = await family.ask('GET', `${url}?before=${before}`);
        expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['before']]);
      }
    }
  });
});
