import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import type { Caller } from './server.ts';
import { ELIF, everyCall, homework, kidsId, named, NOT_FOUND, rule, task, type World } from './world.ts';

/** What a child's device may see and do. */
export const deviceRightsChapter = (world: World): void => {
  describe('what a device may', () => {
    it('[DV-05] a device reads and completes what is of its children, and nothing else is there', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const { device } = await world.paired(family, [elif.id]);
      for (const id of [elif.id, can.id]) {
        await family.ok(calls.tasks.create, { body: task(id, { dueDate: '2026-11-18' }) });
        await family.ok(calls.tasks.create, { body: task(id, { dueDate: '2026-11-18', name: 'Oda' }) });
        await family.ok(calls.scheduledTasks.create, { body: rule(id, ['Çarşamba']) });
        await family.ok(calls.homework.create, { body: homework(id) });
        await family.ok(calls.homework.create, { body: homework(id) });
      }
      const all = (await family.ok(calls.tasks.listWithOccurrences)).data;
      const works = (await family.ok(calls.homework.list)).data;
      const complete = { body: { status: 'completed' } };
      for (const { id } of all.filter(({ name, childId }) => name !== 'Oda' && childId === can.id)) {
        await family.ok(calls.tasks.setStatus, { ...complete, params: { id } });
      }
      for (const { id } of all.filter(({ name, childId }) => name !== 'Oda' && childId === elif.id)) {
        expect((await device.ok(calls.tasks.setStatus, { ...complete, params: { id } })).data.status).toBe('completed');
      }
      for (const childId of [elif.id, can.id]) {
        const [first] = works.filter((one) => one.childId === childId);
        const by = childId === elif.id ? device : family;
        await by.ok(calls.homework.setStatus, { ...complete, params: { id: first?.id ?? '' } });
      }

      expect((await device.ok(calls.children.list)).data).toEqual([elif]);
      const ofElif = { query: { childId: elif.id } };
      for (const list of [calls.tasks.list, calls.tasks.listWithOccurrences, calls.tasks.listCompleted]) {
        expect(await device.ok(list)).toEqual(await family.ok(list, ofElif));
        expect(await device.ok(list, ofElif)).toEqual(await family.ok(list, ofElif));
        expect(await device.refused(list, { query: { childId: can.id } })).toMatchObject(NOT_FOUND);
      }
      for (const list of [calls.homework.list, calls.homework.listActive]) {
        expect(await device.ok(list)).toEqual(await family.ok(list, { headers: kidsId(elif.id) }));
        expect(await device.refused(list, { headers: kidsId(can.id) })).toMatchObject(NOT_FOUND);
      }
      const maths = { query: { ders: 'Matematik' } };
      expect(await device.ok(calls.homework.listBySubject, maths)).toEqual(
        await family.ok(calls.homework.listBySubject, { ...maths, headers: kidsId(elif.id) }),
      );
      for (const list of [calls.dashboard.stats, calls.dashboard.activities]) {
        expect(await device.ok(list)).toEqual(await family.ok(list, ofElif));
        expect(await device.refused(list, { query: { childId: can.id } })).toMatchObject(NOT_FOUND);
      }
      for (const list of [calls.tasks.listOfChild, calls.familyHomework.list]) {
        await device.ok(list, { params: { childId: elif.id } });
        expect(await device.refused(list, { params: { childId: can.id } })).toMatchObject(NOT_FOUND);
      }
      for (const { id } of all.filter(({ childId }) => childId === can.id)) {
        expect(await device.refused(calls.tasks.setStatus, { ...complete, params: { id } })).toMatchObject(NOT_FOUND);
      }
      for (const { id } of works.filter(({ childId }) => childId === can.id)) {
        const sent = { ...complete, params: { id } };
        expect(await device.refused(calls.homework.setStatus, sent)).toMatchObject(NOT_FOUND);
      }
    });

    it('[DV-05] a device of several children gives all of theirs where none is named, and of no other', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const aslı = (await family.ok(calls.children.create, { body: { ...ELIF, name: 'Aslı' } })).data;
      const { device } = await world.paired(family, [can.id, elif.id]);
      for (const id of [elif.id, can.id, aslı.id]) {
        const { data } = await family.ok(calls.tasks.create, { body: task(id, { dueDate: '2026-11-18' }) });
        await family.ok(calls.tasks.setStatus, { params: { id: data.id }, body: { status: 'completed' } });
        await family.ok(calls.tasks.create, { body: task(id, { dueDate: '2026-11-17' }) });
        await family.ok(calls.scheduledTasks.create, { body: rule(id, ['Çarşamba']) });
        const given = await family.ok(calls.homework.create, { body: homework(id) });
        await family.ok(calls.homework.setStatus, { params: { id: given.data.id }, body: { status: 'completed' } });
        await family.ok(calls.homework.create, { body: homework(id) });
      }
      expect((await device.ok(calls.children.list)).data).toEqual([elif, can]);
      const lists = [
        calls.tasks.list,
        calls.tasks.listWithOccurrences,
        calls.tasks.listCompleted,
        calls.homework.list,
        calls.homework.listActive,
        calls.dashboard.activities,
      ];
      for (const list of lists) {
        const { data } = await family.ok(list);
        const theirs = data.filter(({ childId }) => childId !== aslı.id);
        expect(theirs.length).toBeGreaterThan(1);
        expect((await device.ok(list)).data, list.path).toEqual(theirs);
      }
      const statsOf = async (childId: string) => (await family.ok(calls.dashboard.stats, { query: { childId } })).data;
      const [ofElif, ofCan] = [await statsOf(elif.id), await statsOf(can.id)];
      expect((await device.ok(calls.dashboard.stats)).data).toEqual({
        pendingHomework: ofElif.pendingHomework + ofCan.pendingHomework,
        completedHomework: ofElif.completedHomework + ofCan.completedHomework,
        pendingTasks: ofElif.pendingTasks + ofCan.pendingTasks,
        completedTasks: ofElif.completedTasks + ofCan.completedTasks,
      });
    });

    let refused: Promise<Caller> | undefined;
    /** A device for requests that are refused and so change nothing: always the same. */
    const deviceOnce = () => {
      const pair = async () => {
        const [family, elif] = await world.familyWith(1);
        return (await world.paired(family, [elif.id])).device;
      };
      return (refused ??= pair());
    };

    it.each(named(everyCall.filter(({ access }) => access === 'adults' || access === 'lent')))(
      '[DV-05] [X-51] %s is not for a device, whatever is sent',
      async (_, call) => {
        const device = await deviceOnce();
        const sent = { body: call.body ? { bilinmeyen: 1 } : undefined, query: { bilinmeyen: '1' } };
        expect(await device.refused(call, sent)).toMatchObject({ status: 403, problem: { code: 'ADULTS_ONLY' } });
      },
    );

    it('[DV-05] public and optional calls answer a device as nobody', async () => {
      const [family, elif] = await world.familyWith(1);
      const { device } = await world.paired(family, [elif.id]);
      await device.ok(calls.homework.generateFields, { body: { freeText: 'yarına matematik' } });
      await device.ok(calls.server.settings);
    });
  });
};
