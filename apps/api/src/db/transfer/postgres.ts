import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { OperatorError } from '../../operatorError.ts';
import type { Database } from '../database.ts';
import { isSqlState, rootCause } from '../errors.ts';
import { onOwnConnection } from '../postgres/ownConnection.ts';
import { MIGRATION_LOCK } from '../postgres/postgres.ts';
import * as schema from '../schema.ts';
import { dropTables, load, type Say } from './load.ts';
import { settle } from './rows.ts';
import { rowsOf } from './rowsOf.ts';
import { databaseSource, type Source } from './source.ts';
import { tablesOf } from './tables.ts';

/** Works in one transaction, on a connection of its own. */
const inTransaction = <Result>(
  connectionString: string,
  setting: string,
  work: (tx: Database) => Promise<Result>,
  isolationLevel: 'read committed' | 'repeatable read' = 'read committed',
): Promise<Result> =>
  onOwnConnection(connectionString, setting, async (client) => {
    try {
      return await drizzle(client, { schema }).transaction(work, { isolationLevel });
    } catch (error) {
      const { code, message } = rootCause(error);
      // What is not the database's word, such as a full disk here, says itself what it is.
      if (error instanceof OperatorError || !isSqlState(code)) throw error;
      throw new OperatorError(`The database at ${setting} refused: ${message}. Nothing was changed there.`, {
        cause: error,
      });
    }
  });

const refuseServers = async (tx: Database): Promise<void> => {
  const [open] = await rowsOf<{ servers: number }>(
    tx,
    sql`select count(*)::int as servers from pg_stat_activity
      where datname = current_database() and application_name = 'kovan'`,
  );
  if ((open?.servers ?? 0) > 0) throw new OperatorError('A Kovan server has the database open: stop it first.');
};

/** Whether a PostgreSQL database holds Kovan's tables; that a Kovan server is connected to it is an `OperatorError`. */
export const postgresHoldsTables = (url: string): Promise<boolean> =>
  inTransaction(url, 'DATABASE_URL', async (tx) => {
    await refuseServers(tx);
    const [found] = await rowsOf<{ tables: string | null }>(
      tx,
      sql`select to_regclass('public.families')::text as tables`,
    );
    return (found?.tables ?? null) !== null;
  });

/** Reads what a database holds at one moment, while servers use it. */
export const readPostgres = <Result>(url: string, work: (source: Source) => Promise<Result>): Promise<Result> =>
  inTransaction(
    url,
    'DATABASE_URL',
    async (tx) => {
      await settle(tx);
      return work(await databaseSource(tx));
    },
    'repeatable read',
  );

/** Reads what a database holds, which `setting` leads to, and lets nobody write to it until that is done; a server that has it open is an `OperatorError`. */
export const readPostgresAlone = <Result>(
  url: string,
  setting: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> =>
  inTransaction(url, setting, async (tx) => {
    await refuseServers(tx);
    await settle(tx);
    // Long enough for PostgreSQL to send its own cleaning away.
    await tx.execute(sql`set local lock_timeout to '10s'`);
    for (const { name } of await tablesOf(tx)) {
      await tx.execute(sql`lock table ${sql.identifier(name)} in share mode`);
    }
    return work(await databaseSource(tx));
  });

/** What else belongs to filling a database. */
interface Filling {
  readonly setting: string;
  /** Whether what is there is replaced; without it, that there are tables is an `OperatorError`. */
  readonly force: boolean;
  readonly say: Say;
  /** Done in the same transaction, at its end. */
  readonly finish?: (tx: Database) => Promise<void>;
}

/** Fills a database with what a source holds: all of it or nothing. Gives the number of rows. */
export const fillPostgres = (url: string, source: Source, { setting, force, say, finish }: Filling): Promise<number> =>
  inTransaction(url, setting, async (tx) => {
    await refuseServers(tx);
    // A server that starts meanwhile waits with its migrations, and finds them done.
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    if ((await tablesOf(tx)).length > 0 && !force) {
      throw new OperatorError(`There are tables of Kovan at ${setting} already: nothing was changed.`);
    }
    if (force) await dropTables(tx);
    const rows = await load(tx, source, say);
    await finish?.(tx);
    return rows;
  });
