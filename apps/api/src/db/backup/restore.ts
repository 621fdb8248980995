import { existsSync } from 'node:fs';
import { access, constants, cp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { Place } from '../../config.ts';
import { OperatorError } from '../../operatorError.ts';
import type { Database } from '../database.ts';
import { openDurable } from '../embedded/durablePglite.ts';
import { isIntact } from '../embedded/integrity.ts';
import { closedSentence, unlessClosed } from '../folder/closedFiles.ts';
import { BACKUPS, DATABASE, SECRET } from '../folder/dataDir.ts';
import { readMarker, refuseEmbedded, writeMarker } from '../folder/marker.ts';
import { makeSecret } from '../folder/secret.ts';
import { takeFolder } from '../folder/takeFolder.ts';
import { type MigrationState, migrationState } from '../migrate.ts';
import * as schema from '../schema.ts';
import { type Dump, dumpSource } from '../transfer/dump.ts';
import { fillEmbedded } from '../transfer/embedded.ts';
import { directAddress, fillPostgres, postgresHoldsTables } from '../transfer/postgres.ts';
import { unpack } from './archive.ts';
import { END_SIGN_INS } from './endSignIns.ts';
import { SQL_DUMP, TABLES } from './manifest.ts';
import { besidePassing } from './passing.ts';
import { dumpMigrationState, loadPostgres } from './postgresDump.ts';
import { commitRestore, finishRestore, stagingFolder } from './restoreStaging.ts';

const refuseEmpty = (state: MigrationState): void => {
  if (state === 'empty') throw new OperatorError('The database in the backup is empty: there is nothing to restore.');
};

/** Refuses what is not whole, is empty, or was written by a newer version; of the rest it ends every sign-in. */
const prepareEmbedded = async (folder: string): Promise<void> => {
  if (!(await isIntact(folder))) throw new OperatorError('The database in the backup is not whole.');
  const client = await openDurable(folder).catch((error: unknown) => {
    throw new OperatorError('The database in the backup cannot be opened.', { cause: error });
  });
  try {
    refuseEmpty(await migrationState(drizzle(client, { schema })));
    await client.exec(END_SIGN_INS);
  } finally {
    await client.close();
  }
};

/** Puts a copy of PGlite's own folder, or an archive of one, in its place aside. */
const keepFolder = async (aside: string): Promise<void> => {
  await prepareEmbedded(join(aside, DATABASE));
  await writeMarker(aside, 'embedded');
};

const endSignIns = async (tx: Database): Promise<void> => void (await tx.execute(sql.raw(END_SIGN_INS)));

/** Makes a database of the tables of an archive: an embedded one aside, or the one at `DATABASE_URL` at one stroke. */
const loadTables = async (place: Place, aside: string, dump: Dump, force: boolean): Promise<void> => {
  const tables = join(aside, TABLES);
  const source = await dumpSource(tables, dump);
  const say = () => undefined;
  if (place.databaseUrl === null) {
    await fillEmbedded(join(aside, DATABASE), source, { say, finish: endSignIns });
    await writeMarker(aside, 'embedded');
  } else await fillPostgres(directAddress(place.databaseUrl, place), source, { force, say, finish: endSignIns });
  await rm(tables, { recursive: true });
};

/** Loads an archive of an older format, a dump by `pg_dump`, into the PostgreSQL database; nobody's sign-in is ever seen there. */
const loadDump = async (aside: string, databaseUrl: string): Promise<void> => {
  const dump = join(aside, SQL_DUMP);
  refuseEmpty(await dumpMigrationState(dump));
  const after = join(aside, 'end-sign-ins.sql');
  await writeFile(after, END_SIGN_INS);
  await loadPostgres(databaseUrl, [dump, after]);
  await rm(dump);
  await rm(after);
};

/** Puts what is restored together aside and looks at it; into a PostgreSQL database it is brought at once, whole or not at all. */
const prepare = async (place: Place, from: string, force: boolean): Promise<void> => {
  const { dataDir, databaseUrl } = place;
  const aside = stagingFolder(dataDir);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  if (existsSync(join(from, 'PG_VERSION'))) {
    if (databaseUrl !== null) throw new OperatorError('This is a copy of an embedded database: unset DATABASE_URL.');
    await cp(from, join(aside, DATABASE), { recursive: true, preserveTimestamps: true });
    return keepFolder(aside);
  }
  if (!(await stat(from)).isFile()) throw new OperatorError('This folder is no copy of a database.');
  const { database, dump } = await unpack(from, aside);
  if (dump !== null) return loadTables(place, aside, dump, force);
  // Of an older format, which only the kind of database reads that it was made of.
  if (database === 'embedded' && databaseUrl !== null)
    throw new OperatorError('This is a backup of an embedded database: unset DATABASE_URL.');
  if (database === 'postgresql' && databaseUrl === null)
    throw new OperatorError('This is a backup of a PostgreSQL database: set DATABASE_URL.');
  return databaseUrl === null ? keepFolder(aside) : loadDump(aside, directAddress(databaseUrl, place).url);
};

/**
 * Makes a secret where neither the backup nor the folder has one, as after a server whose secret was a setting: with the
 * sign-ins all is over that the old one has signed, and without one the server would not start.
 */
const completeSecret = async ({ dataDir, databaseUrl }: Place): Promise<void> => {
  const aside = stagingFolder(dataDir);
  if (databaseUrl !== null || [aside, dataDir].some((folder) => existsSync(join(folder, SECRET)))) return;
  await makeSecret(aside);
};

const refuseOverData = async (place: Place, force: boolean): Promise<void> => {
  const { dataDir, databaseUrl } = place;
  if (databaseUrl !== null) await refuseEmbedded(dataDir);
  const found =
    databaseUrl === null
      ? existsSync(join(dataDir, DATABASE)) || (await readMarker(dataDir)) === 'postgresql'
      : await postgresHoldsTables(directAddress(databaseUrl, place));
  if (!found || force) return;
  throw new OperatorError('There is a database already: --force replaces it.');
};

/**
 * Restores a backup, or a copy made before a migration, while no server runs. What is wrong with it is found before
 * anything is touched, and then it counts at one stroke; everybody has to sign in again. Over existing data only with
 * `force`: an embedded database that is replaced stays in the data folder's `backups`. With `ownSecret` the folder of an
 * embedded one has a secret afterwards.
 */
export const restore = async (
  place: Place,
  from: string,
  { force, ownSecret = false }: { force: boolean; ownSecret?: boolean },
): Promise<void> => {
  const { dataDir } = place;
  if (!existsSync(from)) throw new OperatorError('There is no such backup.');
  const release = await takeFolder(dataDir);
  try {
    // Else it would be noticed with half of what is there put aside.
    const closed = await closedSentence(dataDir, null);
    if (closed) throw closed;
    const backups = join(dataDir, BACKUPS);
    if (existsSync(backups)) await unlessClosed(dataDir, BACKUPS, () => access(backups, constants.W_OK));
    await finishRestore(dataDir);
    await refuseOverData(place, force);
    await besidePassing([stagingFolder(dataDir)], async () => {
      await prepare(place, from, force);
      if (ownSecret) await completeSecret(place);
      await commitRestore(dataDir);
    });
  } finally {
    await release();
  }
};
