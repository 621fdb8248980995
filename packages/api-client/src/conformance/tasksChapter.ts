import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { rule, task, type World } from './world.ts';

/** One-off tasks, and what one-off tasks and occurrences have in common. The day is Wednesday 18 November 2026. */
export const tasksChapter = (world: World): void => {
  describe('tasks', () => {
    it('[A-29] [E-27] [E-29] adds a one-off task and gives it back', async () => {
      const [family, elif] = await world.familyWith(1);
      const { data } = await family.ok(calls.tasks.create, { body: task(elif.id) });
      expect(data).toEqual({
        ...task(elif.id),
        id: expect.any(String),
        status: 'pending',
        completedDate: null,
        scheduledTaskId: null,
      });
      expect((await family.ok(calls.tasks.list)).data).toEqual([data]);
    });

    it.each([
      ['childId', undefined],
      ['name', ' '],
      ['icon', '💩'],
      ['dueDate', undefined],
      ['dueDate', '2026-02-29'],
      ['dueDate', '2026-11-18T00:00:00Z'],
      ['dueDate', '18.11.2026'],
    ])('[V-17] [V-18] [V-19] refuses %s %j', async (field, value) => {
      const [family, elif] = await world.familyWith(1);
      const refused = await family.refused(calls.tasks.create, { body: task(elif.id, { [field]: value }) });
      expect(refused).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
      expect(Object.keys(refused.problem.fields ?? {})).toEqual([field]);
    });

    it('[V-20] [S-33] [A-36] takes past days, which read overdue from the day after on, and sorts by day', async () => {
      const [family, elif] = await world.familyWith(1);
      for (const dueDate of ['2026-11-19', '2024-02-29', '2026-11-18', '2026-11-17']) {
        await family.ok(calls.tasks.create, { body: task(elif.id, { dueDate }) });
      }
      const { data } = await family.ok(calls.tasks.list);
      expect(data.map(({ dueDate, status }) => [dueDate, status])).toEqual([
        ['2024-02-29', 'overdue'],
        ['2026-11-17', 'overdue'],
        ['2026-11-18', 'pending'],
        ['2026-11-19', 'pending'],
      ]);
    });

    it.each(['2026-11-20', '2026-11-01'])(
      '[A-31] [S-30] [S-31] completes a task of %s, again without a change',
      async (dueDate) => {
        const [family, elif] = await world.familyWith(1);
        const { id } = (await family.ok(calls.tasks.create, { body: task(elif.id, { dueDate }) })).data;
        const other = (await family.ok(calls.tasks.create, { body: task(elif.id, { dueDate: '2026-11-21' }) })).data;
        const complete = { params: { id }, body: { status: 'completed' } };
        const first = await family.ok(calls.tasks.setStatus, complete);
        expect(first.data).toMatchObject({ id, status: 'completed', dueDate });
        expect(new Date(first.data.completedDate ?? '').toISOString()).toBe('2026-11-18T14:45:00.000Z');
        await family.moveTo('2026-11-19T08:00:00Z');
        expect(await family.ok(calls.tasks.setStatus, complete)).toEqual(first);
        expect((await family.ok(calls.tasks.list)).data).toEqual([first.data, other]);
      },
    );

    it('[S-32] [X-51] any other transition of a task is a 409, a status that does not exist a 400', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(calls.tasks.create, { body: task(elif.id) })).data;
      const set = (status: unknown) => family.refused(calls.tasks.setStatus, { params: { id }, body: { status } });
      for (const status of ['pending', 'overdue', 'scheduled']) {
        expect(await set(status)).toMatchObject({ status: 409, problem: { code: 'TRANSITION_NOT_ALLOWED' } });
      }
      expect(await set('bitti')).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
      await family.ok(calls.tasks.setStatus, { params: { id }, body: { status: 'completed' } });
      for (const status of ['pending', 'overdue', 'scheduled']) expect((await set(status)).status).toBe(409);
    });

    it('[A-32] deletes a task, once', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(calls.tasks.create, { body: task(elif.id) })).data;
      await family.ok(calls.tasks.remove, { params: { id } });
      expect((await family.ok(calls.tasks.list)).data).toEqual([]);
      expect((await family.refused(calls.tasks.remove, { params: { id } })).status).toBe(404);
    });

    it('[A-36] of one day in the order of their making, occurrences where their rule was made', async () => {
      const [family, elif] = await world.familyWith(1);
      const add = (name: string) => family.ok(calls.tasks.create, { body: task(elif.id, { name }) });
      const repeat = (name: string) =>
        family.ok(calls.scheduledTasks.create, { body: { ...rule(elif.id, ['Cuma']), name } });
      await add('bir');
      await repeat('iki');
      await add('üç');
      await repeat('dört');
      const [, second] = (await family.ok(calls.tasks.listWithOccurrences)).data;
      await family.ok(calls.tasks.setStatus, { params: { id: second?.id ?? '' }, body: { status: 'completed' } });
      const { data } = await family.ok(calls.tasks.listOfChild, { params: { childId: elif.id } });
      expect(data.map(({ name }) => name)).toEqual(['bir', 'iki', 'üç', 'dört']);
    });

    it('[A-22] [A-28] [FT-11] lists one-off tasks of a child, or of the family', async () => {
      const [family, elif, can] = await world.familyWith(2);
      await family.ok(calls.tasks.create, { body: task(can.id, { dueDate: '2026-11-19' }) });
      await family.ok(calls.tasks.create, { body: task(elif.id) });
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Cuma']) });
      await family.ok(calls.tasks.listWithOccurrences);
      const childrenOf = async (query: Record<string, string>) =>
        (await family.ok(calls.tasks.list, { query })).data.map(({ childId }) => childId);
      expect(await childrenOf({})).toEqual([can.id, elif.id]);
      expect(await childrenOf({ childId: elif.id })).toEqual([elif.id]);
    });

    it('[A-27] [A-28] lists completed tasks of both kinds, newest first', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const one = (await family.ok(calls.tasks.create, { body: task(can.id) })).data;
      await family.ok(calls.tasks.create, { body: task(can.id) });
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Cuma']) });
      const [friday] = (await family.ok(calls.tasks.listOfChild, { params: { childId: elif.id } })).data;
      const complete = (id = '') => family.ok(calls.tasks.setStatus, { params: { id }, body: { status: 'completed' } });
      await complete(one.id);
      await family.moveTo('2026-11-18T15:00:00Z');
      await complete(friday?.id);
      const completed = async (query: Record<string, string>) =>
        (await family.ok(calls.tasks.listCompleted, { query })).data.map(({ id, status }) => [id, status]);
      expect(await completed({})).toEqual([
        [friday?.id, 'completed'],
        [one.id, 'completed'],
      ]);
      expect(await completed({ childId: can.id })).toEqual([[one.id, 'completed']]);
    });

    it('[A-22] [A-23] [A-24] [A-27] a list that is whole ends with no next, and takes no mark that none gave', async () => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.tasks.create, { body: task(elif.id) });
      const { list, listWithOccurrences, listOfChild, listCompleted } = calls.tasks;
      for (const call of [list, listWithOccurrences, listOfChild, listCompleted]) {
        const params = { childId: elif.id };
        expect((await family.ok(call, { params })).next).toBeNull();
        const refused = await family.refused(call, { params, query: { before: 'devam' } });
        expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['before']]);
      }
    });

    it("another family's task can be neither seen, completed nor deleted", async () => {
      const [theirs, theirChild] = await world.familyWith(1);
      const { id } = (await theirs.ok(calls.tasks.create, { body: task(theirChild.id) })).data;
      const family = await world.family();
      expect((await family.ok(calls.tasks.list)).data).toEqual([]);
      const complete = { params: { id }, body: { status: 'completed' } };
      expect((await family.refused(calls.tasks.setStatus, complete)).status).toBe(404);
      expect((await family.refused(calls.tasks.remove, { params: { id } })).status).toBe(404);
      expect((await theirs.ok(calls.tasks.list)).data[0]?.status).toBe('pending');
    });
  });
};
