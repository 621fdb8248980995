import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDay } from './days.ts';
import { DUE_GROUPS, DUE_ROWS, type DueHomework, dueList, type DueTask, rowsOf } from './dueList.ts';
import { HOMEWORK_STATUSES, TASK_STATUSES } from './statuses.ts';

const TODAY = '2026-11-25';
const inDays = (days: number) => addToDay(TODAY, { days });

const task = (dueDate: string, of: Partial<DueTask> = {}): DueTask => ({
  childId: 'elif',
  dueDate,
  status: dueDate < TODAY ? 'overdue' : 'pending',
  scheduledTaskId: null,
  ...of,
});
const homework = (dueDate: string | null, of: Partial<DueHomework> = {}): DueHomework => ({
  childId: 'elif',
  dueDate,
  status: 'active',
  ...of,
});
const groupsOf = (tasks: readonly DueTask[], ofHomework: readonly DueHomework[] = []) =>
  dueList({ today: TODAY, tasks, homework: ofHomework, children: ['elif', 'can'] });
const namesOf = (...input: Parameters<typeof groupsOf>) => groupsOf(...input).map(({ name }) => name);

describe('what is due', () => {
  it('[EV-01] is first what awaits the check, then late, today, tomorrow', () => {
    const days = [inDays(1), TODAY, inDays(-1)];
    expect(namesOf(days.map((day) => task(day)))).toEqual(['late', 'today', 'tomorrow']);
    expect(namesOf([], [...days.map((day) => homework(day)), homework(inDays(5), { status: 'completed' })])).toEqual([
      'check',
      'late',
      'today',
      'tomorrow',
    ]);
  });

  it('[EV-01] leaves out what is done, checked, without a day, or due from the day after tomorrow', () => {
    expect(namesOf([task(TODAY, { status: 'completed' }), task(inDays(2))])).toEqual([]);
    expect(namesOf([], [homework(TODAY, { status: 'verified' }), homework(null), homework(inDays(2))])).toEqual([]);
  });

  it('[EV-01] lists what comes again when it is late or due today, not for tomorrow', () => {
    const again = { scheduledTaskId: 'rule' };
    expect(namesOf([task(inDays(-1), again), task(TODAY, again), task(inDays(1), again)])).toEqual(['late', 'today']);
  });

  it('comes in the order of the children, then by due day, homework first', () => {
    const [late] = groupsOf(
      [task(inDays(-1), { childId: 'can' }), task(inDays(-3)), task(inDays(-1))],
      [homework(inDays(-2), { childId: 'gone' }), homework(inDays(-1))],
    );
    expect(late?.things.map(({ kind, item }) => `${kind} ${item.childId} ${item.dueDate}`)).toEqual([
      'task elif 2026-11-22',
      'homework elif 2026-11-24',
      'task elif 2026-11-24',
      'task can 2026-11-24',
      'homework gone 2026-11-23',
    ]);
  });

  it('has each thing in one group at most, the groups in their order and none empty', () => {
    const days = fc.integer({ min: -3, max: 3 }).map(inDays);
    const tasks = fc.array(
      fc.record({
        childId: fc.constantFrom('elif', 'can'),
        dueDate: days,
        status: fc.constantFrom(...TASK_STATUSES),
        scheduledTaskId: fc.option(fc.constant('rule')),
      }),
    );
    const ofHomework = fc.array(
      fc.record({
        childId: fc.constantFrom('elif', 'can'),
        dueDate: fc.option(days),
        status: fc.constantFrom(...HOMEWORK_STATUSES),
      }),
    );
    fc.assert(
      fc.property(tasks, ofHomework, (someTasks, someHomework) => {
        const groups = groupsOf(someTasks, someHomework);
        const items = groups.flatMap(({ things }) => things.map(({ item }) => item));
        expect(new Set(items).size).toBe(items.length);
        expect(groups.every(({ things }) => things.length > 0)).toBe(true);
        expect(groups.map(({ name }) => name)).toEqual(
          DUE_GROUPS.filter((name) => groups.some((group) => group.name === name)),
        );
      }),
    );
  });
});

describe('the rows at first', () => {
  it.each([
    [
      [2, 2, 3, 3],
      [2, 2, 3, 1],
    ],
    [
      [12, 1, 1, 1],
      [5, 1, 1, 1],
    ],
    [
      [3, 20],
      [3, 5],
    ],
    [[8], [8]],
    [[9], [8]],
    [[], []],
  ])('[EV-01] of groups of %j are %j', (sizes, rows) => {
    expect(rowsOf(sizes)).toEqual(rows);
  });

  it('[EV-01] are at most eight, one of each group, and none is kept back while there is a place', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: DUE_GROUPS.length });
    fc.assert(
      fc.property(sizes, (each) => {
        const rows = rowsOf(each);
        const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
        expect(sum(rows)).toBe(Math.min(DUE_ROWS, sum(each)));
        expect(rows.every((count, group) => count >= 1 && count <= (each[group] ?? 0))).toBe(true);
        const cut = rows.findIndex((count, group) => count < (each[group] ?? 0));
        if (cut >= 0) expect(rows.slice(cut + 1).every((count) => count === 1)).toBe(true);
      }),
    );
  });
});
