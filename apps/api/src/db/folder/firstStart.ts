import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../operatorError.ts';
import { isIntact } from '../embedded/integrity.ts';
import { makeDatabase } from '../embedded/newDatabase.ts';
import { BACKUPS, DATABASE, FIRST_START, MARKER, OUTBOX, SECRET } from './dataDir.ts';
import { syncFolder, syncPath } from './fsync.ts';
import { readMarker, writeMarker } from './marker.ts';
import { makeSecret } from './secret.ts';

/** What a folder turned out to be: a new one, or one in which something may have been acknowledged. */
export type FolderState = 'new' | 'used';

const isUsed = async (dataDir: string): Promise<boolean> => {
  if ([MARKER, DATABASE, SECRET, OUTBOX].some((name) => existsSync(join(dataDir, name)))) return true;
  return (await readdir(join(dataDir, BACKUPS)).catch(() => [])).length > 0;
};

/**
 * Makes database and secret aside and moves each into place whole. However it is cut short, `first.new` is there until
 * the folder is marked, and the next start begins anew.
 */
const make = async (dataDir: string, { ownSecret }: { ownSecret: boolean }): Promise<void> => {
  const aside = join(dataDir, FIRST_START);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await syncPath(dataDir);
  for (const name of [DATABASE, SECRET]) {
    await rm(join(dataDir, name), { recursive: true, force: true });
    await rm(join(aside, name), { recursive: true, force: true });
  }
  // Without an fsync a file, which would take most of the time: the whole folder is synced below.
  await makeDatabase(join(aside, DATABASE));
  await chmod(join(aside, DATABASE), 0o700);
  if (ownSecret) await makeSecret(aside);
  await syncFolder(aside);
  for (const name of await readdir(aside)) await rename(join(aside, name), join(dataDir, name));
  await syncPath(aside);
  await syncPath(dataDir);
};

/**
 * Looks at a data folder before its embedded database is opened, and makes both where it is new. A folder that holds
 * less than it did, or that serves a PostgreSQL database, is an `OperatorError`: nobody meets an empty product in its place.
 */
export const prepareFolder = async (dataDir: string, options: { ownSecret: boolean }): Promise<FolderState> => {
  const marker = await readMarker(dataDir);
  if (marker === 'postgresql') {
    throw new OperatorError(
      'The data folder belongs to a server with DATABASE_URL, which is not set: set it, or set another DATA_DIR.',
    );
  }
  const begun = marker === null && existsSync(join(dataDir, FIRST_START));
  if (begun || !(await isUsed(dataDir))) {
    await make(dataDir, options);
    return 'new';
  }
  if (!(await isIntact(join(dataDir, DATABASE)))) throw dataMissing();
  return 'used';
};

/** Why a folder is not served in which something is missing. */
export const dataMissing = (): OperatorError =>
  new OperatorError(
    'The data folder holds less than it did: its database is missing, empty or cut short. Put back a backup with "npm run restore -- file --force", or set another DATA_DIR.',
  );

/** Marks a folder whose embedded database is open and whole; from then on it holds what was acknowledged. */
export const markServed = async (dataDir: string): Promise<void> => {
  if ((await readMarker(dataDir)) === null) await writeMarker(dataDir, 'embedded');
  await rm(join(dataDir, FIRST_START), { recursive: true, force: true });
};
