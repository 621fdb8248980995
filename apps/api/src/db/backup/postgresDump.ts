import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { OperatorError } from '../../operatorError.ts';
import { compareMigrations, type MigrationState } from '../migrate.ts';
import { connectionRefused } from '../postgres/refusals.ts';
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

/** Whether a PostgreSQL database holds Kovan's tables; that a Kovan server is connected to it is an `OperatorError`. */
export const postgresHoldsTables = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw connectionRefused('DATABASE_URL', error);
  }
  try {
    const { rows } = await client.query<{ servers: number; tables: string | null }>(
      `select to_regclass('public.families')::text as tables, (select count(*)::int from pg_stat_activity
       where datname = current_database() and application_name = 'kovan') as servers`,
    );
    if ((rows[0]?.servers ?? 0) > 0) throw new OperatorError('A Kovan server has the database open: stop it first.');
    return (rows[0]?.tables ?? null) !== null;
  } finally {
    await client.end();
  }
};
