import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { STRANGE_ID } from './server.ts';
import { fields, homework, kidsId, type World } from './world.ts';

/** What the lists of homework hold, and in which order. The day is Wednesday 18 November 2026. */
export const homeworkListsChapter = (world: World): void => {
  describe('lists of homework', () => {
    it('[A-34] [A-35] [A-37] [A-38] [A-48] [A-49] lists by child, status and subject, or of the whole family', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const add = async (childId: string, more: object) =>
        (await family.ok(calls.familyHomework.create, { body: homework(childId, more) })).data.id;
      const checked = await add(elif.id, { sonTarih: '2026-11-19' });
      const maths = await add(elif.id, { sonTarih: '2026-11-20' });
      const turkish = await add(elif.id, { sonTarih: '2026-11-21', ders: 'Türkçe' });
      const ofCan = await add(can.id, { sonTarih: '2026-11-22' });
      for (const id of [checked, maths]) {
        await family.ok(calls.homework.setStatus, { params: { id }, body: { status: 'completed' } });
      }
      await family.ok(calls.homework.check, { params: { id: checked }, body: { checked: true } });
      const ids = (answer: { data: readonly { id: string }[] }) => answer.data.map(({ id }) => id);
      const { list, listActive, listBySubject } = calls.homework;
      const query = { ders: 'Matematik' };
      const [ofElif, headers] = [{ params: { childId: elif.id } }, kidsId(elif.id)];
      expect(ids(await family.ok(list))).toEqual([checked, maths, turkish, ofCan]);
      expect(ids(await family.ok(list, { headers }))).toEqual([checked, maths, turkish]);
      expect(ids(await family.ok(listActive))).toEqual([turkish, ofCan]);
      expect(ids(await family.ok(listActive, { headers }))).toEqual([turkish]);
      expect(ids(await family.ok(listBySubject, { query }))).toEqual([checked, maths, ofCan]);
      expect(ids(await family.ok(listBySubject, { query, headers }))).toEqual([checked, maths]);
      expect(ids(await family.ok(calls.familyHomework.list, ofElif))).toEqual([checked, maths, turkish]);
      expect(ids(await family.ok(calls.familyHomework.listBySubject, { ...ofElif, query }))).toEqual([checked, maths]);
      expect((await family.refused(listBySubject)).status).toBe(400);
      expect((await family.refused(list, { headers: kidsId(STRANGE_ID) })).status).toBe(404);
    });

    it('[A-36] lists come by due date ascending, no date last', async () => {
      const [family, elif] = await world.familyWith(1);
      for (const sonTarih of [null, '2026-12-01', '2025-12-31', '2026-11-18', null, '2026-02-28']) {
        await family.ok(calls.homework.create, { body: homework(elif.id, { sonTarih }) });
      }
      const sorted = ['2025-12-31', '2026-02-28', '2026-11-18', '2026-12-01', null, null];
      for (const answer of [
        await family.ok(calls.homework.list),
        await family.ok(calls.homework.listActive),
        await family.ok(calls.familyHomework.list, { params: { childId: elif.id } }),
      ]) {
        expect(answer.data.map(({ dueDate }) => dueDate)).toEqual(sorted);
      }
    });

    it('[A-36] [X-51] a list that is short has no next page, and a mark that no list gave is a 400', async () => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.homework.create, { body: homework(elif.id) });
      const params = { childId: elif.id };
      const query = { ders: fields.ders };
      const lists = [
        [calls.homework.list, {}],
        [calls.homework.listActive, {}],
        [calls.homework.listBySubject, { query }],
        [calls.familyHomework.list, { params }],
        [calls.familyHomework.listBySubject, { params, query }],
      ] as const;
      for (const [list, sent] of lists) {
        const page = await family.ok(list, sent);
        expect([page.data.length, page.next]).toEqual([1, null]);
        for (const before of ['', 'x', '%00', 'a'.repeat(201)]) {
          const refused = await family.refused(list, { ...sent, query: { ...('query' in sent && query), before } });
          expect([refused.status, refused.problem.fields]).toEqual([400, { before: expect.any(String) }]);
        }
      }
    });
  });
};
