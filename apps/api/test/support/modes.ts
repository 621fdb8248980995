import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What others than its owner may see of a folder: itself (`.`) and what lies in it, by name. A folder that is closed closes all below it. */
export const openToOthers = async (folder: string): Promise<string[]> => {
  const open: string[] = [];
  for (const name of ['.', ...(await readdir(folder)).sort()]) {
    if (((await stat(join(folder, name))).mode & 0o077) !== 0) open.push(name);
  }
  return open;
};
