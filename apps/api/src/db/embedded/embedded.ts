import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { OperatorError } from '../../operatorError.ts';
import { copyBeforeMigration, copyOpenDatabase, removeStaleCopies } from '../backup/copies.ts';
import { finishRestore } from '../backup/restoreStaging.ts';
import type { OpenDatabase } from '../database.ts';
import { migrationSentence } from '../errors.ts';
import { closedSentence } from '../folder/closedFiles.ts';
import { checkDisk, DATABASE } from '../folder/dataDir.ts';
import { dataMissing, type FolderState, markServed, prepareFolder } from '../folder/firstStart.ts';
import { folderSentence, takeFolder } from '../folder/takeFolder.ts';
import { migrationsFolder, migrationState } from '../migrate.ts';
import * as schema from '../schema.ts';
import { singleProcess } from '../singleProcess.ts';
import { type DurableDatabase, openDurable } from './durablePglite.ts';
import { reopening } from './reopening.ts';

const databaseOver = (client: PGlite) => drizzle(client, { schema });

const migrateHere = async (dataDir: string, client: PGlite, migrationsFolder: string): Promise<void> => {
  try {
    await migrate(databaseOver(client), { migrationsFolder });
  } catch (error) {
    throw (
      (await folderSentence(dataDir, error)) ??
      new OperatorError(migrationSentence('the database in the data folder', error), { cause: error })
    );
  }
};

const openMigrated = async (
  dataDir: string,
  folder: string,
  migrations: string,
  found: FolderState,
): Promise<DurableDatabase> => {
  let client = await openDurable(folder);
  try {
    const state = await migrationState(databaseOver(client), migrations);
    if (state === 'empty' && found === 'used') throw dataMissing();
    if (state === 'behind') {
      // A folder is copied only while nobody writes to it.
      await client.close();
      await copyBeforeMigration(dataDir, folder, new Date());
      client = await openDurable(folder);
    }
    if (state !== 'current') await migrateHere(dataDir, client, migrations);
    return client;
  } catch (error) {
    if (!client.closed) await client.close();
    throw error;
  }
};

/**
 * Opens the embedded database in the data folder, alone, migrated, and with every commit brought to the disk. A restore
 * that was cut short is finished first; a new folder gets its database and, with `ownSecret`, its secret.
 */
export const openEmbedded = async (
  dataDir: string,
  migrations = migrationsFolder,
  { ownSecret = true }: { ownSecret?: boolean } = {},
): Promise<OpenDatabase> => {
  const folder = join(dataDir, DATABASE);
  const release = await takeFolder(dataDir);
  try {
    await finishRestore(dataDir);
    // Before the database is opened, and perhaps copied: both take room.
    await removeStaleCopies(dataDir);
    const found = await prepareFolder(dataDir, { ownSecret });
    const { client, close } = reopening(await openMigrated(dataDir, folder, migrations, found), async () => {
      await checkDisk(dataDir);
      return openDurable(folder);
    });
    await markServed(dataDir);
    const db = databaseOver(client);
    return {
      db,
      notices: singleProcess(db),
      copyTo: (target) => copyOpenDatabase(client, folder, target),
      close: async () => {
        await close();
        await release();
      },
    };
  } catch (error) {
    await release();
    // In a folder that is closed to this user nothing is seen, as if it were lost.
    if (error instanceof OperatorError) throw (await closedSentence(dataDir, error)) ?? error;
    throw (
      (await folderSentence(dataDir, error)) ??
      new OperatorError(
        'The database in the data folder cannot be opened: put back a backup with "npm run restore", or set another DATA_DIR.',
        { cause: error },
      )
    );
  }
};
