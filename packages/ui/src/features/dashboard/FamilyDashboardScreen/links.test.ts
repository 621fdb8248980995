import { expect, it } from 'vitest';
import { linksOfStats } from './links.ts';

it('[EV-03] each figure leads to its tab, of the child that it counts', () => {
  expect(linksOfStats('elif', 0)).toEqual({
    pendingHomework: '/app/family/assignments?child=elif&tab=pending',
    completedHomework: '/app/family/assignments?child=elif&tab=completed',
    pendingTasks: '/app/family/tasks?child=elif&tab=single',
    completedTasks: '/app/family/tasks?child=elif&tab=single',
  });
});

it.each([
  [null, 0, '/app/family/assignments?tab=completed'],
  [null, 1, '/app/family/assignments?tab=awaiting'],
  ['elif', 0, '/app/family/assignments?child=elif&tab=completed'],
  ['elif', 1, '/app/family/assignments?child=elif&tab=awaiting'],
])('[EV-03] completed homework of %s leads, while %i awaits the check, to %s', (childId, awaiting, link) => {
  expect(linksOfStats(childId, awaiting).completedHomework).toBe(link);
});
