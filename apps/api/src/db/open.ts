import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrate.ts';
import * as schema from './schema.ts';

/** An open database and the way to close it. */
export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

/** A database in memory, for tests: empty with all tables, or loaded from a dump of one. */
export const openInMemory = async (dump?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> => {
  const client = await PGlite.create(dump ? { loadDataDir: dump } : {});
  const db = drizzle(client, { schema });
  if (!dump) await migrate(db, { migrationsFolder });
  return { db, close: () => client.close(), dump: () => client.dumpDataDir('none') };
};
