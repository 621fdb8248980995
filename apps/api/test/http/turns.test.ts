import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns, inTurns } from '../../src/http/turns.ts';

it('[EX-02] of several long works one has its turn between what others have, not all of them', async () => {
  let had = 0;
  const works = Array.from({ length: 5 }, async () => {
    await createTurns().next();
    had += 1;
  });
  const rounds: number[] = [];
  while (had < works.length) {
    await nextRound();
    rounds.push(had);
  }
  expect(rounds.filter((count, at) => count - (rounds[at - 1] ?? 0) > 1)).toEqual([]);
});

it('[EX-02] work that yields comes to its result, and others have theirs meanwhile', async () => {
  let [others, had] = [0, 0];
  const timer = setInterval(() => (others += 1), 1);
  const result = await inTurns(
    (function* work() {
      for (const began = performance.now(); performance.now() - began < 100;) yield;
      had = others;
      return 'all of it';
    })(),
  );
  clearInterval(timer);
  expect([result, had > 0]).toEqual(['all of it', true]);
});
