import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_TIMEOUT_MS } from '@kovan/api-client';
import { createQueue, type Order, type RunningQueue } from './queue.ts';

const ORDER: Order = {
  work: { operation: 'task.complete', id: 'a-task', name: 'Odanı topla', to: { status: 'completed' } },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose code comes when it is let in, or fails. */
const slowQueue = () => {
  const add = vi.fn<RunningQueue['add']>().mockResolvedValue({ kind: 'queued' });
  const running: Partial<RunningQueue> = { add, subscribe: () => () => undefined, become: () => undefined };
  let arrive = () => undefined as void;
  const loading = new Promise<RunningQueue>((resolve) => (arrive = () => resolve(running as RunningQueue)));
  return { add, queue: createQueue(() => loading), arrive: () => arrive() };
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

it('a press waits for a queue that comes late, and is added once', async () => {
  const { add, queue, arrive } = slowQueue();
  const outcome = queue.add(ORDER);
  await vi.advanceTimersByTimeAsync(DEFAULT_TIMEOUT_MS - 1);
  arrive();
  expect(await outcome).toEqual({ kind: 'queued' });
  await vi.advanceTimersByTimeAsync(DEFAULT_TIMEOUT_MS);
  expect(add).toHaveBeenCalledTimes(1);
});
