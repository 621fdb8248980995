import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../startError.ts';
import { openDurable, syncFolder } from './durableFolder.ts';
import { takeLock } from './lock.ts';
import { migrationsFolder, migrationState } from './migrate.ts';
import type { OpenDatabase } from './openDatabase.ts';
import * as schema from './schema.ts';

/** How many copies made before migrations are kept. */
const KEPT_BACKUPS = 3;

const databaseOver = (client: PGlite) => drizzle(client, { schema });

/** Makes the database aside and moves it into place whole, so that a power cut leaves a whole one or none. */
const create = async (dataDir: string, folder: string): Promise<void> => {
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  // Without an fsync a file, which would take most of the time: the whole folder is synced below.
  await (await PGlite.create(aside)).close();
  await chmod(aside, 0o700);
  await syncFolder(aside);
  await rename(aside, folder);
  await syncFolder(dataDir);
};

const backUp = async (dataDir: string, folder: string, now: Date): Promise<void> => {
  const backups = join(dataDir, 'backups');
  await mkdir(backups, { recursive: true, mode: 0o700 });
  const name = `db-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const aside = join(backups, `${name}.new`);
  await cp(folder, aside, { recursive: true, preserveTimestamps: true });
  await syncFolder(aside);
  await rename(aside, join(backups, name));
  for (const old of (await readdir(backups))
    .filter((entry) => entry.startsWith('db-'))
    .sort()
    .slice(0, -KEPT_BACKUPS)) {
    await rm(join(backups, old), { recursive: true, force: true });
  }
};

const openMigrated = async (dataDir: string, folder: string, migrations: string): Promise<PGlite> => {
  if (!existsSync(folder)) await create(dataDir, folder);
  let client = await openDurable(folder);
  try {
    const state = await migrationState(databaseOver(client), migrations);
    if (state === 'behind') {
      // A folder is copied only while nobody writes to it.
      await client.close();
      await backUp(dataDir, folder, new Date());
      client = await openDurable(folder);
    }
    if (state !== 'current') await migrate(databaseOver(client), { migrationsFolder: migrations });
    return client;
  } catch (error) {
    if (!client.closed) await client.close();
    throw error;
  }
};

/** Opens the embedded database in the data folder, alone, migrated, and with every commit brought to the disk. */
export const openEmbedded = async (dataDir: string, migrations = migrationsFolder): Promise<OpenDatabase> => {
  const folder = join(dataDir, 'db');
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError('The data folder cannot be made: set DATA_DIR to a folder that this user may write to.', {
      cause: error,
    });
  }
  const release = await takeLock(`${folder}.lock`);
  try {
    const client = await openMigrated(dataDir, folder, migrations);
    return {
      db: databaseOver(client),
      close: async () => {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      'The database in the data folder cannot be opened: put back a copy of it from the folder "backups", or set another DATA_DIR.',
      { cause: error },
    );
  }
};
