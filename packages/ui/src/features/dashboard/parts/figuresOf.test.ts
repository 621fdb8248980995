import type { Homework, Task } from '@kovan/api-client/contract';
import { MAX_LIST_ROWS } from '@kovan/domain/limits';
import { expect, it } from 'vitest';
import { homeworkOf } from '../../../testHomework.ts';
import { taskOf } from '../../../testTask.ts';
import { figuresOf } from './figuresOf.ts';

// A Wednesday: the week ends on the 29th.
const TODAY = '2026-11-25';
const READ = { pendingHomework: 10, completedHomework: 20, pendingTasks: 30, completedTasks: 40 };

const task = (id: string, dueDate: string, status: Task['status'] = 'pending') =>
  taskOf({
    id,
    dueDate,
    status,
    completedDate: status === 'completed' ? '2026-11-25T12:00:00Z' : null,
  });
const homework = (id: string, status: Homework['status'] = 'active') => homeworkOf({ id, status });
const NOTHING = { tasks: new Set<string>(), homework: new Set<string>() };

it('[EV-03] [OF-03] what is pending is counted from the lists with what was added and ticked, up to the end of the week', () => {
  const known = {
    today: TODAY,
    tasks: [
      task('late', '2026-10-01', 'overdue'),
      task('ticked', TODAY, 'completed'),
      task('sunday', '2026-11-29'),
      task('monday', '2026-11-30'),
    ],
    homework: [homework('waiting:1'), homework('done', 'completed'), homework('checked', 'verified')],
    ticked: NOTHING,
  };
  expect(figuresOf(READ, known)).toEqual({ ...READ, pendingHomework: 1, pendingTasks: 2 });
});

it('[EV-03] [OF-03] what is completed is the server’s, and what was ticked and waits', () => {
  const known = {
    today: TODAY,
    tasks: [task('a', TODAY, 'completed'), task('b', TODAY, 'completed'), task('c', TODAY, 'completed')],
    homework: [homework('d', 'completed'), homework('e', 'verified'), homework('f', 'completed')],
    ticked: { tasks: new Set(['a', 'b', 'of another child']), homework: new Set(['d']) },
  };
  expect(figuresOf(READ, known)).toMatchObject({ completedHomework: 21, completedTasks: 42 });
});

it.each([
  ['tasks', { tasks: MAX_LIST_ROWS, homework: 0 }],
  ['homework', { tasks: 0, homework: MAX_LIST_ROWS }],
] as const)('[EV-03] where there may be more %s than the list holds, what is pending is the server’s', (_, counts) => {
  const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);
  const of = (fewer: number) =>
    figuresOf(READ, {
      today: TODAY,
      tasks: many(Math.max(counts.tasks - fewer, 0), task('a', TODAY)),
      homework: many(Math.max(counts.homework - fewer, 0), homework('b')),
      ticked: NOTHING,
    });
  expect(of(0)).toEqual(READ);
  expect(of(1)).not.toEqual(READ);
});
