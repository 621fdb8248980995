import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_TIMEOUT_MS } from '@kovan/api-client';
import { createQueue, type Order, type Refused, type RunningQueue } from './queue.ts';
import { entryOf } from './testEntry.ts';

const ORDER: Order = {
  work: { operation: 'task.complete', id: 'a-task', name: 'Odanı topla', to: { status: 'completed' } },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose code comes when it is let in. */
const slowQueue = () => {
  const add = vi.fn<RunningQueue['add']>().mockResolvedValue({ kind: 'queued' });
  const stop = vi.fn();
  const running: Partial<RunningQueue> = { add, stop, subscribe: () => () => undefined, become: () => undefined };
  let arrive = () => undefined as void;
  const loading = new Promise<RunningQueue>((resolve) => (arrive = () => resolve(running as RunningQueue)));
  return { add, stop, running, queue: createQueue(() => loading), arrive: () => arrive() };
};

it('[OF-03] a press whose queue does not come in time has failed, and nothing is sent of it later', async () => {
  const { add, queue, arrive } = slowQueue();
  const failed = vi.fn();
  queue.add(ORDER).catch(failed);
  await vi.advanceTimersByTimeAsync(DEFAULT_TIMEOUT_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(add).not.toHaveBeenCalled();
  expect(await queue.add(ORDER)).toEqual({ kind: 'queued' });
});

it('[OF-06] a session is not swapped where the queue does not come in time; once it has come, it is waited for', async () => {
  const { running, queue, arrive } = slowQueue();
  const emptied = vi.fn<RunningQueue['emptied']>().mockResolvedValue();
  Object.assign(running, { emptied });
  const failed = vi.fn();
  queue.emptied().catch(failed);
  await vi.advanceTimersByTimeAsync(DEFAULT_TIMEOUT_MS);
  expect(failed.mock.calls).toEqual([[expect.objectContaining({ kind: 'timeout' })]]);
  arrive();
  await queue.emptied();
  expect(emptied).toHaveBeenCalledTimes(1);
});

it('[OF-03] a press waits for a queue that comes late, and is added once', async () => {
  const { add, queue, arrive } = slowQueue();
  const outcome = queue.add(ORDER);
  await vi.advanceTimersByTimeAsync(DEFAULT_TIMEOUT_MS - 1);
  arrive();
  expect(await outcome).toEqual({ kind: 'queued' });
  await vi.advanceTimersByTimeAsync(DEFAULT_TIMEOUT_MS);
  expect(add).toHaveBeenCalledTimes(1);
});

it('[OF-03] a press after one whose queue could not be had asks for it once more', async () => {
  const { running, add } = slowQueue();
  const load = vi.fn<() => Promise<RunningQueue>>().mockRejectedValueOnce(new Error('gone'));
  const queue = createQueue(load.mockResolvedValue(running as RunningQueue));
  await expect(queue.add(ORDER)).rejects.toThrow('gone');
  expect(await queue.add(ORDER)).toEqual({ kind: 'queued' });
  expect([load.mock.calls.length, add.mock.calls]).toEqual([2, [[ORDER]]]);
});

it('[OF-03] a queue that comes after the end of its page sends nothing', async () => {
  const { queue, stop, arrive } = slowQueue();
  queue.wake();
  queue.stop();
  expect(stop).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(stop).toHaveBeenCalledTimes(1);
});

it('[OF-04] a refusal is told to whoever listens, and to nobody who has stopped', async () => {
  const { running } = slowQueue();
  let refuse: Refused = () => undefined;
  const queue = createQueue(async (refused) => {
    refuse = refused;
    return running as RunningQueue;
  });
  const [one, other] = [vi.fn<Refused>(), vi.fn<Refused>()];
  const stop = queue.onRefused(one);
  queue.onRefused(other);
  await queue.add(ORDER);
  const entry = entryOf('1');
  refuse(entry, 'why');
  stop();
  refuse(entry, 'once more');
  expect([one.mock.calls, other.mock.calls]).toEqual([
    [[entry, 'why']],
    [
      [entry, 'why'],
      [entry, 'once more'],
    ],
  ]);
});

it('[OF-04] what is refused while no screen is there to say so is told to the next one, of the same person alone', async () => {
  const { running } = slowQueue();
  let refuse: Refused = () => undefined;
  const queue = createQueue(async (refused) => {
    refuse = refused;
    return running as RunningQueue;
  });
  await queue.add(ORDER);
  const entry = entryOf('1', { work: ORDER.work });
  const [next, later, another] = [vi.fn(), vi.fn(), vi.fn()];
  refuse(entry, 'gone');
  queue.onRefused(next)();
  queue.onRefused(later)();
  refuse(entry, 'gone');
  queue.become('another');
  queue.onRefused(another);
  expect([next.mock.calls, later.mock.calls, another.mock.calls]).toEqual([[[entry, 'gone']], [], []]);
});
