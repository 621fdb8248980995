import { expect, it } from 'vitest';
import { taskOf } from '../../../testTask.ts';
import { linksOfStats } from './links.ts';

const NOTHING = { awaiting: 0, openHomework: [], openTasks: [], doneTasks: [] };
const SINGLE = taskOf({ id: 'single' });
const PERIODIC = taskOf({ id: 'rule.2026-11-18', scheduledTaskId: 'rule' });

it('[EV-03] each figure leads to its tab, of the child that it counts', () => {
  expect(linksOfStats('elif', NOTHING)).toEqual({
    pendingHomework: '/app/family/assignments?child=elif&tab=pending',
    completedHomework: '/app/family/assignments?child=elif&tab=completed',
    pendingTasks: '/app/family/tasks?child=elif&tab=single',
    completedTasks: '/app/family/tasks?child=elif&tab=single&done',
  });
});

it.each([
  [null, 0, '/app/family/assignments?tab=completed'],
  [null, 1, '/app/family/assignments?tab=awaiting'],
  ['elif', 0, '/app/family/assignments?child=elif&tab=completed'],
  ['elif', 1, '/app/family/assignments?child=elif&tab=awaiting'],
])('[EV-03] completed homework of %s leads, while %i awaits the check, to %s', (childId, awaiting, link) => {
  expect(linksOfStats(childId, { ...NOTHING, awaiting }).completedHomework).toBe(link);
});

it.each([
  ['periodic ones alone', [PERIODIC], '/app/family/tasks?tab=periodic'],
  ['one-off ones alone', [SINGLE], '/app/family/tasks?tab=single'],
  ['both', [PERIODIC, SINGLE], '/app/family/tasks?tab=single'],
])('[EV-03] a figure of tasks leads, where it counts %s, to a tab that has them', (_, tasks, link) => {
  expect(linksOfStats(null, { ...NOTHING, openTasks: tasks }).pendingTasks).toBe(link);
  expect(linksOfStats(null, { ...NOTHING, doneTasks: tasks }).completedTasks).toBe(`${link}&done`);
});
