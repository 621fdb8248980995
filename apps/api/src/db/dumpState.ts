import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { StartError } from '../startError.ts';
import { compareMigrations, type MigrationState } from './migrate.ts';

/** How far the database is that a dump by `pg_dump` makes anew, read from the migrations that it lists. */
export const dumpState = async (file: string): Promise<MigrationState> => {
  let latest: number | null = null;
  let inside = false;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (line === '\\.') inside = false;
    // id, hash, moment: the columns are those of the table's own order.
    if (inside) latest = Math.max(latest ?? 0, Number(line.split('\t')[2]));
    if (line.startsWith('COPY drizzle.__drizzle_migrations (')) inside = true;
  }
  if (latest !== null && !Number.isFinite(latest)) throw new StartError('The database in the backup cannot be read.');
  return compareMigrations(latest);
};
