import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { rule, task, type World } from './world.ts';

const days = (list: readonly { dueDate: string }[]) => list.map(({ dueDate }) => dueDate);

/** Tasks of a range of days. The day is Wednesday 18 November 2026. */
export const rangesChapter = (world: World): void => {
  describe('ranges of days', () => {
    const daily = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];

    it.each([
      [{}, '2026-11-18', '2026-11-22'],
      [{ date_start: '2026-11-20' }, '2026-11-20', '2026-11-22'],
      [{ date_end: '2026-11-20' }, '2026-11-18', '2026-11-20'],
      [{ date_start: '2026-11-25' }, '2026-11-25', '2026-11-29'],
      [{ date_end: '2026-11-25' }, '2026-11-23', '2026-11-25'],
      [{ date_start: '2026-11-22', date_end: '2026-11-22' }, '2026-11-22', '2026-11-22'],
      [{ date_start: '2026-01-01', date_end: '2026-11-19' }, '2026-11-18', '2026-11-19'],
    ])('[A-24] [A-25] %j is from %s to %s', async (query, first, last) => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, daily) });
      const { data } = await family.ok(calls.tasks.listOfChild, { params: { childId: elif.id }, query });
      expect(days(data).at(0)).toBe(first);
      expect(days(data).at(-1)).toBe(last);
      expect(days(data)).toEqual(days(data).toSorted());
    });

    it('[A-24] holds one-off tasks of the range, and no others', async () => {
      const [family, elif, can] = await world.familyWith(2);
      for (const dueDate of ['2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23']) {
        await family.ok(calls.tasks.create, { body: task(elif.id, { dueDate }) });
      }
      await family.ok(calls.tasks.create, { body: task(can.id, { dueDate: '2026-11-18' }) });
      const { data } = await family.ok(calls.tasks.listOfChild, { params: { childId: elif.id } });
      expect(days(data)).toEqual(['2026-11-16', '2026-11-22']);
    });

    it('[A-25] [X-51] refuses an end before the start, more than 366 days, and days that are none', async () => {
      const [family, elif] = await world.familyWith(1);
      const ask = (query: Record<string, string>) => ({ params: { childId: elif.id }, query });
      await family.ok(calls.tasks.listOfChild, ask({ date_start: '2026-01-01', date_end: '2027-01-01' }));
      for (const [query, field] of [
        [{ date_start: '2026-01-01', date_end: '2027-01-02' }, 'date_end'],
        [{ date_start: '2026-11-20', date_end: '2026-11-19' }, 'date_end'],
        [{ date_start: '2026-11-31' }, 'date_start'],
        [{ date_end: 'bugün' }, 'date_end'],
      ] as const) {
        const refused = await family.refused(calls.tasks.listOfChild, ask(query));
        expect(refused).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
        expect(Object.keys(refused.problem.fields ?? {})).toEqual([field]);
      }
    });

    it.each(['0000-01-01', '0001-01-01', '9999-12-31'])('[X-51] survives the day %s', async (day) => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, daily) });
      const range = { params: { childId: elif.id }, query: { date_start: day, date_end: day } };
      expect((await family.send(calls.tasks.listOfChild, range)).status).toBeLessThan(500);
      const created = await family.send(calls.tasks.create, { body: task(elif.id, { dueDate: day }) });
      expect(created.status).toBeLessThan(500);
    });
  });
};
