import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Brings a file, or the names in a folder, to the disk. */
export const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Brings a folder with all that is in it to the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncFolder(path);
    else if (entry.isFile()) await syncPath(path);
  }
  await syncPath(folder);
};

/** Writes a file that only its owner may read, and brings it to the disk. What stood there is replaced. */
export const writeSynced = async (file: string, content: string): Promise<void> => {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
};
