import { mkdir, mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isIntact, WalEnd } from '../../src/db/embedded/integrity.ts';

const SEGMENT_BYTES = 16 * 1024 * 1024;
const PAGE = 8192;
const [FIRST, SECOND, THIRD] = [1, 2, 3].map((n) => `00000001000000000000000${n}`) as [string, string, string];
const placeOf = (segment: string, page = 0): bigint =>
  BigInt(`0x${segment.slice(16)}`) * BigInt(SEGMENT_BYTES) + BigInt(page);

let folder: string;
const at = (...path: string[]) => join(folder, ...path);
const writeAt = async (file: string, position: number, value: bigint): Promise<void> => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, 8, position);
  await handle.close();
};
const sayNeeded = (place: bigint) => writeAt(at('global/pg_control'), 40, place);
const sayEnd = (segment: string, page: number) => writeFile(at('kovan-wal-end'), `${segment} ${page}\n`);

/** What of a database tells whether it is whole: needed from the first segment on, written up to a page of the second. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kovan-intact-'));
  for (const name of ['base', 'global', 'pg_wal']) await mkdir(at(name));
  await writeFile(at('PG_VERSION'), '18\n');
  await writeFile(at('global/pg_control'), Buffer.alloc(48));
  for (const segment of [FIRST, SECOND]) {
    await writeFile(at('pg_wal', segment), '');
    await truncate(at('pg_wal', segment), SEGMENT_BYTES);
  }
  await sayNeeded(placeOf(FIRST, 40));
  await sayEnd(SECOND, PAGE);
  await writeAt(at('pg_wal', SECOND), PAGE + 8, placeOf(SECOND, PAGE));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each<[string, () => Promise<unknown>]>([
  ['all is there', async () => undefined],
  ['nobody wrote down how far it came', () => rm(at('kovan-wal-end'))],
  [
    'the end that was written down lies behind where the log is needed from',
    async () => {
      await sayNeeded(placeOf(SECOND, 40));
      await sayEnd(FIRST, PAGE);
      await rm(at('pg_wal', FIRST));
    },
  ],
])('a database is whole where %s', async (_, change) => {
  await change();
  expect(await isIntact(folder)).toBe(true);
});

it.each<[string, () => Promise<unknown>]>([
  ['its version is gone', () => rm(at('PG_VERSION'))],
  ['its tables are gone', () => rm(at('base'), { recursive: true })],
  ['what says where the log begins is gone', () => rm(at('global/pg_control'))],
  ['what says where the log begins is cut off', () => truncate(at('global/pg_control'), 44)],
  ['its log is gone', () => rm(at('pg_wal'), { recursive: true })],
  ['its log is a file', async () => (await rm(at('pg_wal'), { recursive: true }), writeFile(at('pg_wal'), ''))],
  ['the last segment of its log is gone', () => rm(at('pg_wal', SECOND))],
  ['the first segment that is needed is gone', () => rm(at('pg_wal', FIRST))],
  ['a segment between is gone', async () => (await sayEnd(THIRD, PAGE), rm(at('pg_wal', SECOND)))],
  ['a segment is cut off by a byte', () => truncate(at('pg_wal', SECOND), SEGMENT_BYTES - 1)],
  ['the last page is another', () => writeAt(at('pg_wal', SECOND), PAGE + 8, placeOf(FIRST, PAGE))],
])('a database is not whole where %s', async (_, change) => {
  await change();
  expect(await isIntact(folder)).toBe(false);
});

it('the end of the log is the last page that was brought to the disk, whichever was written last', async () => {
  const end = new WalEnd(folder);
  for (const last of [3, 1]) end.written(at('pg_wal', SECOND), last * PAGE);
  end.written(at('base/1'), 9 * PAGE);
  end.synced(at('base/1'));
  end.synced(at('pg_wal', SECOND));
  end.written(at('pg_wal', SECOND), 4 * PAGE);
  end.close();
  expect(await readFile(at('kovan-wal-end'), 'utf8')).toBe(`${SECOND}    16384\n`);
});
