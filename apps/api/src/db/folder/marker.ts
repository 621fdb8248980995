import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@kovan/api-client/contract';
import { OperatorError } from '../../operatorError.ts';
import { closedTo, isRefusal } from './closedFiles.ts';
import { DATABASE, makeDataDir, MARKER } from './dataDir.ts';
import { syncPath, writeSynced } from './fsync.ts';

const MarkerSchema = z.object({ format: z.literal(1), database: z.enum(['embedded', 'postgresql']) });

/** The kind of database that a data folder serves. */
type DatabaseKind = z.infer<typeof MarkerSchema>['database'];

/** Which database a folder has served; `null` for one that says nothing of itself. One that is damaged or closed is an `OperatorError`. */
export const readMarker = async (folder: string): Promise<DatabaseKind | null> => {
  try {
    return z.parse(MarkerSchema, JSON.parse(await readFile(join(folder, MARKER), 'utf8'))).database;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    if (isRefusal(error)) throw closedTo(folder, MARKER, error);
    throw new OperatorError(
      `The file ${MARKER} in the data folder cannot be read: put it back from a copy, or delete it if all else in the folder is whole.`,
      { cause: error },
    );
  }
};

/** Writes the marker, whole or not at all, and brings it to the disk. */
export const writeMarker = async (folder: string, database: DatabaseKind): Promise<void> => {
  const aside = join(folder, `${MARKER}.new`);
  await writeSynced(aside, `${JSON.stringify({ format: 1, database })}\n`);
  await rename(aside, join(folder, MARKER));
  await syncPath(folder);
};

/** Refuses, with an `OperatorError`, to pass over an embedded database in the folder of a server with `DATABASE_URL`. */
export const refuseEmbedded = async (dataDir: string): Promise<void> => {
  if ((await readMarker(dataDir)) !== 'embedded' && !existsSync(join(dataDir, DATABASE))) return;
  throw new OperatorError(
    'The data folder holds an embedded database, which DATABASE_URL would pass over: unset that, or set another DATA_DIR.',
  );
};

/** Marks the folder of a server with `DATABASE_URL`. One that cannot be written to stays as it is: it holds nothing. */
export const markPostgres = async (dataDir: string): Promise<void> => {
  if ((await readMarker(dataDir)) !== null) return;
  try {
    await makeDataDir(dataDir);
    await writeMarker(dataDir, 'postgresql');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
};
