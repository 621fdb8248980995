import type { Config } from '../config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { markPostgres, refuseEmbedded } from './folder/marker.ts';
import { migrationsFolder } from './migrate.ts';
import { openPostgres } from './postgres/postgres.ts';

/** Opens the configured database with all its tables; an `OperatorError` says in a sentence what is in the way. */
export const openDatabase = async (
  {
    databaseUrl,
    databaseDirectUrl,
    dataDir,
    databasePool,
    sessionSecret,
  }: Pick<Config, 'databaseUrl' | 'dataDir' | 'sessionSecret'> &
    Partial<Pick<Config, 'databaseDirectUrl' | 'databasePool'>>,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> => {
  if (databaseUrl === null) return openEmbedded(dataDir, migrationsFolder, { ownSecret: sessionSecret === null });
  await refuseEmbedded(dataDir);
  const opened = await openPostgres(databaseUrl, onIdleError, migrationsFolder, {
    directUrl: databaseDirectUrl ?? databaseUrl,
    ...(databasePool !== undefined && { poolSize: databasePool }),
  });
  await markPostgres(dataDir);
  return opened;
};
