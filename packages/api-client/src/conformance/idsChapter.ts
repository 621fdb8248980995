import { describe, expect, it } from 'vitest';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { STRANGE_ID } from './server.ts';
import { ELIF, fields, homework, rule, task, type World } from './world.ts';

/** Ids that name nothing, or nothing of this family. */
export const idsChapter = (world: World): void => {
  describe('ids', () => {
    const withIds: readonly (readonly [string, Call, object | undefined])[] = [
      ['children.update', calls.children.update, ELIF],
      ['children.remove', calls.children.remove, undefined],
      ['tasks.listOfChild', calls.tasks.listOfChild, undefined],
      ['tasks.setStatus', calls.tasks.setStatus, { status: 'completed' }],
      ['tasks.remove', calls.tasks.remove, undefined],
      ['scheduledTasks.remove', calls.scheduledTasks.remove, undefined],
      ['homework.update', calls.homework.update, fields],
      ['homework.setStatus', calls.homework.setStatus, { status: 'completed' }],
      ['homework.check', calls.homework.check, { checked: true }],
      ['homework.remove', calls.homework.remove, undefined],
      ['familyHomework.list', calls.familyHomework.list, undefined],
      ['familyHomework.update', calls.familyHomework.update, fields],
      ['devices.update', calls.devices.update, { name: 'Tablet', childIds: ['kardes'] }],
      ['devices.remove', calls.devices.remove, undefined],
      ['familyHomework.remove', calls.familyHomework.remove, undefined],
      ['people.withdraw', calls.people.withdraw, undefined],
      ['people.removeAdult', calls.people.removeAdult, undefined],
      ['profile.endSession', calls.profile.endSession, undefined],
    ];
    const strange = [STRANGE_ID, 'kardes', '0', '-1', '../children', '%', 'a'.repeat(300), "' OR 1=1"];

    it.each(withIds)('[X-51] %s answers 404 to an id that is not there or cannot be one', async (_, call, body) => {
      const family = await world.family();
      for (const id of strange) {
        const refused = await family.refused(call, { params: { id, childId: id }, body });
        expect(refused, id).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } });
      }
    });

    const byQuery = [
      ['dashboard.stats', calls.dashboard.stats],
      ['dashboard.activities', calls.dashboard.activities],
      ['tasks.list', calls.tasks.list],
      ['tasks.listWithOccurrences', calls.tasks.listWithOccurrences],
      ['tasks.listCompleted', calls.tasks.listCompleted],
      ['scheduledTasks.list', calls.scheduledTasks.list],
    ] as const;

    it.each(byQuery)("[X-51] %s answers 404 to another family's child", async (_, call) => {
      const [, theirChild] = await world.familyWith(1);
      const family = await world.family();
      for (const childId of [theirChild.id, STRANGE_ID, 'kardes']) {
        expect((await family.refused(call, { query: { childId } })).status).toBe(404);
      }
    });

    it('[X-51] bodies that name a child of another family answer 404', async () => {
      const [, theirChild] = await world.familyWith(1);
      const family = await world.family();
      for (const childId of [theirChild.id, STRANGE_ID, 'kardes']) {
        expect((await family.refused(calls.tasks.create, { body: task(childId) })).status).toBe(404);
        expect((await family.refused(calls.scheduledTasks.create, { body: rule(childId, ['Pazar']) })).status).toBe(
          404,
        );
        expect((await family.refused(calls.homework.create, { body: homework(childId) })).status).toBe(404);
        expect((await family.refused(calls.familyHomework.create, { body: homework(childId) })).status).toBe(404);
      }
    });
  });
};
