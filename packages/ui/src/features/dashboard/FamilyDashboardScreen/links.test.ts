import { expect, it } from 'vitest';
import { linksOfStats } from './links.ts';

it.each([
  [null, 0, '/app/family/assignments?tab=completed'],
  [null, 1, '/app/family/assignments?tab=awaiting'],
  ['elif', 0, '/app/family/assignments?child=elif&tab=completed'],
  ['elif', 1, '/app/family/assignments?child=elif&tab=awaiting'],
])('[EV-03] completed homework of %s leads, while %i awaits the check, to %s', (childId, awaiting, link) => {
  expect(linksOfStats(childId, awaiting).completedHomework).toBe(link);
});
