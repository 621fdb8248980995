import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import type { Caller } from './server.ts';
import { rule, type World } from './world.ts';

const inRange = async (family: Caller, childId: string, date_start: string, date_end: string) =>
  (await family.ok(calls.tasks.listOfChild, { params: { childId }, query: { date_start, date_end } })).data;

/** Periodic tasks and their occurrences. The day is Wednesday 18 November 2026. */
export const scheduledTasksChapter = (world: World): void => {
  describe('scheduled tasks', () => {
    it('[A-26] [A-30] [E-30] [E-31] [E-32] adds a rule, whose status reads scheduled, and lists rules by child', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const days = ['Salı', 'Pazartesi', 'Cuma'];
      const { data } = await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, days, '12') });
      expect(data).toEqual({ ...rule(elif.id, days, '12'), id: expect.any(String), status: 'scheduled' });
      const other = await family.ok(calls.scheduledTasks.create, { body: rule(can.id, ['Cuma']) });
      expect((await family.ok(calls.scheduledTasks.list)).data).toEqual([data, other.data]);
      const ofCan = await family.ok(calls.scheduledTasks.list, { query: { childId: can.id } });
      expect(ofCan.data).toEqual([other.data]);
    });

    it.each([
      [{ period: { frequency: '1', weekDays: [] } }, 'period.weekDays'],
      [{ period: { frequency: '1', weekDays: ['Pazar', 'Pazar'] } }, 'period.weekDays'],
      [{ period: { frequency: '1', weekDays: ['Sunday'] } }, 'period.weekDays.0'],
      [{ period: { frequency: '0', weekDays: ['Pazar'] } }, 'period.frequency'],
      [{ period: { frequency: '53', weekDays: ['Pazar'] } }, 'period.frequency'],
      [{ period: { frequency: '01', weekDays: ['Pazar'] } }, 'period.frequency'],
      [{ period: { frequency: 1, weekDays: ['Pazar'] } }, 'period.frequency'],
      [{ period: undefined }, 'period'],
      [{ isPeriodic: false }, 'isPeriodic'],
      [{ name: '' }, 'name'],
      [{ childId: undefined }, 'childId'],
    ])('[V-21] [V-22] [V-23] refuses %j', async (wrong, field) => {
      const [family, elif] = await world.familyWith(1);
      const body = { ...rule(elif.id, ['Pazar']), ...wrong };
      const refused = await family.refused(calls.scheduledTasks.create, { body });
      expect(refused).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
      expect(Object.keys(refused.problem.fields ?? {})).toEqual([field]);
    });

    it('[S-34] falls on its weekdays in every Nth week from the week of its creation, not before that day', async () => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Salı', 'Çarşamba', 'Pazar'], '2') });
      const found = await inRange(family, elif.id, '2026-11-01', '2026-12-31');
      expect(found.map(({ dueDate }) => dueDate)).toEqual([
        '2026-11-18',
        '2026-11-22',
        '2026-12-01',
        '2026-12-02',
        '2026-12-06',
        '2026-12-15',
        '2026-12-16',
        '2026-12-20',
        '2026-12-29',
        '2026-12-30',
      ]);
    });

    it('[S-35] [S-36] there is one occurrence per rule and day, however many read at once, each with an id of its own that stays', async () => {
      const [family, elif] = await world.familyWith(1);
      const { data } = await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Cuma', 'Cumartesi']) });
      const read = () => inRange(family, elif.id, '2026-11-16', '2026-11-29');
      const [first, ...others] = await Promise.all([read(), read(), read(), read(), read(), read()]);
      expect(first).toHaveLength(4);
      for (const other of [...others, await read()]) expect(other).toEqual(first);
      expect(new Set(first.map(({ id }) => id)).size).toBe(4);
      expect(new Set(first.map(({ scheduledTaskId }) => scheduledTaskId))).toEqual(new Set([data.id]));
      const [friday, ...rest] = first;
      await family.ok(calls.tasks.setStatus, { params: { id: friday?.id ?? '' }, body: { status: 'completed' } });
      const after = await read();
      expect(after.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
      expect(after.map(({ status }) => status)).toEqual(['completed', 'pending', 'pending', 'pending']);
      expect(after.slice(1)).toEqual(rest);
    });

    it('[S-36] there are occurrences at most 60 weeks ahead', async () => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Çarşamba']) });
      const found = await inRange(family, elif.id, '2027-12-01', '2028-11-01');
      expect(found.map(({ dueDate }) => dueDate)).toEqual([
        '2027-12-01',
        '2027-12-08',
        '2027-12-15',
        '2027-12-22',
        '2027-12-29',
        '2028-01-05',
        '2028-01-12',
      ]);
    });

    it('[S-37] [A-33] deleting a rule removes its occurrences that are not completed', async () => {
      const [family, elif] = await world.familyWith(1);
      const { data } = await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Çarşamba', 'Cuma']) });
      const [wednesday] = await inRange(family, elif.id, '2026-11-16', '2026-11-22');
      await family.ok(calls.tasks.setStatus, { params: { id: wednesday?.id ?? '' }, body: { status: 'completed' } });
      await family.ok(calls.scheduledTasks.remove, { params: { id: data.id } });
      expect((await family.ok(calls.scheduledTasks.list)).data).toEqual([]);
      const left = await inRange(family, elif.id, '2026-11-16', '2026-12-31');
      expect(left.map(({ id, status }) => [id, status])).toEqual([[wednesday?.id, 'completed']]);
      expect((await family.refused(calls.scheduledTasks.remove, { params: { id: data.id } })).status).toBe(404);
    });

    it('[S-37] [A-33] deleting a rule touches no other: what was deleted there does not come back', async () => {
      const [family, elif] = await world.familyWith(1);
      const { data } = await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Cuma']) });
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Çarşamba', 'Perşembe', 'Cumartesi']) });
      const week = () => inRange(family, elif.id, '2026-11-16', '2026-11-22');
      const [wednesday, thursday] = await week();
      await family.ok(calls.tasks.remove, { params: { id: wednesday?.id ?? '' } });
      await family.ok(calls.tasks.setStatus, { params: { id: thursday?.id ?? '' }, body: { status: 'completed' } });
      const others = (await week()).filter(({ scheduledTaskId }) => scheduledTaskId !== data.id);
      expect(others.map(({ dueDate, status }) => [dueDate, status])).toEqual([
        ['2026-11-19', 'completed'],
        ['2026-11-21', 'pending'],
      ]);
      await family.ok(calls.scheduledTasks.remove, { params: { id: data.id } });
      expect(await week()).toEqual(others);
    });

    it('[S-37] [A-27] [A-20] what was completed of a deleted rule is read and deleted like any other', async () => {
      const [family, elif] = await world.familyWith(1);
      const { data } = await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Çarşamba']) });
      const [wednesday] = await inRange(family, elif.id, '2026-11-16', '2026-11-22');
      const params = { id: wednesday?.id ?? '' };
      const done = await family.ok(calls.tasks.setStatus, { params, body: { status: 'completed' } });
      await family.ok(calls.scheduledTasks.remove, { params: { id: data.id } });
      for (const call of [calls.tasks.listCompleted, calls.tasks.listWithOccurrences]) {
        expect((await family.ok(call)).data).toEqual([done.data]);
      }
      expect((await family.ok(calls.dashboard.activities)).data.map(({ id }) => id)).toEqual([params.id]);
      expect((await family.ok(calls.dashboard.stats)).data).toMatchObject({ pendingTasks: 0, completedTasks: 1 });
      expect(await family.ok(calls.tasks.setStatus, { params, body: { status: 'completed' } })).toEqual(done);
      await family.ok(calls.tasks.remove, { params });
      expect((await family.ok(calls.tasks.listCompleted)).data).toEqual([]);
      expect((await family.refused(calls.tasks.remove, { params })).status).toBe(404);
    });

    it('[A-32] an occurrence that was deleted does not come back, completed before or not', async () => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Çarşamba', 'Cuma', 'Pazar']) });
      const [wednesday, friday, sunday] = await inRange(family, elif.id, '2026-11-16', '2026-11-22');
      const complete = { body: { status: 'completed' } };
      await family.ok(calls.tasks.setStatus, { params: { id: friday?.id ?? '' }, ...complete });
      for (const params of [{ id: wednesday?.id ?? '' }, { id: friday?.id ?? '' }]) {
        await family.ok(calls.tasks.remove, { params });
        expect((await family.refused(calls.tasks.remove, { params })).status).toBe(404);
        expect((await family.refused(calls.tasks.setStatus, { params, ...complete })).status).toBe(404);
      }
      expect(await inRange(family, elif.id, '2026-11-16', '2026-11-22')).toEqual([sunday]);
      expect((await family.ok(calls.dashboard.stats)).data).toMatchObject({ pendingTasks: 1, completedTasks: 0 });
    });

    it('[S-36] [X-51] an id of a day on which the rule does not fall is a 404', async () => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Çarşamba', 'Cuma'], '2') });
      const [first, second] = await inRange(family, elif.id, '2026-11-16', '2026-11-22');
      // Ids are opaque: that they end in a day is known to no client, and to nothing here but this test.
      const other = (day: string) => (first?.id ?? '').replace('2026-11-18', day);
      expect(other('2026-11-20')).toBe(second?.id);
      for (const day of ['2026-11-11', '2026-11-19', '2026-11-25', '2028-01-14', '2026-11-31', '0000-01-05', 'x', '']) {
        const params = { id: other(day) };
        const complete = { params, body: { status: 'completed' } };
        expect((await family.refused(calls.tasks.setStatus, complete)).status, day).toBe(404);
        expect((await family.refused(calls.tasks.remove, { params })).status, day).toBe(404);
      }
      expect((await family.ok(calls.tasks.listCompleted)).data).toEqual([]);
    });

    it('[A-25] [N-25] a range with more than 5,000 tasks is refused, by the name of its end', async () => {
      const [family, elif] = await world.familyWith(1);
      const daily = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];
      for (let made = 0; made < 14; made += 1) {
        await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, daily) });
      }
      const query = { date_start: '2026-11-18', date_end: '2027-11-18' };
      const refused = await family.refused(calls.tasks.listOfChild, { params: { childId: elif.id }, query });
      expect(refused).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
      expect(Object.keys(refused.problem.fields ?? {})).toEqual(['date_end']);
      expect(refused.problem.fields?.['date_end']).toContain('5000');
      // 357 days of 14 rules are 4,998 tasks.
      expect(await inRange(family, elif.id, '2026-11-18', '2027-11-09')).toHaveLength(4998);
    });

    it('[A-23] lists occurrences from the Monday of last week to the end of this one', async () => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Pazartesi', 'Pazar']) });
      await family.moveTo('2026-12-02T09:00:00Z');
      const { data } = await family.ok(calls.tasks.listWithOccurrences, { query: { childId: elif.id } });
      expect(data.map(({ dueDate, status }) => [dueDate, status])).toEqual([
        ['2026-11-23', 'overdue'],
        ['2026-11-29', 'overdue'],
        ['2026-11-30', 'overdue'],
        ['2026-12-06', 'pending'],
      ]);
    });

    it("another family's rule can be neither seen nor deleted", async () => {
      const [theirs, theirChild] = await world.familyWith(1);
      const { id } = (await theirs.ok(calls.scheduledTasks.create, { body: rule(theirChild.id, ['Cuma']) })).data;
      const family = await world.family();
      expect((await family.ok(calls.scheduledTasks.list)).data).toEqual([]);
      expect((await family.refused(calls.scheduledTasks.remove, { params: { id } })).status).toBe(404);
      expect((await theirs.ok(calls.scheduledTasks.list)).data).toHaveLength(1);
    });
  });
};
