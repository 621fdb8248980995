import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { type Caller, callerOf } from './server.ts';
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
    it('[OF-03] makes nothing and gives the first answer, for 30 days', async () => {
      const [family, elif] = await world.familyWith(1);
      const sent = { body: bodyOf(elif.id), headers: key };
      const before = (await family.ok(list)).data.length;
      const first = await family.ok(create, sent);
      await family.moveTo('2026-12-18T14:44:00Z');
      expect(await family.ok(create, sent)).toEqual(first);
      expect((await family.ok(list)).data).toHaveLength(before + 1);
      await family.moveTo('2026-12-18T14:46:00Z');
      expect((await family.ok(create, sent)).data.id).not.toBe(first.data.id);
      expect((await family.ok(list)).data).toHaveLength(before + 2);
    });

    it('[OF-03] of something deleted meanwhile makes nothing and tells nothing', async () => {
      const [family, elif] = await world.familyWith(1);
      const sent = { body: bodyOf(elif.id), headers: key };
      const { id } = (await family.ok(create, sent)).data;
      await family.ok(remove, { params: { id } });
      const left = (await family.ok(list)).data;
      expect(await family.refused(create, sent)).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } });
      expect((await family.ok(list)).data).toEqual(left);
    });

    it('[OF-03] gives the first answer also when something else was deleted meanwhile', async () => {
      const [family, elif] = await world.familyWith(1);
      const sent = { body: bodyOf(elif.id), headers: key };
      const first = await family.ok(create, sent);
      const other = await family.ok(create, { ...sent, headers: { 'Idempotency-Key': 'another' } });
      await family.ok(remove, { params: { id: other.data.id } });
      expect(await family.ok(create, sent)).toEqual(first);
    });

    it('[OF-03] with another body is a 422, also when what it made is gone', async () => {
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
    it('[OF-03] stands for its Kids-Id too', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const sent = (id: string) => ({ body: fields, headers: { ...key, 'Kids-Id': id } });
      const first = await family.ok(byKidsId.create, sent(elif.id));
      expect((await family.refused(byKidsId.create, sent(can.id))).status).toBe(422);
      const named = { body: homework(elif.id), headers: key };
      expect((await family.refused(byKidsId.create, named)).status).toBe(422);
      expect(await family.ok(byKidsId.create, sent(elif.id))).toEqual(first);
      expect((await family.ok(byKidsId.list)).data).toEqual([first.data]);
    });

    it('[A-16] tells nothing of a child that was deleted', async () => {
      const [family, elif] = await world.familyWith(1);
      const sent = { body: homework(elif.id), headers: key };
      await family.ok(familyHomework.create, sent);
      await family.ok(children.remove, { params: { id: elif.id } });
      expect((await family.refused(familyHomework.create, sent)).status).toBe(404);
    });

    it('[OF-03] serves several calls, each with its own answer', async () => {
      const [family, elif] = await world.familyWith(1);
      const ask = async () => {
        const answers: unknown[] = [];
        for (const [, create, bodyOf] of creations)
          answers.push(await family.ok(create, { body: bodyOf(elif.id), headers: key }));
        return answers;
      };
      const first = await ask();
      expect(await ask()).toEqual(first);
    });

    it('[OF-03] counts for nothing where it is blank or the call failed', async () => {
      const family = await world.family();
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

  describe('a tick with a key', () => {
    const now = '2026-11-18T14:45:00.000Z';
    /** What can be ticked: how it is made, the call and body that tick it, and when it was done. */
    const ticks = [
      [
        'a task',
        tasks.setStatus,
        async (family: Caller, childId: string) => (await family.ok(tasks.create, { body: task(childId) })).data.id,
        async (family: Caller) => (await family.ok(tasks.list)).data[0]?.completedDate,
      ],
      [
        'an occurrence',
        tasks.setStatus,
        async (family: Caller, childId: string) => {
          await family.ok(scheduledTasks.create, { body: rule(childId, ['Cuma']) });
          return (await family.ok(tasks.listWithOccurrences)).data[0]?.id ?? '';
        },
        async (family: Caller) => (await family.ok(tasks.listWithOccurrences)).data[0]?.completedDate,
      ],
      [
        'homework',
        byKidsId.setStatus,
        async (family: Caller, childId: string) =>
          (await family.ok(byKidsId.create, { body: homework(childId) })).data.id,
        async (family: Caller) => (await family.ok(calls.dashboard.activities)).data[0]?.completedAt,
      ],
    ] as const;

    it.each(ticks)('[OF-03] of %s gives the first answer again, and changes once', async (_, setStatus, make) => {
      const [family, elif] = await world.familyWith(1);
      const id = await make(family, elif.id);
      const sent = { params: { id }, body: { status: 'completed' }, headers: key };
      const first = await family.ok(setStatus, sent);
      // What was done meanwhile stays, and the repeat may say when it was made.
      if (setStatus === byKidsId.setStatus)
        await family.ok(byKidsId.check, { params: { id }, body: { checked: true } });
      await family.moveTo('2026-12-18T14:44:00Z');
      expect(await family.ok(setStatus, { ...sent, body: { ...sent.body, at: now } })).toEqual(first);
      if (setStatus === byKidsId.setStatus) {
        expect((await family.ok(byKidsId.list)).data[0]?.status).toBe('verified');
      }
    });

    it('[OF-03] of a check does not check again what was unchecked since', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(byKidsId.create, { body: homework(elif.id) })).data;
      await family.ok(byKidsId.setStatus, { params: { id }, body: { status: 'completed' } });
      const check = { params: { id }, body: { checked: true }, headers: key };
      const first = await family.ok(byKidsId.check, check);
      await family.ok(byKidsId.check, { params: { id }, body: { checked: false } });
      expect(await family.ok(byKidsId.check, check)).toEqual(first);
      expect((await family.ok(byKidsId.list)).data[0]?.status).toBe('completed');
    });

    it.each(ticks)('[OF-03] stands for %s alone', async (_, setStatus, make) => {
      const [family, elif] = await world.familyWith(1);
      const id = await make(family, elif.id);
      const other =
        setStatus === byKidsId.setStatus
          ? (await family.ok(byKidsId.create, { body: homework(elif.id) })).data.id
          : (await family.ok(tasks.create, { body: task(elif.id) })).data.id;
      const body = { status: 'completed' };
      await family.ok(setStatus, { params: { id }, body, headers: key });
      const refused = await family.refused(setStatus, { params: { id: other }, body, headers: key });
      expect(refused).toMatchObject({ status: 422, problem: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    });

    it.each(ticks)('[OF-07] says when %s was done', async (_, setStatus, make, doneAt) => {
      const [family, elif] = await world.familyWith(1);
      const id = await make(family, elif.id);
      const at = '2026-11-17T19:30:15.250Z';
      await family.ok(setStatus, { params: { id }, body: { status: 'completed', at }, headers: key });
      expect(new Date((await doneAt(family)) ?? '').toISOString()).toBe(at);
    });

    it.each(ticks)('[OF-07] is of %s at most 30 days ago, and never ahead', async (_, setStatus, make, doneAt) => {
      const [family, elif] = await world.familyWith(1);
      const id = await make(family, elif.id);
      const send = (at: unknown) => ({ params: { id }, body: { status: 'completed', at }, headers: key });
      for (const at of ['2026-11-18T14:45:00.001Z', '2026-10-19T14:44:59.999Z', '2026-11-18', 'bugün', 5]) {
        const { status, problem } = await family.refused(setStatus, send(at));
        expect([status, Object.keys(problem.fields ?? {})], String(at)).toEqual([400, ['at']]);
      }
      const oldest = '2026-10-19T14:45:00.000Z';
      await family.ok(setStatus, send(oldest));
      expect(new Date((await doneAt(family)) ?? '').toISOString()).toBe(oldest);
    });

    it('[OF-04] two devices that tick the same meet without an error, and the first moment stands', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(tasks.create, { body: task(elif.id) })).data;
      const tick = (at: string, device: string) =>
        family.ok(tasks.setStatus, {
          params: { id },
          body: { status: 'completed', at },
          headers: { 'Idempotency-Key': device },
        });
      const first = await tick('2026-11-18T10:00:00.000Z', 'tablet');
      expect(await tick('2026-11-18T09:00:00.000Z', 'phone')).toEqual(first);
    });

    it('[X-51] of something deleted meanwhile is a 404 that tells nothing', async () => {
      const [family, elif] = await world.familyWith(1);
      const [, , make] = ticks[1];
      const id = await make(family, elif.id);
      const sent = { params: { id }, body: { status: 'completed' }, headers: key };
      await family.ok(tasks.setStatus, sent);
      await family.ok(tasks.remove, { params: { id } });
      expect((await family.refused(tasks.setStatus, sent)).status).toBe(404);
    });

    it('[DV-05] tells a device nothing of a child that it was taken since', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const childIds = [elif.id, can.id];
      const { id: device, code } = (await family.ok(calls.devices.create, { body: { name: 'Tablet', childIds } })).data;
      const { token } = await world.stranger().ok(calls.devices.pair, { body: { code } });
      const { id } = (await family.ok(tasks.create, { body: task(elif.id) })).data;
      const sent = { params: { id }, body: { status: 'completed' }, headers: key };
      const tablet = callerOf(world.server(), token);
      await tablet.ok(tasks.setStatus, sent);
      await family.ok(calls.devices.update, { params: { id: device }, body: { name: 'Tablet', childIds: [can.id] } });
      expect((await tablet.refused(tasks.setStatus, sent)).status).toBe(404);
    });
  });
};
