import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { OperatorError } from '../../operatorError.ts';
import { BACKUPS } from '../folder/dataDir.ts';
import { syncFolder } from '../folder/fsync.ts';

/** Copies a folder that nobody writes to: aside, brought to the disk, and moved into place whole. */
export const copyFolder = async (from: string, to: string): Promise<void> => {
  const aside = `${to}.new`;
  await cp(from, aside, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  await syncFolder(aside);
  await rename(aside, to);
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

/** No backup takes as long: its folder was left by one that was killed. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

const remove = async (dataDir: string, isGone: (name: string, path: string) => boolean | Promise<boolean>) => {
  const backups = join(dataDir, BACKUPS);
  for (const name of await readdir(backups).catch(() => [])) {
    const path = join(backups, name);
    if (await isGone(name, path)) await rm(path, { recursive: true, force: true });
  }
};

/** Removes what backups have left behind that were killed: each is a readable copy of everything. */
export const removeAbandoned = (dataDir: string, now: Date): Promise<void> =>
  remove(dataDir, async (name, path) => {
    if (!name.startsWith(PACKING)) return false;
    const { mtimeMs } = await stat(path);
    return now.getTime() - mtimeMs >= ABANDONED_MS;
  });

/** Removes the copies that a server which was killed has made: nobody waits for them any more. */
export const removeStaleCopies = (dataDir: string): Promise<void> => remove(dataDir, (name) => name.startsWith(COPIED));

/** Makes a copy of the open database in the data folder and gives its name. The asked one names it: nothing that comes in is a path. */
export const copyForBackup = async (dataDir: string, copyTo: (folder: string) => Promise<void>): Promise<string> => {
  const name = `${COPIED}${randomUUID()}`;
  try {
    await mkdir(join(dataDir, BACKUPS), { recursive: true, mode: 0o700 });
    await copyTo(join(dataDir, BACKUPS, name));
  } catch (error) {
    throw new OperatorError('The running server cannot make a copy: make room on its disk, or stop it and try again.', {
      cause: error,
    });
  }
  return name;
};

/** What makes itself, each named by its moment: copies before migrations, and what restores have replaced. */
const PREFIXES = ['db-', 'replaced-'];
const KEPT = 3;

/** Removes all but the three latest of each kind. Backups that somebody asked for are theirs to remove. */
export const pruneBackups = async (dataDir: string): Promise<void> => {
  const backups = join(dataDir, BACKUPS);
  const names = (await readdir(backups)).sort();
  for (const prefix of PREFIXES) {
    for (const name of names.filter((one) => one.startsWith(prefix)).slice(0, -KEPT)) {
      await rm(join(backups, name), { recursive: true, force: true });
    }
  }
};

/** Keeps a copy of the database's folder, to which nobody writes, as it is before a migration. */
export const copyBeforeMigration = async (dataDir: string, folder: string, now: Date): Promise<void> => {
  const backups = join(dataDir, BACKUPS);
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const name = `db-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  await copyFolder(folder, join(backups, name));
  await pruneBackups(dataDir);
};
