import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, calls, isProtected } from '@kovan/api-client/contract';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { childInput, homeworkInput, openFamily, type TestFamily } from './family.ts';

let server: TestApp;
let owner: TestFamily;
let stranger: TestFamily;
/** Ids of what the owner has, and a child of the stranger's. */
let ids: { child: string; task: string; occurrence: string; rule: string; homework: string; own: string };
// What is refused changes nothing, which is looked at: all attempts are made on the same two families.
beforeAll(async () => {
  server = await createTestApp();
  owner = await openFamily(server);
  stranger = await openFamily(server);
  const child = (await owner.addChild()).id;
  const rule = (await owner.addRule(child, ['Cuma'])).id;
  ids = {
    child,
    rule,
    occurrence: (await owner.week(child))[0]?.id ?? '',
    task: (await owner.addTask(child, '2026-11-20')).id,
    homework: (await owner.addHomework(child)).id,
    own: (await stranger.addChild()).id,
  };
});
afterAll(() => server.close());

interface Attempt {
  readonly call: Call;
  /** The id in the path, in the query, in the body or in `Kids-Id`, wherever the call takes one. */
  readonly id: keyof typeof ids;
  readonly query?: 'childId' | 'ders';
  readonly body?: (id: string) => object;
  readonly kidsId?: true;
}

const period = { frequency: '1', weekDays: ['Cuma'] };
const { children, dashboard, tasks, scheduledTasks, homework, familyHomework } = calls;
const taskOf = (childId: string) => ({ childId, name: 'Oda', icon: '🧹', dueDate: '2026-11-20' });
const ruleOf = (childId: string) => ({ childId, name: 'Oda', icon: '🧹', isPeriodic: true, period });
const homeworkOf = (cocukId: string) => ({ cocukId, ...homeworkInput });
const completed = () => ({ status: 'completed' });

const attempts: readonly Attempt[] = [
  { call: children.update, id: 'child', body: () => childInput },
  { call: children.remove, id: 'child' },
  { call: dashboard.stats, id: 'child', query: 'childId' },
  { call: dashboard.activities, id: 'child', query: 'childId' },
  { call: tasks.list, id: 'child', query: 'childId' },
  { call: tasks.listWithOccurrences, id: 'child', query: 'childId' },
  { call: tasks.listOfChild, id: 'child' },
  { call: tasks.listCompleted, id: 'child', query: 'childId' },
  { call: tasks.create, id: 'child', body: taskOf },
  { call: tasks.setStatus, id: 'task', body: completed },
  { call: tasks.setStatus, id: 'occurrence', body: completed },
  { call: tasks.remove, id: 'task' },
  { call: tasks.remove, id: 'occurrence' },
  { call: scheduledTasks.list, id: 'child', query: 'childId' },
  { call: scheduledTasks.create, id: 'child', body: ruleOf },
  { call: scheduledTasks.remove, id: 'rule' },
  { call: homework.list, id: 'child', kidsId: true },
  { call: homework.listActive, id: 'child', kidsId: true },
  { call: homework.listBySubject, id: 'child', kidsId: true, query: 'ders' },
  { call: homework.create, id: 'child', body: homeworkOf },
  { call: homework.create, id: 'child', body: () => homeworkInput, kidsId: true },
  { call: homework.create, id: 'child', body: () => homeworkOf(ids.own), kidsId: true },
  { call: homework.update, id: 'homework', body: () => homeworkInput },
  { call: homework.setStatus, id: 'homework', body: completed },
  { call: homework.check, id: 'homework', body: () => ({ checked: true }) },
  { call: homework.remove, id: 'homework' },
  { call: familyHomework.create, id: 'child', body: homeworkOf },
  { call: familyHomework.list, id: 'child' },
  { call: familyHomework.listBySubject, id: 'child', query: 'ders' },
  { call: familyHomework.update, id: 'homework', body: () => homeworkInput },
  { call: familyHomework.remove, id: 'homework' },
];

const send = (family: TestFamily, { call, query, body, kidsId }: Attempt, id: string) =>
  family.ask(
    call.method,
    `${call.path.replace(/:\w+/, encodeURIComponent(id))}${query ? `?${query}=${query === 'ders' ? 'Matematik' : encodeURIComponent(id)}` : ''}`,
    body?.(id),
    kidsId && { 'kids-id': id },
  );

const everything = async () => [
  await owner.get('/api/children'),
  await owner.get('/api/tasks/child'),
  await owner.get('/api/scheduled-tasks'),
  await owner.get('/api/v2/homework'),
];

describe.each(attempts)('$call.method $call.path by $id', (attempt) => {
  it('[X-51] answers 404 to what is another family’s, and leaves it as it is', async () => {
    const before = await everything();
    const answer = await send(stranger, attempt, ids[attempt.id]);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(await everything()).toEqual(before);
    expect(await stranger.get('/api/tasks/child')).toEqual([]);
    expect(await stranger.get('/api/v2/homework')).toEqual([]);
  });

  // A header cannot carry the NUL that no database can hold.
  const nobodys = ['elif', "1' OR '1'='1", '00000000-0000-0000-0000-000000000000', ...(attempt.kidsId ? [] : ['\0'])];

  it.each(nobodys)('[X-51] answers 404 to %j, which is nobody’s id', async (id) => {
    expect((await send(owner, attempt, id)).statusCode).toBe(404);
  });
});

it('covers every call that can name something of a family', () => {
  const named: readonly Call[] = [children, dashboard, tasks, scheduledTasks, homework, familyHomework]
    .flatMap((group): Call[] => Object.values(group))
    .filter((call) => isProtected(call) && call.errors?.includes(404));
  const tried = new Set(attempts.map(({ call }) => call));
  expect(named.filter((call) => !tried.has(call)).map(({ summary }) => summary)).toEqual([]);
});

it('[A-28] [A-35] lists without a child never leave the family', async () => {
  for (const url of [
    '/api/tasks',
    '/api/tasks/child',
    '/api/tasks/completed',
    '/api/scheduled-tasks',
    '/api/v2/homework',
  ]) {
    expect(await stranger.get(url)).toEqual([]);
  }
  expect(await stranger.stats()).toEqual({
    pendingHomework: 0,
    completedHomework: 0,
    pendingTasks: 0,
    completedTasks: 0,
  });
});
