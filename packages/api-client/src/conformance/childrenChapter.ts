import { describe, expect, it } from 'vitest';
import { AVATARS } from '@kovan/domain/avatars';
import { GRADES } from '@kovan/domain/grades';
import { calls } from '../contract/calls.ts';
import type { Child } from '../contract/children.ts';
import { CHILD_IN_FILE, EMPTY_FILE } from './emptyFile.ts';
import { ELIF, homework, rule, task, type World } from './world.ts';

export const childrenChapter = (world: World): void => {
  describe('children', () => {
    it('[A-13] [A-14] [E-20] [S-21] adds children and lists them, oldest record first', async () => {
      const family = await world.family();
      expect((await family.ok(calls.children.list)).data).toEqual([]);
      const names = ['Elif', 'Can', 'Aslı'];
      const added: Child[] = [];
      for (const name of names) {
        const { data } = await family.ok(calls.children.create, { body: { ...ELIF, name } });
        expect(data).toEqual({ id: expect.any(String), ...ELIF, name });
        added.push(data);
      }
      expect((await family.ok(calls.children.list)).data).toEqual(added);
    });

    it('[A-15] [S-22] changes a child and gives it back', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const changed = { name: 'Elif Su', birthYear: 2015, grade: '6. Sınıf', avatar: '🚀' };
      const { data } = await family.ok(calls.children.update, { params: { id: elif.id }, body: changed });
      expect(data).toEqual({ id: elif.id, ...changed });
      expect((await family.ok(calls.children.list)).data).toEqual([data, can]);
    });

    it('[A-16] [S-23] deletes a child with all homework and tasks', async () => {
      const [family, elif, can] = await world.familyWith(2);
      for (const { id } of [elif, can]) {
        await family.ok(calls.familyHomework.create, { body: homework(id) });
        await family.ok(calls.tasks.create, { body: task(id) });
        await family.ok(calls.scheduledTasks.create, { body: rule(id, ['Cuma']) });
      }
      await family.ok(calls.tasks.listWithOccurrences);
      await family.ok(calls.children.remove, { params: { id: elif.id } });
      expect((await family.ok(calls.children.list)).data).toEqual([can]);
      const left = [
        ...(await family.ok(calls.homework.list)).data,
        ...(await family.ok(calls.tasks.listWithOccurrences)).data,
        ...(await family.ok(calls.scheduledTasks.list)).data,
      ];
      expect(left.map(({ childId }) => childId)).toEqual([can.id, can.id, can.id, can.id]);
      expect((await family.refused(calls.children.remove, { params: { id: elif.id } })).status).toBe(404);
    });

    it('[X-51] a family has at most 200 children, and is told so; two at once at the edge are one more', async () => {
      const family = await world.family();
      const add = () => family.send(calls.children.create, { body: ELIF });
      // All but two by one call.
      const children = Array.from({ length: 198 }, (_, made) => ({ ...CHILD_IN_FILE, id: `c${made}` }));
      await family.ok(calls.file.import, { body: { ...EMPTY_FILE, children } });
      const first = (await family.ok(calls.children.create, { body: ELIF })).data.id;
      const both = await Promise.all([add(), add()]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
      const refused = await family.refused(calls.children.create, { body: ELIF });
      expect(refused).toMatchObject({
        status: 409,
        problem: { code: 'TOO_MANY', error: expect.stringMatching(/200 (?:çocuk|children)/) },
      });
      await family.ok(calls.children.remove, { params: { id: first } });
      await family.ok(calls.children.create, { body: ELIF });
    });

    it('[E-01] [E-03] [E-04] takes every grade and every avatar that is offered', async () => {
      const family = await world.family();
      const choices = GRADES.map((grade, index) => ({ grade, avatar: AVATARS[index % AVATARS.length] }));
      for (const choice of choices) await family.ok(calls.children.create, { body: { ...ELIF, ...choice } });
      expect((await family.ok(calls.children.list)).data).toHaveLength(GRADES.length);
    });

    it.each([
      ['birthYear', 2009],
      ['birthYear', 2027],
      ['birthYear', 2015.5],
      ['birthYear', '2015'],
      ['birthYear', null],
      ['grade', '13. Sınıf'],
      ['grade', ''],
      ['avatar', '💩'],
      ['name', '   '],
      ['name', 7],
    ])('[V-12] [V-13] [V-16] refuses %s %j', async (field, value) => {
      const [family, elif] = await world.familyWith(1);
      for (const call of [calls.children.create, calls.children.update]) {
        const refused = await family.refused(call, { params: { id: elif.id }, body: { ...ELIF, [field]: value } });
        expect(refused).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
        expect(Object.keys(refused.problem.fields ?? {})).toEqual([field]);
      }
      expect((await family.ok(calls.children.list)).data).toEqual([elif]);
    });

    it('[V-12] takes the current year of the viewer, and no later one', async () => {
      const family = await world.family();
      await family.ok(calls.children.create, { body: { ...ELIF, birthYear: 2026 } });
      await family.ok(calls.children.create, { body: { ...ELIF, birthYear: 2010 } });
      await family.moveTo('2026-12-31T22:30:00Z');
      const body = { ...ELIF, birthYear: 2027 };
      await family.ok(calls.children.create, { body, headers: { 'Time-Zone': 'Europe/Istanbul' } });
      await family.refused(calls.children.create, { body, headers: { 'Time-Zone': 'Europe/London' } });
    });

    it('[X-51] the same Idempotency-Key makes one child and gives the same answer', async () => {
      const family = await world.family();
      const headers = { 'Idempotency-Key': 'd0c3a0a2-6b1a-4a3e-8f5e-9a0b1c2d3e4f' };
      const first = await family.ok(calls.children.create, { body: ELIF, headers });
      expect(await family.ok(calls.children.create, { body: ELIF, headers })).toEqual(first);
      expect((await family.ok(calls.children.list)).data).toHaveLength(1);
      const reused = await family.refused(calls.children.create, { body: { ...ELIF, name: 'Can' }, headers });
      expect(reused).toMatchObject({ status: 422, problem: { code: 'IDEMPOTENCY_KEY_REUSED' } });
      const another = await world.family();
      await another.ok(calls.children.create, { body: { ...ELIF, name: 'Can' }, headers });
    });
  });
};
