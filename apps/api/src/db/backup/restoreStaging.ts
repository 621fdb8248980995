import { existsSync, renameSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessClosed } from '../folder/closedFiles.ts';
import { BACKUPS, DATABASE, FIRST_START, MOVING } from '../folder/dataDir.ts';
import { syncFolder, syncPath } from '../folder/fsync.ts';
import { pruneBackups } from './copies.ts';

/** A restored state that is whole and checked, and not in its place yet. */
const READY = 'restoring';

/** Where a restore puts together what it is going to restore. */
export const stagingFolder = (dataDir: string): string => join(dataDir, `${READY}.new`);

/** What a restore or a move that was cut short leaves in its folder, and nobody needs. */
export const CUT_SHORT: readonly string[] = [`${READY}.new`, MOVING, `${MOVING}.new`];

/** Whether a restored state counts already and is not in its place yet. */
export const hasUnfinishedRestore = (dataDir: string): boolean => existsSync(join(dataDir, READY));

/** Moves one thing of the data folder out of the way, if it is there. */
const setAside = async (dataDir: string, name: string, replaced: string): Promise<void> => {
  if (!existsSync(join(dataDir, name))) return;
  await unlessClosed(dataDir, BACKUPS, () => mkdir(replaced, { recursive: true, mode: 0o700 }));
  await rename(join(dataDir, name), join(replaced, name));
};

/**
 * Puts a restored state into its place, if there is one: from then on it counts, however often the way there is cut
 * short. What it replaces stays in the folder of backups; what was cut short before it counted is removed. Called with the
 * lock held.
 */
export const finishRestore = async (dataDir: string): Promise<void> => {
  for (const name of CUT_SHORT) await rm(join(dataDir, name), { recursive: true, force: true });
  const ready = join(dataDir, READY);
  if (!existsSync(ready)) return;
  // From here on the folder is no longer one whose first start was cut short.
  await rm(join(dataDir, FIRST_START), { recursive: true, force: true });
  const replaced = join(dataDir, BACKUPS, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  for (const name of (await readdir(ready)).sort((a, b) => Number(a === DATABASE) - Number(b === DATABASE))) {
    await setAside(dataDir, name, replaced);
    await rename(join(ready, name), join(dataDir, name));
  }
  await syncPath(dataDir);
  await rm(ready, { recursive: true });
  if (existsSync(join(dataDir, BACKUPS))) await pruneBackups(dataDir);
};

/** Makes what was put together count, at one stroke, and puts it into its place. Called with the lock held. */
export const commitRestore = async (dataDir: string): Promise<void> => {
  await syncFolder(stagingFolder(dataDir));
  // At one stroke for this process, too: a signal would remove it half moved, and half of it would count.
  renameSync(stagingFolder(dataDir), join(dataDir, READY));
  await syncPath(dataDir);
  await finishRestore(dataDir);
};
