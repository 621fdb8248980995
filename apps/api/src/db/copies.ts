import { constants } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { syncFolder } from './syncing.ts';

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
export const copyRunning = (client: Pick<PGlite, 'transaction'>, folder: string, to: string): Promise<void> =>
  client.transaction(async (tx) => {
    // What was written long ago then needs no replaying when the copy is opened.
    await tx.query('CHECKPOINT');
    await copyFolder(folder, to);
  });
