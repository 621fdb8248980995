import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config, Place } from '../config.ts';
import { OperatorError } from '../operatorError.ts';
import { copyFolder } from './backup/copies.ts';
import { besidePassing } from './backup/passing.ts';
import { commitRestore, CUT_SHORT, hasUnfinishedRestore, stagingFolder } from './backup/restoreStaging.ts';
import { unlessClosed } from './folder/closedFiles.ts';
import { DATABASE, LOCK, makeDataDir, MOVING, OUTBOX, SECRET } from './folder/dataDir.ts';
import { syncFolder, writeSynced } from './folder/fsync.ts';
import { takeLock } from './folder/lock.ts';
import { markPostgres, refuseEmbedded, writeMarker } from './folder/marker.ts';
import { requireDatabase } from './folder/requireDatabase.ts';
import { fillEmbedded, readEmbedded } from './transfer/embedded.ts';
import type { Say } from './transfer/load.ts';
import { directAddress, fillPostgres, readPostgresAlone } from './transfer/postgres.ts';
import type { Source } from './transfer/source.ts';

/** What was moved, and where it is now. */
export interface Moved {
  readonly rows: number;
  readonly dataDir: string;
}

/** Beside a data folder, the one of the same installation over PostgreSQL. */
const POSTGRES_FOLDER = '-postgresql';

/** Whether what is moved to is an address of PostgreSQL; else it is a folder. */
export const isAddress = (to: string): boolean => /^postgres(?:ql)?:/.test(to);

const targetOf = ({ dataDir }: Place, to: string): Place =>
  isAddress(to)
    ? { dataDir: `${resolve(dataDir)}${POSTGRES_FOLDER}`, databaseUrl: to }
    : { dataDir: resolve(to), databaseUrl: null };

/** What a move that was cut short leaves in the new folder; anything else there is somebody's. */
const LEFT_BEHIND: ReadonlySet<string> = new Set([LOCK, SECRET, OUTBOX, ...CUT_SHORT]);

const refuseUsed = async ({ dataDir, databaseUrl }: Place): Promise<void> => {
  const names = await readdir(dataDir).catch(() => []);
  // A secret alone is what a first start begins with; over PostgreSQL nothing is acknowledged in the folder.
  const isOurs = (name: string) =>
    LEFT_BEHIND.has(name) && (databaseUrl !== null || (name !== SECRET && name !== OUTBOX));
  if (names.every(isOurs)) return;
  throw new OperatorError(
    databaseUrl === null
      ? `The folder ${dataDir} is not empty: move into one that is not there yet.`
      : `The folder ${dataDir}, which the move makes, is not empty: rename or remove it first.`,
  );
};

/** Copies the secret and the kept mails beside the new database. */
const takeAlong = async (from: Config, to: string): Promise<void> => {
  for (const name of [SECRET, OUTBOX]) await rm(join(to, name), { recursive: true, force: true });
  const outbox = join(from.dataDir, OUTBOX);
  if (existsSync(outbox)) await cp(outbox, join(to, OUTBOX), { recursive: true, preserveTimestamps: true });
  const secret = join(from.dataDir, SECRET);
  if (from.sessionSecret !== null) await writeSynced(join(to, SECRET), `${from.sessionSecret}\n`);
  else if (existsSync(secret))
    await unlessClosed(from.dataDir, SECRET, () => cp(secret, join(to, SECRET), { preserveTimestamps: true }));
  else throw new OperatorError('The secret of the data folder is missing: put it back from a backup first.');
  await chmod(join(to, SECRET), 0o600);
};

/** Reads the old installation, with nobody else at it; its folder stays as it is, to the byte. */
const readAlone = async <Result>(
  from: Config,
  scratch: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> => {
  if (from.databaseUrl !== null) return readPostgresAlone(directAddress(from.databaseUrl, from), work);
  await requireDatabase(from.dataDir);
  const release = await takeLock(join(from.dataDir, LOCK));
  try {
    if (hasUnfinishedRestore(from.dataDir)) {
      throw new OperatorError('A restore was cut short here: start the server once, stop it, and move then.');
    }
    // Opening it would write to it.
    await unlessClosed(from.dataDir, DATABASE, () => copyFolder(join(from.dataDir, DATABASE), scratch));
    return await readEmbedded(scratch, work);
  } finally {
    await release();
  }
};

const fill = async (from: Config, to: Place, source: Source, say: Say): Promise<number> => {
  if (to.databaseUrl === null) {
    const aside = stagingFolder(to.dataDir);
    await rm(aside, { recursive: true, force: true });
    await mkdir(aside, { mode: 0o700 });
    const rows = await fillEmbedded(join(aside, DATABASE), source, { say });
    await takeAlong(from, aside);
    await writeMarker(aside, 'embedded');
    await commitRestore(to.dataDir);
    return rows;
  }
  // What the folder gets is there before the database is: it counts from the commit on.
  const finish = async () => {
    await takeAlong(from, to.dataDir);
    await syncFolder(to.dataDir);
  };
  const rows = await fillPostgres({ url: to.databaseUrl, setting: '--to' }, source, { force: false, say, finish });
  await markPostgres(to.dataDir);
  return rows;
};

/**
 * Brings an installation whose server is stopped to another database, with its secret and its kept mails: an embedded one
 * to PostgreSQL, or back into a new folder. The old one is only read; the new one is there whole, with every row
 * compared, or not at all. Nobody has to sign in again.
 */
export const move = async (from: Config, where: string, say: Say): Promise<Moved> => {
  const to = targetOf(from, where);
  if (from.databaseUrl !== null) await refuseEmbedded(from.dataDir);
  await refuseUsed(to);
  const isNew = !existsSync(to.dataDir);
  await makeDataDir(to.dataDir);
  const release = await takeLock(join(to.dataDir, LOCK));
  const scratch = join(to.dataDir, MOVING);
  let moved: Moved | undefined;
  try {
    return await besidePassing([scratch, `${scratch}.new`, stagingFolder(to.dataDir)], async () => {
      await rm(scratch, { recursive: true, force: true });
      const rows = await readAlone(from, scratch, (source) => fill(from, to, source, say));
      moved = { rows, dataDir: to.dataDir };
      return moved;
    });
  } finally {
    await release();
    if (!moved && isNew) await rm(to.dataDir, { recursive: true, force: true });
  }
};
