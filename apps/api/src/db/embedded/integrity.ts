import { closeSync, constants, existsSync, openSync, writeSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** In the database's folder, so that every copy of it holds its own. PostgreSQL takes no notice of it. */
const FILE = 'kovan-wal-end';
const SEGMENT_BYTES = 16 * 1024 * 1024;
const PAGE_BYTES = 8192;
/** Where a page says its own place in the whole log. */
const PAGE_ADDRESS_AT = 8;
/** Where `pg_control` says from which place on the log is needed. */
const REDO_AT = 40;

const SEGMENT = /^[0-9A-F]{24}$/;
const SEGMENT_PATH = /\/pg_wal\/([0-9A-F]{24})$/;

/** A place in the log: of a segment's file, or of a page in one. */
const segmentStart = (segment: string): bigint =>
  (BigInt(`0x${segment.slice(8, 16)}`) << 32n) | (BigInt(`0x${segment.slice(16)}`) * BigInt(SEGMENT_BYTES));

const segmentAt = (timeline: string, place: bigint): string => {
  const low = (place & 0xffff_ffffn) / BigInt(SEGMENT_BYTES);
  const hex = (part: bigint) => part.toString(16).toUpperCase().padStart(8, '0');
  return `${timeline}${hex(place >> 32n)}${hex(low)}`;
};

/**
 * Keeps beside the write-ahead log how far it was brought to the disk: PostgreSQL takes the first page that is not its
 * own for the end, and would pass over everything acknowledged behind it.
 */
export class WalEnd {
  readonly #file: string;
  #descriptor: number | undefined;
  readonly #lastPages = new Map<string, number>();

  constructor(folder: string) {
    this.#file = join(folder, FILE);
  }

  /** Hears of every write to any file of the database. */
  written(path: string, end: number): void {
    const segment = SEGMENT_PATH.exec(path)?.[1];
    if (segment === undefined) return;
    this.#lastPages.set(segment, Math.max(this.#lastPages.get(segment) ?? 0, end - PAGE_BYTES));
  }

  /** Hears of every file that was brought to the disk, before anything in it is acknowledged. */
  synced(path: string): void {
    const segment = SEGMENT_PATH.exec(path)?.[1];
    const page = segment === undefined ? undefined : this.#lastPages.get(segment);
    if (segment === undefined || page === undefined) return;
    for (const known of this.#lastPages.keys()) if (known < segment) this.#lastPages.delete(known);
    try {
      this.#descriptor ??= openSync(this.#file, constants.O_CREAT | constants.O_WRONLY, 0o600);
      // Not brought to the disk itself: an older place than the true one is still one that the log must reach.
      writeSync(this.#descriptor, `${segment} ${String(page).padStart(8)}\n`, 0);
    } catch {
      // What cannot be written down is not checked later.
    }
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

const readEnd = async (folder: string): Promise<{ segment: string; page: number } | null> => {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '');
  const [, segment, page] = /^([0-9A-F]{24}) +(\d{1,8})\n$/.exec(text) ?? [];
  return segment === undefined ? null : { segment, page: Number(page) };
};

const bigintAt = async (handle: FileHandle, position: number): Promise<bigint | null> => {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(8), 0, 8, position);
  return bytesRead === 8 ? buffer.readBigUInt64LE() : null;
};

const readPlace = async (file: string, position: number): Promise<bigint | null> => {
  const handle = await open(file, 'r');
  try {
    return await bigintAt(handle, position);
  } finally {
    await handle.close();
  }
};

/**
 * Whether a database's write-ahead log is there from where it is needed to where it is known to have come: every segment,
 * whole, and the last page that was ever brought to the disk. Call it while nobody has the database open.
 */
const isLogIntact = async (folder: string): Promise<boolean> => {
  const redo = await readPlace(join(folder, 'global', 'pg_control'), REDO_AT);
  const segments = (await readdir(join(folder, 'pg_wal'))).filter((name) => SEGMENT.test(name)).sort();
  const latest = segments.at(-1);
  if (redo === null || latest === undefined) return false;
  for (const segment of segments) {
    if ((await stat(join(folder, 'pg_wal', segment))).size !== SEGMENT_BYTES) return false;
  }
  const end = await readEnd(folder);
  const timeline = latest.slice(0, 8);
  const needed = (place: bigint) => segments.includes(segmentAt(timeline, place));
  const known = end === null ? redo : segmentStart(end.segment) + BigInt(end.page);
  const to = known > redo ? known : redo;
  for (let place = redo; ; place += BigInt(SEGMENT_BYTES)) {
    const reached = place > to ? to : place;
    if (!needed(reached)) return false;
    if (reached === to) break;
  }
  // Behind the place from which the log is needed, an end was written down by nobody who opened it since.
  if (end === null || known <= redo) return true;
  return (await readPlace(join(folder, 'pg_wal', end.segment), end.page + PAGE_ADDRESS_AT)) === known;
};

/** Beside the log and what it is needed from, which are read. */
const PARTS = ['PG_VERSION', 'base'];

/**
 * Whether a folder holds an embedded database with nothing cut off that its engine would make anew or pass over in
 * silence. Call it while nobody has the database open.
 */
export const isIntact = async (folder: string): Promise<boolean> => {
  if (!PARTS.every((part) => existsSync(join(folder, part)))) return false;
  try {
    return await isLogIntact(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return false;
    throw error;
  }
};
