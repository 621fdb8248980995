import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childDay, type DayHomework, type DayTask, weekFill } from './childDay.ts';
import { addToDay } from './days.ts';
import { HOMEWORK_STATUSES, TASK_STATUSES } from './statuses.ts';
import { weekOf } from './weeks.ts';

const TODAY = '2026-11-25';
const YESTERDAY = '2026-11-24';
const TOMORROW = '2026-11-26';

const task = (id: string, dueDate: string, status: DayTask['status'] = 'pending'): DayTask => ({ id, dueDate, status });
const homework = (id: string, dueDate: string | null, status: DayHomework['status'] = 'active'): DayHomework => ({
  id,
  dueDate,
  status,
});
const day = (tasks: readonly DayTask[], ofHomework: readonly DayHomework[] = [], isKnown = true) =>
  childDay({ today: TODAY, tasks, homework: ofHomework, ...(isKnown ? {} : { isKnown }) });

const dish = task('dish', TODAY);
const dishDone = task('dish', TODAY, 'completed');
const test = homework('test', TODAY);
const testDone = homework('test', TODAY, 'completed');
const late = task('late', YESTERDAY, 'overdue');
const lateHomework = homework('lateHomework', YESTERDAY);

describe('the rule of a child’s day', () => {
  it('[EV-06] has the tasks of the day and the homework due that day as cells, and no other', () => {
    const { cells } = day([late, dish, task('later', TOMORROW)], [lateHomework, test, homework('undated', null)]);
    expect(cells.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['task dish', 'homework test']);
  });

  it('[EV-06] has what is open from before today as late, tasks and homework', () => {
    const { late: open } = day(
      [late, task('madeUp', YESTERDAY, 'completed'), dish],
      [lateHomework, homework('checked', YESTERDAY, 'verified'), test],
    );
    expect(open.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['task late', 'homework lateHomework']);
  });

  it('[OF-03] keeps in its place what is late and done where it is asked to, and has it as done', () => {
    const {
      late: kept,
      left,
      sentence,
    } = childDay({
      today: TODAY,
      tasks: [task('waits', YESTERDAY, 'completed'), late, task('sent', YESTERDAY, 'completed'), dishDone],
      homework: [homework('waitsToo', YESTERDAY, 'completed')],
      isKept: (id) => id.startsWith('waits') || id === 'dish',
    });
    expect(kept.map(({ id, isDone }) => [id, isDone])).toEqual([
      ['waits', true],
      ['late', false],
      ['waitsToo', true],
    ]);
    expect([left.late, sentence]).toEqual([1, 'lateLeft']);
  });

  it('knows that homework is done for its child, checked or not', () => {
    const { cells } = day([], [test, testDone, homework('checked', TODAY, 'verified')]);
    expect(cells.map(({ isDone }) => isDone)).toEqual([false, true, true]);
  });

  it.each([
    ['left', [dish], [test]],
    ['tasksLeft', [dish], []],
    ['homeworkLeft', [], [test]],
    ['tasksDone', [dishDone], [test]],
    ['homeworkDone', [dish], [testDone]],
    ['lateLeft', [dishDone, late], [testDone]],
    ['lateLeft', [dishDone], [lateHomework]],
    ['lateLeft', [late], []],
    ['allDone', [dishDone], []],
    ['allDone', [], [testDone]],
    ['nothing', [task('later', TOMORROW)], [homework('undated', null)]],
  ] as const)('[EV-06] says %s where that is what is true', (sentence, tasks, ofHomework) => {
    expect(day(tasks, ofHomework)).toMatchObject({ sentence, isDone: sentence === 'allDone' });
  });

  it('[EV-06] [EV-13] never says "done", or "nothing", of what it does not know', () => {
    expect(day([dishDone], [], false)).toMatchObject({ sentence: 'unknown', isDone: false });
    expect(day([], [], false)).toMatchObject({ sentence: 'unknown', isDone: false });
    expect(day([dish], [], false).sentence).toBe('tasksLeft');
  });

  const days = fc.integer({ min: -9, max: 9 }).map((by) => addToDay(TODAY, { days: by }));
  const anyTasks = fc.array(fc.record({ id: fc.uuid(), dueDate: days, status: fc.constantFrom(...TASK_STATUSES) }));
  const anyHomework = fc.array(
    fc.record({ id: fc.uuid(), dueDate: fc.option(days), status: fc.constantFrom(...HOMEWORK_STATUSES) }),
  );

  it('[EV-06] is done exactly when there was something today and nothing of today and nothing late is open', () => {
    fc.assert(
      fc.property(anyTasks, anyHomework, (tasks, ofHomework) => {
        const open = [
          ...tasks.filter(({ status }) => status !== 'completed'),
          ...ofHomework.filter(({ status }) => status === 'active'),
        ].filter(({ dueDate }) => dueDate !== null && dueDate <= TODAY);
        const ofToday = [...tasks, ...ofHomework].filter(({ dueDate }) => dueDate === TODAY);
        const { isDone, left, sentence } = day(tasks, ofHomework);
        expect(isDone).toBe(ofToday.length > 0 && open.length === 0);
        expect(left.tasks + left.homework + left.late).toBe(open.length);
        expect(['allDone', 'nothing'].includes(sentence)).toBe(open.length === 0);
      }),
    );
  });

  it('counts each thing once, as a cell, as late, or not at all', () => {
    fc.assert(
      fc.property(anyTasks, anyHomework, (tasks, ofHomework) => {
        const { cells, late: open } = day(tasks, ofHomework);
        expect(cells.every(({ item }) => item.dueDate === TODAY)).toBe(true);
        expect(open.every(({ item, isDone }) => item.dueDate !== null && item.dueDate < TODAY && !isDone)).toBe(true);
      }),
    );
  });
});

describe('the comb of a week', () => {
  it('[EV-08] has a dot for a day without tasks, and an empty cell for one on which none was done', () => {
    const tasks = [
      task('a', '2026-11-23', 'completed'),
      task('b', '2026-11-24', 'overdue'),
      task('c', '2026-11-25', 'completed'),
      task('d', '2026-11-25'),
    ];
    expect(weekFill(weekOf(TODAY), tasks)).toEqual([1, 0, 0.5, null, null, null, null]);
  });
});
