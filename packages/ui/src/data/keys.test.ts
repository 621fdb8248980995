import { expect, it } from 'vitest';
import { keys } from './keys.ts';

it('[P-13] [P-14] what is read of a child, or of the family, lies under a key of its own', () => {
  const ofWeek = (childId: string) => keys.taskOccurrences(childId, '2026-11-16');
  const keysOf = Object.values({ ...keys, taskOccurrences: ofWeek }).filter((key) => typeof key === 'function');
  const found = keysOf.flatMap((keyOf) => ['elif', 'can'].map((childId) => JSON.stringify(keyOf(childId))));
  expect(new Set(found).size).toBe(2 * keysOf.length);
  expect(keysOf.length).toBeGreaterThan(5);
});
