import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { ELIF, fields, homework, rule, task, type World } from './world.ts';

const key = { 'Idempotency-Key': 'd0c3a0a2-6b1a-4a3e-8f5e-9a0b1c2d3e4f' };
const { children, tasks, scheduledTasks, homework: byKidsId, familyHomework } = calls;

/** Every creating call, what it is sent, and how to list and delete what it made. */
const creations = [
  ['children', children.create, () => ({ ...ELIF, name: 'Aslı' }), children.list, children.remove],
  ['tasks', tasks.create, task, tasks.list, tasks.remove],
  [
    'scheduledTasks',
    scheduledTasks.create,
    (id: string) => rule(id, ['Cuma']),
    scheduledTasks.list,
    scheduledTasks.remove,
  ],
  ['homework', byKidsId.create, homework, byKidsId.list, byKidsId.remove],
  ['familyHomework', familyHomework.create, homework, byKidsId.list, familyHomework.remove],
] as const;

/** What a key comes to that comes again. */
export const repeatsChapter = (world: World): void => {
  describe.each(creations)('a repeat of %s.create', (_, create, bodyOf, list, remove) => {
    it('makes nothing and gives the first answer, for a day', async () => {
      const [family, elif] = await world.familyWith(1);
      const sent = { body: bodyOf(elif.id), headers: key };
      const before = (await family.ok(list)).data.length;
      const first = await family.ok(create, sent);
      await family.moveTo('2026-11-19T14:44:00Z');
      expect(await family.ok(create, sent)).toEqual(first);
      expect((await family.ok(list)).data).toHaveLength(before + 1);
      await family.moveTo('2026-11-19T14:46:00Z');
      expect((await family.ok(create, sent)).data.id).not.toBe(first.data.id);
      expect((await family.ok(list)).data).toHaveLength(before + 2);
    });

    it('of something deleted meanwhile makes nothing and tells nothing', async () => {
      const [family, elif] = await world.familyWith(1);
      const sent = { body: bodyOf(elif.id), headers: key };
      const { id } = (await family.ok(create, sent)).data;
      await family.ok(remove, { params: { id } });
      const left = (await family.ok(list)).data;
      expect(await family.refused(create, sent)).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } });
      expect((await family.ok(list)).data).toEqual(left);
    });

    it('with another body is a 422, also when what it made is gone', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(create, { body: bodyOf(elif.id), headers: key })).data;
      const body = bodyOf(elif.id);
      const other = { body: { ...body, ...('name' in body ? { name: 'Başka' } : { baslik: 'Başka' }) }, headers: key };
      const reused = { status: 422, problem: { code: 'IDEMPOTENCY_KEY_REUSED' } };
      expect(await family.refused(create, other)).toMatchObject(reused);
      await family.ok(remove, { params: { id } });
      expect(await family.refused(create, other)).toMatchObject(reused);
    });
  });

  describe('a key', () => {
    it('stands for its Kids-Id too', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const sent = (id: string) => ({ body: fields, headers: { ...key, 'Kids-Id': id } });
      const first = await family.ok(byKidsId.create, sent(elif.id));
      expect((await family.refused(byKidsId.create, sent(can.id))).status).toBe(422);
      const named = { body: homework(elif.id), headers: key };
      expect((await family.refused(byKidsId.create, named)).status).toBe(422);
      expect(await family.ok(byKidsId.create, sent(elif.id))).toEqual(first);
      expect((await family.ok(byKidsId.list)).data).toEqual([first.data]);
    });

    it('tells nothing of a child that was deleted', async () => {
      const [family, elif] = await world.familyWith(1);
      const sent = { body: homework(elif.id), headers: key };
      await family.ok(familyHomework.create, sent);
      await family.ok(children.remove, { params: { id: elif.id } });
      expect((await family.refused(familyHomework.create, sent)).status).toBe(404);
    });

    it('serves several calls, and counts for nothing where it is blank or the call failed', async () => {
      const [family, elif] = await world.familyWith(1);
      for (const [, create, bodyOf] of creations) await family.ok(create, { body: bodyOf(elif.id), headers: key });
      const blank = { body: ELIF, headers: { 'Idempotency-Key': ' ' } };
      const [one, two] = [await family.ok(children.create, blank), await family.ok(children.create, blank)];
      expect(one.data.id).not.toBe(two.data.id);
      const [other] = await world.familyWith(1);
      const tooYoung = { body: { ...ELIF, birthYear: 2027 }, headers: key };
      await other.refused(children.create, tooYoung);
      await other.moveTo('2027-01-02T10:00:00Z');
      await other.ok(children.create, tooYoung);
    });

    it('[X-51] has at most 200 characters', async () => {
      const family = await world.family();
      const sent = (length: number) => ({ body: ELIF, headers: { 'Idempotency-Key': 'a'.repeat(length) } });
      await family.ok(children.create, sent(200));
      const refused = await family.refused(children.create, sent(201));
      expect([refused.status, Object.keys(refused.problem.fields ?? {})]).toEqual([400, ['Idempotency-Key']]);
    });
  });
};
