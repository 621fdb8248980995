import { expect, it } from 'vitest';
import { MAX_TICK_DAYS, refusalOfTick } from './ticks.ts';

it('[OF-07] a tick says a moment of the last 30 days, to the millisecond, and never one ahead', () => {
  expect(MAX_TICK_DAYS).toBe(30);
  const now = new Date('2026-11-23T12:00:00.000Z');
  const refusals = [
    ['2026-11-23T12:00:00.001Z', 'momentAhead'],
    ['2026-11-23T12:00:00.000Z', null],
    ['2026-11-23T11:59:59.999Z', null],
    ['2026-10-24T12:00:00.000Z', null],
    ['2026-10-24T11:59:59.999Z', 'momentTooOld'],
  ] as const;
  expect(refusals.map(([at]) => refusalOfTick(new Date(at), now))).toEqual(refusals.map(([, refusal]) => refusal));
});
