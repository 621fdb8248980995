import { expect, it } from 'vitest';
import { homeworkOf } from '../../../testHomework.ts';
import { taskOf } from '../../../testTask.ts';
import { linksOfStats } from './links.ts';

const TODAY = '2026-11-18';
const NOTHING = { awaiting: 0, openHomework: [], openTasks: [], doneTasks: [] };
const homeworkDue = (...days: readonly (string | null)[]) =>
  days.map((dueDate, place) => homeworkOf({ id: `${place}`, status: 'active', dueDate }));
const tasksDue = (...days: readonly string[]) => days.map((dueDate, place) => taskOf({ id: `${place}`, dueDate }));

it.each([
  ['all of it is late', homeworkDue('2026-11-16', '2026-11-17'), '/app/elif/assignments?tab=overdue'],
  ['some is due today', homeworkDue('2026-11-17', TODAY), '/app/elif/assignments'],
  ['some has no day', homeworkDue('2026-11-17', null), '/app/elif/assignments'],
  ['there is none', [], '/app/elif/assignments'],
])('[EV-03] a child’s pending homework leads, where %s, to where it stands', (_, openHomework, link) => {
  expect(linksOfStats('elif', TODAY, { ...NOTHING, openHomework }).pendingHomework).toBe(link);
});

it.each([
  ['all are of the days ahead', tasksDue('2026-11-19', '2026-11-22'), '/app/elif/tasks?tab=weekly'],
  ['one is of today', tasksDue('2026-11-19', TODAY), '/app/elif/tasks'],
  ['one is late', tasksDue('2026-11-19', '2026-11-17'), '/app/elif/tasks'],
  ['there is none', [], '/app/elif/tasks'],
])('[EV-03] a child’s pending tasks lead, where %s, to where they stand', (_, openTasks, link) => {
  expect(linksOfStats('elif', TODAY, { ...NOTHING, openTasks }).pendingTasks).toBe(link);
});
