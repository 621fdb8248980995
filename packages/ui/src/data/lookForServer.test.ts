import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookForServer } from './lookForServer.ts';
import { noteReach } from './online.ts';

let isThere: boolean;
const ask = vi.fn(async () => {
  noteReach(isThere);
  if (!isThere) throw new Error('offline');
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const asked = async (milliseconds: number) => {
  await pass(milliseconds);
  return ask.mock.calls.length;
};
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  isThere = false;
  ask.mockClear();
  noteReach(true);
  stop = lookForServer(ask);
});

afterEach(() => {
  stop();
  noteReach(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a server that is not reached is looked for at growing distances, and no more once it is', async () => {
  expect(await asked(60_000)).toBe(0);
  noteReach(false);
  expect(await asked(499)).toBe(0);
  expect(await asked(1)).toBe(1);
  expect(await asked(1000)).toBe(2);
  expect(await asked(2000)).toBe(3);
  expect(await asked(4000 + 8000 + 16_000 + 30_000)).toBe(7);
  expect(await asked(29_999)).toBe(7);
  isThere = true;
  expect(await asked(1)).toBe(8);
  expect(await asked(600_000)).toBe(8);
});

it('nobody looks behind a page that nobody sees, nor after the end', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  noteReach(false);
  expect(await asked(60_000)).toBe(0);
  vi.restoreAllMocks();
  expect(await asked(30_000)).toBe(1);
  stop();
  expect(await asked(60_000)).toBe(1);
});
