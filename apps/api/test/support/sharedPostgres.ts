import pg from 'pg';
import { vi } from 'vitest';
import { openPostgres } from '../../src/db/postgres/postgres.ts';
import { type PrivatePostgres, startPostgres } from './postgres.ts';

let server: Promise<PrivatePostgres> | undefined;
let migrated: Promise<string> | undefined;

/** The PostgreSQL of all suites that one process runs: started when it is first asked for, ended with the process. */
export const sharedPostgres = (): Promise<Pick<PrivatePostgres, 'createDatabase'>> => (server ??= startPostgres());

const failing = (error: Error): never => {
  throw error;
};

const makeMigrated = async (): Promise<string> => {
  const address = await (await sharedPostgres()).createDatabase();
  await (await openPostgres(address, failing)).close();
  return address;
};

/** Makes a database with every table there, and gives its address; the migrations run once. */
export const createMigratedDatabase = async (): Promise<string> => {
  migrated ??= makeMigrated();
  return (await sharedPostgres()).createDatabase(new URL(await migrated).pathname.slice(1));
};

/** The driver's pool says that it is closed before the server has let go of its connections, and whoever wants to be alone sees those. */
export const letGo = async (address: string): Promise<void> => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await vi.waitUntil(
    async () => {
      const { rows } = await client.query(
        "select from pg_stat_activity where datname = current_database() and application_name = 'kovan'",
      );
      return rows.length === 0;
    },
    { timeout: 30_000, interval: 20 },
  );
  await client.end();
};
