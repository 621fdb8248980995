import { randomBytes } from 'node:crypto';

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
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastTime, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
