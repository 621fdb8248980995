import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUPS } from './dataDir.ts';

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
