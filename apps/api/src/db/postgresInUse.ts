import pg from 'pg';
import { StartError } from '../startError.ts';

/** Whether a PostgreSQL database holds Kovan's tables; that a Kovan server is connected to it is a `StartError`. */
export const postgresInUse = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError('The database at DATABASE_URL does not answer: start it, or correct the address.', {
      cause: error,
    });
  }
  try {
    const { rows } = await client.query<{ servers: number; tables: string | null }>(
      `select to_regclass('public.families')::text as tables, (select count(*)::int from pg_stat_activity
       where datname = current_database() and application_name = 'kovan') as servers`,
    );
    if ((rows[0]?.servers ?? 0) > 0) throw new StartError('A Kovan server has the database open: stop it first.');
    return (rows[0]?.tables ?? null) !== null;
  } finally {
    await client.end();
  }
};
