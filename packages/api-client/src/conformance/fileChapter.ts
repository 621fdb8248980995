import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import type { FamilyFile } from '../contract/familyFile.ts';
import { CHILD_IN_FILE as CHILD, EMPTY_FILE } from './emptyFile.ts';
import type { Caller } from './server.ts';
import { homework, rule, task, type World } from './world.ts';

const { createdAt } = CHILD;
const TASK = { id: 't1', childId: 'c1', name: 'Oda', icon: '🧹', dueDate: '2026-11-20', completedAt: null, createdAt };

/** The file with each id replaced by where it first stands, and without what differs from family to family. */
const withoutIds = (file: FamilyFile): unknown => {
  const ids = new Map<string, string>();
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string' && /^(?:id|childId|ruleId)$/.test(key)) {
      if (!ids.has(value)) ids.set(value, `#${ids.size}`);
      return ids.get(value);
    }
    if (Array.isArray(value)) return value.map((item) => visit(item, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, visit(inner, name)]));
  };
  return visit({ ...file, exportedAt: null, adults: null }, '');
};

/** Taking a family along, and bringing it in. */
export const fileChapter = (world: World): void => {
  const lively = async (): Promise<Caller> => {
    const [family, elif, can] = await world.familyWith(2);
    const done = await family.ok(calls.tasks.create, { body: task(elif.id) });
    await family.ok(calls.tasks.create, { body: task(can.id) });
    await family.ok(calls.scheduledTasks.create, { body: rule(can.id, ['Çarşamba', 'Cuma'], '2') });
    await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Çarşamba', 'Cuma', 'Pazar']) });
    const gone = await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Cumartesi']) });
    const days = (await family.ok(calls.tasks.listOfChild, { params: { childId: elif.id } })).data;
    const occurrences = days.filter(({ scheduledTaskId }) => scheduledTaskId !== null);
    const [first, second, third] = occurrences;
    for (const id of [done.data.id, first?.id ?? '', third?.id ?? '']) {
      await family.ok(calls.tasks.setStatus, { params: { id }, body: { status: 'completed' } });
    }
    await family.ok(calls.tasks.remove, { params: { id: second?.id ?? '' } });
    await family.ok(calls.scheduledTasks.remove, { params: { id: gone.data.id } });
    for (const childId of [elif.id, can.id]) {
      const { data } = await family.ok(calls.homework.create, { body: homework(childId, { sonTarih: null }) });
      await family.ok(calls.homework.setStatus, { params: { id: data.id }, body: { status: 'completed' } });
      if (childId === elif.id)
        await family.ok(calls.homework.check, { params: { id: data.id }, body: { checked: true } });
    }
    await family.ok(calls.homework.create, { body: homework(can.id, { ogretmen: null }) });
    return family;
  };

  describe('the file of a family', () => {
    it('[EX-01] holds a version, the names of the adults and every list, and no secret', async () => {
      const file = await (await lively()).ok(calls.file.export);
      expect(file).toMatchObject({ kovan: 'family', version: 1, breaks: [], treats: [], swaps: [] });
      expect(file.children.map(({ name }) => name)).toEqual(['Elif', 'Can']);
      expect([file.tasks, file.scheduledTasks, file.homework].map(({ length }) => length)).toEqual([2, 2, 3]);
      expect(file.occurrences.map(({ status }) => status).toSorted()).toEqual(['completed', 'completed', 'deleted']);
      expect(file.adults).toEqual([{ firstName: expect.any(String), lastName: expect.any(String) }]);
      expect(JSON.stringify(file)).not.toMatch(/@|token|hash|email/i);
    });

    it('[EX-02] export, import, export gives the same but for ids, and the app shows the same', async () => {
      const [old, fresh] = [await lively(), await world.family()];
      const file = await old.ok(calls.file.export);
      const { data } = await fresh.ok(calls.file.import, { body: file });
      expect(data).toEqual({ children: 2, tasks: 2, scheduledTasks: 2, homework: 3, breaks: 0, treats: 0 });
      const again = await fresh.ok(calls.file.export);
      expect(withoutIds(again)).toEqual(withoutIds(file));
      expect(JSON.stringify(again)).not.toContain(file.children[0]?.id);
      expect((await fresh.ok(calls.dashboard.stats)).data).toEqual((await old.ok(calls.dashboard.stats)).data);
      const week = async (family: Caller) =>
        (await family.ok(calls.tasks.listWithOccurrences)).data.map(({ name, dueDate, status }) =>
          [name, dueDate, status].join(' '),
        );
      expect((await week(fresh)).toSorted()).toEqual((await week(old)).toSorted());
    });

    it('[EX-02] the same key brings a file in once, and claims nothing more once a child of it is deleted', async () => {
      const family = await world.family();
      const sent = { body: { ...EMPTY_FILE, children: [CHILD] }, headers: { 'Idempotency-Key': 'dosya' } };
      const first = await family.ok(calls.file.import, sent);
      expect(await family.ok(calls.file.import, sent)).toEqual(first);
      const [child, ...others] = (await family.ok(calls.children.list)).data;
      expect(others).toEqual([]);
      await family.ok(calls.children.remove, { params: { id: child?.id ?? '' } });
      expect(await family.refused(calls.file.import, sent)).toMatchObject({ status: 404 });
      expect((await family.ok(calls.children.list)).data).toEqual([]);
    });

    it('[EX-02] a family with children takes none', async () => {
      const [family] = await world.familyWith(1);
      const before = await family.ok(calls.file.export);
      const refused = await family.refused(calls.file.import, { body: EMPTY_FILE });
      expect(refused).toMatchObject({ status: 409, problem: { code: 'FAMILY_HAS_CHILDREN' } });
      expect((await family.ok(calls.file.export)).children).toEqual(before.children);
    });

    const wrong: readonly (readonly [string, object])[] = [
      ['version', { version: 2 }],
      ['kovan', { kovan: 'hive' }],
      ['honey', { honey: [] }],
      ['treats', { treats: [{}] }],
      ['children.1.birthYear', { children: [CHILD, { ...CHILD, id: 'c2', birthYear: 2027 }] }],
      ['children.0.grade', { children: [{ ...CHILD, grade: 'Kreş' }] }],
      ['children.1.id', { children: [CHILD, CHILD] }],
      ['tasks.1.childId', { children: [CHILD], tasks: [TASK, { ...TASK, id: 't2', childId: 'c9' }] }],
      ['tasks.0.dueDate', { children: [CHILD], tasks: [{ ...TASK, dueDate: '2026-02-30' }] }],
      ['tasks.0.createdAt', { children: [CHILD], tasks: [{ ...TASK, createdAt: '0000-01-01T00:00:00Z' }] }],
      ['tasks.0.status', { children: [CHILD], tasks: [{ ...TASK, status: 'completed' }] }],
      [
        'occurrences.0.ruleId',
        {
          children: [CHILD],
          occurrences: [{ ...TASK, id: undefined, ruleId: 'r1', ruleDay: '2026-11-20', status: 'deleted' }],
        },
      ],
      [
        'homework.0.completedAt',
        {
          children: [CHILD],
          homework: [
            {
              id: 'h1',
              childId: 'c1',
              subject: 'Matematik',
              dueDate: null,
              title: 'Kesirler',
              description: null,
              teacher: null,
              book: null,
              page: null,
              status: 'completed',
              completedAt: null,
              createdAt,
            },
          ],
        },
      ],
    ];

    it.each(wrong)('[EX-02] names the place %s where it is wrong, and brings in nothing', async (place, part) => {
      const family = await world.family();
      const refused = await family.refused(calls.file.import, { body: { ...EMPTY_FILE, ...part } });
      expect(refused).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
      expect(Object.keys(refused.problem.fields ?? {})).toEqual([place]);
      expect((await family.ok(calls.children.list)).data).toEqual([]);
    });

    it('[EX-02] takes files of more than others may send', async () => {
      const family = await world.family();
      const tasks = Array.from({ length: 1_200 }, (_, index) => ({ ...TASK, id: `t${index}` }));
      const { data } = await family.ok(calls.file.import, { body: { ...EMPTY_FILE, children: [CHILD], tasks } });
      expect(data).toEqual({ children: 1, tasks: 1_200, scheduledTasks: 0, homework: 0, breaks: 0, treats: 0 });
      expect((await family.ok(calls.file.export)).tasks).toHaveLength(1_200);
    });
  });
};
