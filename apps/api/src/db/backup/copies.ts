import { randomUUID } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { OperatorError } from '../../operatorError.ts';
import { closedTo, isRefusal, unlessClosed } from '../folder/closedFiles.ts';
import { BACKUPS, HALF_WRITTEN } from '../folder/dataDir.ts';
import { syncFolder } from '../folder/fsync.ts';

/** What the name of a copy ends with until it is whole. */
const UNFINISHED = '.new';

/** Copies a folder that nobody writes to: aside, brought to the disk, and moved into place, whole or not at all. */
export const copyFolder = async (from: string, to: string): Promise<void> => {
  const aside = `${to}${UNFINISHED}`;
  try {
    await cp(from, aside, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
    await syncFolder(aside);
    await rename(aside, to);
  } catch (error) {
    // Else a full disk stayed full. Why there is no copy says more than why its rest could not be removed.
    await rm(aside, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
};

/**
 * Copies the folder of an open database. Everybody else's calls wait until it is done, so that the copy is the folder
 * as it was between two transactions; what is not yet in the tables' files stands in the log beside them.
 */
export const copyOpenDatabase = (client: Pick<PGlite, 'transaction'>, folder: string, to: string): Promise<void> =>
  client.transaction(async (tx) => {
    // What was written long ago then needs no replaying when the copy is opened.
    await tx.query('CHECKPOINT');
    await copyFolder(folder, to);
  });

/** The request for a copy at the server's admin socket. */
export const COPY = 'copy';

/** What a server that makes such a copy calls it, and a backup what it packs; both are gone when they were read. */
const COPIED = 'copy-';
export const PACKING = 'packing-';

/** What makes itself, each named by its moment: copies before migrations, and what restores have replaced. */
const BEFORE_MIGRATION = 'db-';
const PREFIXES = [BEFORE_MIGRATION, 'replaced-'];
const KEPT = 3;

/**
 * Whether this is a copy that somebody is making or fetching, or has left behind. All that makes itself is a folder: a
 * file is what somebody asked for, and called as they liked.
 */
const isPassing = (entry: Dirent): boolean =>
  entry.isDirectory() &&
  (entry.name.startsWith(COPIED) || (entry.name.startsWith(BEFORE_MIGRATION) && entry.name.endsWith(UNFINISHED)));

/** The same of what a backup is packing, and of its archive until that is whole. */
const isPacking = (entry: Dirent): boolean =>
  entry.isDirectory() ? entry.name.startsWith(PACKING) : entry.name.endsWith(HALF_WRITTEN);

const HOUR_MS = 60 * 60_000;
/** No backup takes as long: its folder, or half its archive, was left by one that was killed. */
const ABANDONED_MS = 24 * HOUR_MS;
/** Nor does a copy, during which the server answers nobody; one that is whole is fetched at once. */
const UNFETCHED_MS = HOUR_MS;

const entriesIn = (dataDir: string): Promise<Dirent[]> => readdir(join(dataDir, BACKUPS), { withFileTypes: true });

const remove = async (dataDir: string, isGone: (entry: Dirent, path: string) => boolean | Promise<boolean>) => {
  for (const entry of await entriesIn(dataDir).catch(() => [])) {
    const path = join(dataDir, BACKUPS, entry.name);
    if (await isGone(entry, path)) await rm(path, { recursive: true, force: true });
  }
};

/** Removes what backups have left behind that were killed: each is a readable copy of everything. */
export const removeAbandoned = (dataDir: string, now: Date): Promise<void> =>
  remove(dataDir, async (entry, path) => {
    if (!isPacking(entry) && !isPassing(entry)) return false;
    const found = await stat(path).catch(() => null);
    // Another backup has just fetched or removed it.
    if (!found) return false;
    // A copy was modified when the database that it is of was: only its change on the disk tells how old it is itself.
    const [since, most] = isPassing(entry) ? [found.ctimeMs, UNFETCHED_MS] : [found.mtimeMs, ABANDONED_MS];
    return now.getTime() - since >= most;
  });

/** Removes the copies that a process which was killed has made: nobody waits for them any more. Called with the lock held. */
export const removeStaleCopies = (dataDir: string): Promise<void> => remove(dataDir, isPassing);

/**
 * Makes a copy of the open database in the data folder and gives its name. The asked one names it: nothing that comes in
 * is a path. A backup that was ended meanwhile fetches none, and none is left.
 */
export const copyForBackup = async (dataDir: string, copyTo: (folder: string) => Promise<void>): Promise<string> => {
  const name = `${COPIED}${randomUUID()}`;
  const backups = join(dataDir, BACKUPS);
  const copy = join(backups, name);
  try {
    await mkdir(backups, { recursive: true, mode: 0o700 });
    await copyTo(copy);
  } catch (error) {
    if (isRefusal(error)) throw closedTo(dataDir, BACKUPS, error);
    throw new OperatorError('The running server cannot make a copy: make room on its disk, or stop it and try again.', {
      cause: error,
    });
  }
  // A backup has its own folder as long as it lives; the socket says nothing of one that has gone.
  if ((await readdir(backups)).some((one) => one.startsWith(PACKING))) return name;
  await rm(copy, { recursive: true, force: true });
  throw new OperatorError('The backup was ended before its copy was made.');
};

/** Removes all but the three latest of each kind that are whole. Backups that somebody asked for are theirs to remove. */
export const pruneBackups = async (dataDir: string): Promise<void> => {
  const folders = (await entriesIn(dataDir)).filter((entry) => entry.isDirectory() && !isPassing(entry));
  const names = folders.map(({ name }) => name).sort();
  for (const prefix of PREFIXES) {
    for (const name of names.filter((one) => one.startsWith(prefix)).slice(0, -KEPT)) {
      await rm(join(dataDir, BACKUPS, name), { recursive: true, force: true });
    }
  }
};

/** Keeps a copy of the database's folder, to which nobody writes, as it is before a migration. */
export const copyBeforeMigration = async (dataDir: string, folder: string, now: Date): Promise<void> => {
  const backups = join(dataDir, BACKUPS);
  const name = `${BEFORE_MIGRATION}${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  await unlessClosed(dataDir, BACKUPS, async () => {
    await mkdir(backups, { recursive: true, mode: 0o700 });
    await copyFolder(folder, join(backups, name));
  });
  await pruneBackups(dataDir);
};
