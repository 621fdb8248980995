import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../startError.ts';
import { BACKUPS } from './dataDir.ts';

/** The request for a copy at the server's door. */
export const COPY = 'copy';

const PREFIX = 'copy-';

/** Removes copies that nobody waits for any more, as a process that was killed leaves them. */
export const forgetCopies = async (dataDir: string): Promise<void> => {
  const backups = join(dataDir, BACKUPS);
  const names = await readdir(backups).catch(() => []);
  for (const name of names) {
    if (/^(?:copy|packing)-/.test(name)) await rm(join(backups, name), { recursive: true, force: true });
  }
};

/** Makes a copy of the open database in the data folder and gives its name. The asked one names it: nothing that comes in is a path. */
export const makeCopy = async (dataDir: string, copyTo: (folder: string) => Promise<void>): Promise<string> => {
  const name = `${PREFIX}${randomUUID()}`;
  try {
    await mkdir(join(dataDir, BACKUPS), { recursive: true, mode: 0o700 });
    await copyTo(join(dataDir, BACKUPS, name));
  } catch (error) {
    throw new StartError('The running server cannot make a copy: make room on its disk, or stop it and try again.', {
      cause: error,
    });
  }
  return name;
};
