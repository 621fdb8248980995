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
      const { data } = await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Pazar', 'Salı'], '12') });
      expect(data).toEqual({ ...rule(elif.id, ['Pazar', 'Salı'], '12'), id: expect.any(String), status: 'scheduled' });
      const other = await family.ok(calls.scheduledTasks.create, { body: rule(can.id, ['Cuma']) });
      expect((await family.ok(calls.scheduledTasks.list)).data).toHaveLength(2);
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

    it('[S-35] [S-36] makes one occurrence per rule and day, however many read at once, each with an id of its own', async () => {
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
      expect(after.map(({ status }) => status)).toEqual(['completed', 'pending', 'pending', 'pending']);
      expect(after.slice(1)).toEqual(rest);
    });

    it('[S-36] makes occurrences at most 60 weeks ahead', async () => {
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

    it('[A-32] an occurrence that was deleted is not made again', async () => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Çarşamba', 'Cuma']) });
      const [wednesday, friday] = await inRange(family, elif.id, '2026-11-16', '2026-11-22');
      await family.ok(calls.tasks.remove, { params: { id: wednesday?.id ?? '' } });
      expect(await inRange(family, elif.id, '2026-11-16', '2026-11-22')).toEqual([friday]);
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
