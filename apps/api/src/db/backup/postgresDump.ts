import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { OperatorError } from '../../operatorError.ts';
import { compareMigrations, type MigrationState } from '../migrate.ts';
import { runProgram } from './runProgram.ts';

/** A connection for PostgreSQL's own programs. The password goes by the environment: arguments can be read by everybody. */
const connectionOf = (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { dbname: url.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } };
};

const OPTIONS = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];

/** Runs the statements of these files one after the other, all or none. */
export const loadPostgres = (databaseUrl: string, files: readonly string[]): Promise<void> => {
  const { dbname, env } = connectionOf(databaseUrl);
  const args = [`--dbname=${dbname}`, ...OPTIONS, ...files.map((file) => `--file=${file}`)];
  return runProgram('psql', (stderr) => spawn('psql', args, { env, stdio: ['ignore', 'ignore', stderr] }));
};

/** How far the database is that a dump by `pg_dump` makes anew, read from the migrations that it lists. */
export const dumpMigrationState = async (file: string): Promise<MigrationState> => {
  let latest: number | null = null;
  let inside = false;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (line === '\\.') inside = false;
    // id, hash, moment: the columns are those of the table's own order.
    if (inside) latest = Math.max(latest ?? 0, Number(line.split('\t')[2]));
    if (line.startsWith('COPY drizzle.__drizzle_migrations (')) inside = true;
  }
  if (latest !== null && !Number.isFinite(latest))
    throw new OperatorError('The database in the backup cannot be read.');
  return compareMigrations(latest);
};
