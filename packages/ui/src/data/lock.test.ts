import { afterEach, expect, it, vi } from 'vitest';
import { createLock } from './lock.ts';
import { createQueueLock } from './queue/browserParts.ts';
import { NAMELESS } from './queue/queue.ts';

/** The names of the browser's locks that were asked for. */
const asked: string[] = [];
const withLocks = () =>
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, work: () => unknown) => {
        asked.push(name);
        return work();
      },
    },
  });

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

it('[OF-03] one tab of the browser sends at a time, but for what its page alone remembers', async () => {
  withLocks();
  let owner: string | null = 'adult.ayse.1';
  const lock = createQueueLock(() => owner);
  expect(await lock(async () => 'sent')).toBe('sent');
  expect(asked).toEqual(['kovan-queue']);
  for (const nobody of [NAMELESS, null]) {
    owner = nobody;
    await lock(async () => undefined);
  }
  expect(asked).toHaveLength(1);
});

it('[OF-03] where the browser has no locks a page does one thing after the other, also after one that failed', async () => {
  vi.stubGlobal('navigator', {});
  const lock = createLock('queue');
  const order: string[] = [];
  let finish = () => undefined as void;
  const first = lock(async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => (finish = resolve));
    order.push('first ends');
    throw new Error('failed');
  });
  const second = lock(async () => order.push('second'));
  await vi.waitFor(() => expect(order).toEqual(['first begins']));
  finish();
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});
