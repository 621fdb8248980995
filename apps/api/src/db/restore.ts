import { existsSync } from 'node:fs';
import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import type { Config } from '../config.ts';
import { StartError } from '../startError.ts';
import { unpack } from './archive.ts';
import { DUMP } from './backup.ts';
import { DATABASE, LOCK } from './dataDir.ts';
import { openDurable } from './durableFolder.ts';
import { takeLock } from './lock.ts';
import { migrationState } from './migrate.ts';
import { loadPostgres } from './postgresPrograms.ts';
import { postgresInUse } from './postgresInUse.ts';
import { commitRestore, finishRestore, restoreAside } from './restoring.ts';
import * as schema from './schema.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Refuses what does not open, or was written by a newer version. */
const checkDatabase = async (folder: string): Promise<void> => {
  const client = await openDurable(folder).catch((error: unknown) => {
    throw new StartError('The database in the backup cannot be opened.', { cause: error });
  });
  try {
    await migrationState(drizzle(client, { schema }));
  } finally {
    await client.close();
  }
};

/** Puts an archive, or a folder that was copied before a migration, together aside and looks at it. */
const prepare = async ({ dataDir, databaseUrl }: Place, from: string): Promise<void> => {
  const aside = restoreAside(dataDir);
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { mode: 0o700 });
  if (existsSync(join(from, 'PG_VERSION'))) {
    if (databaseUrl !== null) throw new StartError('This is a copy of an embedded database: unset DATABASE_URL.');
    await cp(from, join(aside, DATABASE), { recursive: true, preserveTimestamps: true });
  } else {
    if (!(await stat(from)).isFile()) throw new StartError('This folder is no copy of a database.');
    const { database } = await unpack(from, aside);
    if (database === 'embedded' && databaseUrl !== null)
      throw new StartError('This is a backup of an embedded database: unset DATABASE_URL.');
    if (database === 'postgresql' && databaseUrl === null)
      throw new StartError('This is a backup of a PostgreSQL database: set DATABASE_URL.');
  }
  if (databaseUrl === null) await checkDatabase(join(aside, DATABASE));
};

const refuseOverData = async ({ dataDir, databaseUrl }: Place, force: boolean): Promise<void> => {
  const found = databaseUrl === null ? existsSync(join(dataDir, DATABASE)) : await postgresInUse(databaseUrl);
  if (!found || force) return;
  throw new StartError('There is a database already: --force replaces it.');
};

/**
 * Restores a backup, or a copy made before a migration, while no server runs. What is wrong with it is found before
 * anything is touched, and then it counts at one stroke. Over existing data only with `force`: an embedded database
 * that is replaced stays in the data folder's `backups`.
 */
export const restore = async (place: Place, from: string, { force }: { force: boolean }): Promise<void> => {
  const { dataDir, databaseUrl } = place;
  if (!existsSync(from)) throw new StartError('There is no such backup.');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await takeLock(join(dataDir, LOCK));
  try {
    await finishRestore(dataDir);
    await refuseOverData(place, force);
    await prepare(place, from);
    const dump = join(restoreAside(dataDir), DUMP);
    if (databaseUrl !== null) {
      await loadPostgres(databaseUrl, dump);
      await rm(dump);
    }
    await commitRestore(dataDir);
  } finally {
    await rm(restoreAside(dataDir), { recursive: true, force: true });
    await release();
  }
};
