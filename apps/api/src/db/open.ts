import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Config } from '../config.ts';
import { type OpenDatabase, singleProcess } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { markPostgres, refuseEmbedded } from './folder/marker.ts';
import { migrationsFolder } from './migrate.ts';
import { openPostgres } from './postgres/postgres.ts';
import * as schema from './schema.ts';

/** Opens the configured database with all its tables; an `OperatorError` says in a sentence what is in the way. */
export const openDatabase = async (
  {
    databaseUrl,
    databaseDirectUrl,
    dataDir,
    sessionSecret,
  }: Pick<Config, 'databaseUrl' | 'dataDir' | 'sessionSecret'> & Partial<Pick<Config, 'databaseDirectUrl'>>,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> => {
  if (databaseUrl === null) return openEmbedded(dataDir, migrationsFolder, { ownSecret: sessionSecret === null });
  await refuseEmbedded(dataDir);
  const opened = await openPostgres(databaseUrl, onIdleError, migrationsFolder, databaseDirectUrl ?? databaseUrl);
  await markPostgres(dataDir);
  return opened;
};

/** A database in memory, for tests: empty with all tables, or loaded from a dump of one; `logger` hears every statement. */
export const openInMemory = async (dump?: Blob, logger?: Logger): Promise<OpenDatabase & { dump(): Promise<Blob> }> => {
  const client = await PGlite.create(dump ? { loadDataDir: dump } : {});
  const db = drizzle(client, { schema, ...(logger && { logger }) });
  if (!dump) await migrate(db, { migrationsFolder });
  return { db, notices: singleProcess, close: () => client.close(), dump: () => client.dumpDataDir('none') };
};
