import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { CHILD_IN_FILE, EMPTY_FILE } from './emptyFile.ts';
import { homework, type World } from './world.ts';

const DAILY_RULE = {
  childId: CHILD_IN_FILE.id,
  name: 'Odanı topla',
  icon: '🛏️',
  period: {
    frequency: '1' as const,
    weekDays: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
  },
  createdOn: '2026-11-18',
  createdAt: CHILD_IN_FILE.createdAt,
};

/** Lists that are longer than one answer. */
export const pagesChapter = (world: World): void => {
  describe('pages', () => {
    it('[A-23] [A-36] a list goes on with its mark: everything open first, then the newest completed, each once', async () => {
      const family = await world.family();
      // 358 rules fall on 14 days of last week and this one: 5,012 tasks. A file brings them in by one call.
      const scheduledTasks = Array.from({ length: 358 }, (_, made) => ({ ...DAILY_RULE, id: `r${made}` }));
      await family.ok(calls.file.import, { body: { ...EMPTY_FILE, children: [CHILD_IN_FILE], scheduledTasks } });
      const [elif] = (await family.ok(calls.children.list)).data;
      await family.moveTo('2026-12-02T09:00:00Z');
      const list = calls.tasks.listWithOccurrences;
      const whole = await family.ok(list);
      expect(whole.data).toHaveLength(5000);
      const [earliest, second] = whole.data;
      for (const [id, hour] of [
        [earliest?.id, 10],
        [second?.id, 11],
      ] as const) {
        world.server().setNow(`2026-12-02T${hour}:00:00Z`);
        await family.ok(calls.tasks.setStatus, { params: { id: id ?? '' }, body: { status: 'completed' } });
      }
      const first = await family.ok(list);
      expect(new Set(first.data.map(({ status }) => status))).toEqual(new Set(['overdue', 'pending']));
      const rest = await family.ok(list, { query: { before: first.next ?? '' } });
      expect([first.data.length, rest.data.length, rest.next]).toEqual([5000, 12, null]);
      const days = rest.data.map(({ dueDate }) => dueDate);
      expect(days).toEqual(days.toSorted());
      expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(5012);
      // What was completed of them meanwhile shifts nothing.
      const last = first.data.at(-1)?.id ?? '';
      await family.ok(calls.tasks.setStatus, { params: { id: last }, body: { status: 'completed' } });
      const later = await family.ok(list, { query: { before: first.next ?? '' } });
      expect(new Set(later.data.map(({ id }) => id))).toEqual(new Set([...rest.data.map(({ id }) => id), last]));
      const range = { date_start: '2026-12-01', date_end: '2026-12-02', before: first.next ?? '' };
      const ofChild = { params: { childId: elif?.id ?? '' }, query: range };
      expect((await family.refused(calls.tasks.listOfChild, ofChild)).status).toBe(400);
    });

    it('[A-36] homework of one day comes in the order of its making, done or not', async () => {
      const [family, elif] = await world.familyWith(1);
      const ids: string[] = [];
      for (const baslik of ['bir', 'iki', 'üç']) {
        ids.push((await family.ok(calls.homework.create, { body: homework(elif.id, { baslik }) })).data.id);
      }
      const [, middle = ''] = ids;
      await family.ok(calls.homework.setStatus, { params: { id: ids[0] ?? '' }, body: { status: 'completed' } });
      await family.ok(calls.homework.setStatus, { params: { id: middle }, body: { status: 'completed' } });
      expect((await family.ok(calls.homework.list)).data.map(({ id }) => id)).toEqual(ids);
    });
  });
};
