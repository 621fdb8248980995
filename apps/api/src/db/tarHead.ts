import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

const BLOCK = 512;
const NAME_BYTES = 100;
const SIZE_AT = 124;
const SIZE_BYTES = 12;
/** Far more than the list of any database's files. */
const MOST_BYTES = 32 * 1024 * 1024;

const textAt = (block: Buffer, from: number, bytes: number): string =>
  block.toString('latin1', from, from + bytes).replace(/[\0 ].*$/s, '');

/**
 * The content of an archive's first file, when it has this name; else `null`, also where the archive breaks off before
 * it ends. Nothing behind it is unpacked.
 */
export const readFirstFile = async (archive: string, name: string): Promise<string | null> => {
  const source = createReadStream(archive);
  const unzipped = source.pipe(createGunzip());
  source.once('error', (error) => unzipped.destroy(error));
  let head = Buffer.alloc(0);
  let end = BLOCK;
  try {
    for await (const chunk of unzipped) {
      head = Buffer.concat([head, chunk as Buffer]);
      if (head.length < BLOCK) continue;
      const size = Number.parseInt(textAt(head, SIZE_AT, SIZE_BYTES), 8);
      if (textAt(head, 0, NAME_BYTES).replace(/^\.\//, '') !== name || !(size <= MOST_BYTES)) return null;
      end = BLOCK + size;
      if (head.length >= end) return head.toString('utf8', BLOCK, end);
    }
    return null;
  } finally {
    source.destroy();
    unzipped.destroy();
  }
};
