import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { STRANGE_ID } from './server.ts';
import { fields, homework, kidsId, type World } from './world.ts';

const read = {
  title: fields.baslik,
  description: fields.aciklama,
  subject: fields.ders,
  teacher: fields.ogretmen,
  book: fields.kitap,
  page: fields.sayfa,
  dueDate: fields.sonTarih,
};

const doors = [
  ['v2', calls.homework],
  ['family', calls.familyHomework],
] as const;

/** Homework by both doors. The day is Wednesday 18 November 2026. */
export const homeworkChapter = (world: World): void => {
  describe.each(doors)('homework by the door %s', (_, door) => {
    it('[A-39] [A-47] [E-21] [E-22] adds homework under wire names and reads it under English ones', async () => {
      const [family, elif] = await world.familyWith(1);
      const { data } = await family.ok(door.create, { body: homework(elif.id) });
      expect(data).toEqual({ id: expect.any(String), childId: elif.id, ...read, status: 'active' });
      expect((await family.ok(calls.homework.list)).data).toEqual([data]);
    });

    it('[V-28] absent, null and blank optional fields read null', async () => {
      const [family, elif] = await world.familyWith(1);
      const required = { cocukId: elif.id, aciklama: 'a', baslik: 'b', ders: 'c' };
      const nothing = { ogretmen: null, kitap: '  ', sayfa: '', sonTarih: '' };
      for (const body of [required, { ...required, ...nothing }, { ...required, sonTarih: null }]) {
        const { data } = await family.ok(door.create, { body });
        expect(data).toMatchObject({ teacher: null, book: null, page: null, dueDate: null });
      }
    });

    it.each(['aciklama', 'baslik', 'ders'])('[V-25] [V-26] [V-27] refuses new homework without %s', async (field) => {
      const [family, elif] = await world.familyWith(1);
      for (const value of [undefined, null, ' ']) {
        const refused = await family.refused(door.create, { body: homework(elif.id, { [field]: value }) });
        expect(refused).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
        expect(Object.keys(refused.problem.fields ?? {})).toEqual([field]);
      }
    });

    it('[A-41] [A-42] [A-50] [V-31] a PUT replaces the fields and clears what is absent', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(door.create, { body: homework(elif.id) })).data;
      await family.ok(calls.homework.setStatus, { params: { id }, body: { status: 'completed' } });
      const anew = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, `${text} 2`]));
      const answer = await family.ok(door.update, { params: { id }, body: { ...anew, sonTarih: '2026-12-01' } });
      const written = Object.fromEntries(Object.entries(read).map(([name, text]) => [name, `${text} 2`]));
      const changed = { id, childId: elif.id, status: 'completed', ...written, dueDate: '2026-12-01' };
      expect([answer.data, (await family.ok(calls.homework.list)).data]).toEqual([changed, [changed]]);
      await family.ok(door.update, { params: { id }, body: { baslik: 'Yüzdeler', ders: 'Maths' } });
      expect((await family.ok(calls.homework.list)).data).toEqual([
        {
          id,
          childId: elif.id,
          status: 'completed',
          title: 'Yüzdeler',
          subject: 'Maths',
          description: null,
          teacher: null,
          book: null,
          page: null,
          dueDate: null,
        },
      ]);
    });

    it('[V-29] [V-30] a PUT needs subject and title, and knows no child', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(door.create, { body: homework(elif.id) })).data;
      for (const [wrong, field] of [
        [{ ders: '' }, 'ders'],
        [{ baslik: undefined }, 'baslik'],
        [{ cocukId: elif.id }, 'cocukId'],
      ] as const) {
        const refused = await family.refused(door.update, { params: { id }, body: { ...fields, ...wrong } });
        expect(refused.status).toBe(400);
        expect(Object.keys(refused.problem.fields ?? {})).toEqual([field]);
      }
      expect((await family.ok(calls.homework.list)).data[0]).toMatchObject(read);
    });

    it('[A-45] [A-51] deletes homework, once, and no other', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(door.create, { body: homework(elif.id) })).data;
      const other = (await family.ok(door.create, { body: homework(elif.id) })).data;
      await family.ok(door.remove, { params: { id } });
      expect((await family.ok(calls.homework.list)).data).toEqual([other]);
      expect((await family.refused(door.remove, { params: { id } })).status).toBe(404);
    });

    it("[X-51] another family's homework can be neither seen, changed nor deleted", async () => {
      const [theirs, theirChild] = await world.familyWith(1);
      const { data } = await theirs.ok(door.create, { body: homework(theirChild.id) });
      const params = { id: data.id };
      const family = await world.family();
      expect((await family.ok(calls.homework.list)).data).toEqual([]);
      expect((await family.refused(door.update, { params, body: fields })).status).toBe(404);
      expect((await family.refused(calls.homework.setStatus, { params, body: { status: 'completed' } })).status).toBe(
        404,
      );
      expect((await family.refused(calls.homework.check, { params, body: { checked: true } })).status).toBe(404);
      expect((await family.refused(door.remove, { params })).status).toBe(404);
      expect((await theirs.ok(calls.homework.list)).data).toEqual([data]);
    });
  });

  describe('homework', () => {
    it('[A-53] both doors lead to the same homework', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(calls.homework.create, { body: homework(elif.id) })).data;
      const two = (await family.ok(calls.familyHomework.create, { body: homework(elif.id) })).data;
      const one = (await family.ok(calls.homework.setStatus, { params: { id }, body: { status: 'completed' } })).data;
      const byFamily = (await family.ok(calls.familyHomework.list, { params: { childId: elif.id } })).data;
      expect(byFamily).toHaveLength(2);
      expect(byFamily).toEqual(expect.arrayContaining([one, two]));
      expect((await family.ok(calls.homework.list)).data).toEqual(byFamily);
      await family.ok(calls.familyHomework.remove, { params: { id: one.id } });
      await family.ok(calls.homework.remove, { params: { id: two.id } });
      expect((await family.ok(calls.homework.list)).data).toEqual([]);
    });

    it('[A-04] [A-40] takes the child from cocukId, from Kids-Id, or from both when they agree', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const create = (cocukId: string | undefined, headers: Record<string, string>) => ({
        body: { ...fields, ...(cocukId !== undefined && { cocukId }) },
        headers,
      });
      for (const sent of [create(elif.id, {}), create(undefined, kidsId(elif.id)), create(elif.id, kidsId(elif.id))]) {
        expect((await family.ok(calls.homework.create, sent)).data.childId).toBe(elif.id);
      }
      for (const sent of [create(undefined, {}), create(elif.id, kidsId(can.id))]) {
        const refused = await family.refused(calls.homework.create, sent);
        expect(refused.status).toBe(400);
        expect(Object.keys(refused.problem.fields ?? {})).toEqual(['cocukId']);
      }
      const [, theirs] = await world.familyWith(1);
      for (const id of [STRANGE_ID, 'kardes', theirs.id]) {
        for (const sent of [create(undefined, kidsId(id)), create(id, kidsId(id)), create(id, kidsId(elif.id))]) {
          expect((await family.refused(calls.homework.create, sent)).status).toBe(404);
        }
      }
    });

    it("[V-24] the family's door needs cocukId", async () => {
      const family = await world.family();
      const refused = await family.refused(calls.familyHomework.create, { body: fields });
      expect(Object.keys(refused.problem.fields ?? {})).toEqual(['cocukId']);
    });

    it("[A-04] a Kids-Id that is not the homework's child is a 404 on its calls", async () => {
      const [family, elif, can] = await world.familyWith(2);
      const { id } = (await family.ok(calls.homework.create, { body: homework(elif.id) })).data;
      const complete = { params: { id }, body: { status: 'completed' } };
      const ofCan = { ...complete, headers: kidsId(can.id) };
      expect((await family.refused(calls.homework.setStatus, ofCan)).status).toBe(404);
      const ofElif = { ...complete, headers: kidsId(elif.id) };
      expect((await family.ok(calls.homework.setStatus, ofElif)).data.status).toBe('completed');
    });
  });
};
