import { createQueue, type Queue } from './data/queue/queue.ts';

/** A queue in which nothing waits and nothing can, but for what is given. */
export const testQueue = (given: Partial<Queue> = {}): Queue => ({
  ...createQueue(() => Promise.reject(new Error('none'))),
  ...given,
});
