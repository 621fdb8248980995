import { randomUUID } from 'node:crypto';

let lastTime = 0;
let count = 0;

/**
 * A new id: a UUID of version 7, whose order is the order of making within one process. New rows so land side by side
 * in their indexes, and lists have an order that two rows of one moment keep.
 */
export const newId = (now: number = Date.now()): string => {
  if (now > lastTime) {
    lastTime = now;
    count = 0;
  } else if (++count > 0xfff) {
    lastTime += 1;
    count = 0;
  }
  const time = lastTime.toString(16).padStart(12, '0');
  // The end of one of version 4: its variant, and chance that Node draws for many at once.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${randomUUID().slice(19)}`;
};
