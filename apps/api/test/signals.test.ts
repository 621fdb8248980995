import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopOnSignals } from '../src/signals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that hears signals, by a clock that stands; `stopped` settles its stop. */
const open = (delay = 0) => {
  const process = new EventEmitter();
  const exit = vi.fn();
  const begin = vi.fn();
  const stopped = { resolve: (): void => undefined, reject: (_error: Error): void => undefined };
  const finish = vi.fn(() => new Promise<void>((resolve, reject) => Object.assign(stopped, { resolve, reject })));
  stopOnSignals({ process, now: () => performance.now(), begin, delay, finish, exit });
  return {
    stopped,
    signal: (name: 'SIGTERM' | 'SIGINT') => void process.emit(name),
    /** How often it began and went on to the end, and how the process ended. */
    done: () => [begin.mock.calls.length, finish.mock.calls.length, exit.mock.calls.flat()],
  };
};

it('stops once at a signal, and ends with 0 when that is done', async () => {
  const { signal, stopped, done } = open();
  expect(done()).toEqual([0, 0, []]);
  signal('SIGTERM');
  expect(done()).toEqual([1, 1, []]);
  stopped.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(done()).toEqual([1, 1, [0]]);
});

it('ends with 1 where it could not stop', async () => {
  const { signal, stopped, done } = open();
  signal('SIGINT');
  stopped.reject(new Error('the database does not close'));
  await vi.advanceTimersByTimeAsync(0);
  expect(done()).toEqual([1, 1, [1]]);
});

it('[LV-04] goes on for the delay, and from its end has 35 seconds', async () => {
  const { signal, done } = open(5_000);
  signal('SIGTERM');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(done()).toEqual([1, 0, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done()).toEqual([1, 1, []]);
  await vi.advanceTimersByTimeAsync(34_999);
  expect(done()).toEqual([1, 1, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done()).toEqual([1, 1, [1]]);
});

it("takes a signal of the first second for the first one's twin, which npm has passed on", async () => {
  const { signal, done } = open();
  signal('SIGTERM');
  for (const name of ['SIGTERM', 'SIGINT'] as const) signal(name);
  await vi.advanceTimersByTimeAsync(999);
  signal('SIGTERM');
  expect(done()).toEqual([1, 1, []]);
  await vi.advanceTimersByTimeAsync(1);
  signal('SIGTERM');
  expect(done()).toEqual([1, 1, [1]]);
});
