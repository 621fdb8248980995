import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@kovan/api-client/contract';
import { StartError } from '../startError.ts';
import { MARK } from './dataDir.ts';
import { syncPath, writeSynced } from './syncing.ts';

const MarkSchema = z.object({ format: z.literal(1), database: z.enum(['embedded', 'postgresql']) });

/** The kind of database that a data folder serves. */
export type Kind = z.infer<typeof MarkSchema>['database'];

/** Which database a folder has served; `null` for one that says nothing of itself. A damaged mark is a `StartError`. */
export const readMark = async (folder: string): Promise<Kind | null> => {
  try {
    return z.parse(MarkSchema, JSON.parse(await readFile(join(folder, MARK), 'utf8'))).database;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw new StartError(
      `The file ${MARK} in the data folder cannot be read: put it back from a copy, or delete it if all else in the folder is whole.`,
      { cause: error },
    );
  }
};

/** Writes the mark, whole or not at all, and brings it to the disk. */
export const writeMark = async (folder: string, database: Kind): Promise<void> => {
  const aside = join(folder, `${MARK}.new`);
  await writeSynced(aside, `${JSON.stringify({ format: 1, database })}\n`);
  await rename(aside, join(folder, MARK));
  await syncPath(folder);
};
