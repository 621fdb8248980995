import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { stopOnSignals } from '../src/signals.ts';

/** A process that hears signals, by a clock that stands; `stopped` settles its stop. */
const open = () => {
  const process = new EventEmitter();
  const exit = vi.fn();
  const stopped = { resolve: (): void => undefined, reject: (_error: Error): void => undefined };
  const stop = vi.fn(() => new Promise<void>((resolve, reject) => Object.assign(stopped, { resolve, reject })));
  let now = 5_000;
  stopOnSignals({ process, exit, now: () => now, stop });
  return {
    stop,
    exit,
    stopped,
    at: (ms: number, signal: 'SIGTERM' | 'SIGINT') => {
      now = 5_000 + ms;
      process.emit(signal);
    },
  };
};

it('stops once at a signal, and ends with 0 when that is done', async () => {
  const { at, stop, exit, stopped } = open();
  expect(stop).not.toHaveBeenCalled();
  at(0, 'SIGTERM');
  expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, []]);
  stopped.resolve();
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[0]]));
});

it('ends with 1 where it could not stop', async () => {
  const { at, exit, stopped } = open();
  at(0, 'SIGINT');
  stopped.reject(new Error('the database does not close'));
  await vi.waitFor(() => expect(exit.mock.calls).toEqual([[1]]));
});

it("takes a signal of the first second for the first one's twin, which npm has passed on", () => {
  const { at, stop, exit } = open();
  at(0, 'SIGTERM');
  for (const ms of [0, 3, 999]) at(ms, 'SIGTERM');
  at(999, 'SIGINT');
  expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, []]);
  at(1_000, 'SIGTERM');
  expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, [[1]]]);
});
