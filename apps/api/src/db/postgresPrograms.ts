import { spawn } from 'node:child_process';
import { runProgram } from './runProgram.ts';

/** A connection for PostgreSQL's own programs. The password goes by the environment: arguments can be read by everybody. */
const connectionOf = (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { dbname: url.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } };
};

const run = (name: 'pg_dump' | 'psql', databaseUrl: string, args: readonly string[]): Promise<void> => {
  const { dbname, env } = connectionOf(databaseUrl);
  return runProgram(name, (stderr) =>
    spawn(name, [`--dbname=${dbname}`, ...args], { env, stdio: ['ignore', 'ignore', stderr] }),
  );
};

/** Writes a database, as it is at this moment, as statements that make it anew. */
export const dumpPostgres = (databaseUrl: string, file: string): Promise<void> =>
  run('pg_dump', databaseUrl, ['--clean', '--if-exists', '--no-owner', '--no-privileges', `--file=${file}`]);

/** Runs the statements of these files one after the other, all or none. */
export const loadPostgres = (databaseUrl: string, files: readonly string[]): Promise<void> =>
  run('psql', databaseUrl, [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    ...files.map((file) => `--file=${file}`),
  ]);
