import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Place } from '../../config.ts';
import { OperatorError } from '../../operatorError.ts';
import type { Database } from '../database.ts';
import { isSqlState, rootCause } from '../errors.ts';
import { MIGRATION_LOCK, SERVER_LOCK } from '../postgres/locks.ts';
import { onOwnConnection } from '../postgres/ownConnection.ts';
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

/** Where a database is reached, and which setting says so. */
interface Address {
  readonly url: string;
  readonly setting: string;
}

/** Where an installation's PostgreSQL is reached with nothing in between: what is done alone needs a connection of its own. */
export const directAddress = (url: string, { databaseDirectUrl }: Pick<Place, 'databaseDirectUrl'>): Address =>
  databaseDirectUrl ? { url: databaseDirectUrl, setting: 'DATABASE_DIRECT_URL' } : { url, setting: 'DATABASE_URL' };

const OPEN = 'A Kovan server has the database open: stop it first.';
const OR_POOLER = `${OPEN} A pooler's idle connections look like one for some minutes: set DATABASE_DIRECT_URL past it, or restart it.`;

/**
 * Refuses while a server has the database open, which begins nothing until the transaction ends. One that does not listen
 * just then shows by the names of its connections; where a pooler is known, these may be the pooler's own.
 */
const refuseServers = async (tx: Database, setting: string): Promise<void> => {
  const [open] = await rowsOf<{ alone: boolean; connections: number }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${SERVER_LOCK}) as alone,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = 'kovan' and pid <> pg_backend_pid()) as connections`,
  );
  if (!open?.alone) throw new OperatorError(OPEN);
  if (open.connections > 0 && setting !== 'DATABASE_DIRECT_URL') throw new OperatorError(OR_POOLER);
};

/** Whether a PostgreSQL database holds Kovan's tables; that a Kovan server is connected to it is an `OperatorError`. */
export const postgresHoldsTables = ({ url, setting }: Address): Promise<boolean> =>
  inTransaction(url, setting, async (tx) => {
    await refuseServers(tx, setting);
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

/** Reads what a database holds, and lets nobody write to it until that is done; a server that has it open is an `OperatorError`. */
export const readPostgresAlone = <Result>(
  { url, setting }: Address,
  work: (source: Source) => Promise<Result>,
): Promise<Result> =>
  inTransaction(url, setting, async (tx) => {
    await refuseServers(tx, setting);
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
  /** Whether what is there is replaced; without it, that there are tables is an `OperatorError`. */
  readonly force: boolean;
  readonly say: Say;
  /** Done in the same transaction, at its end. */
  readonly finish?: (tx: Database) => Promise<void>;
}

/** Fills a database with what a source holds: all of it or nothing. Gives the number of rows. */
export const fillPostgres = (
  { url, setting }: Address,
  source: Source,
  { force, say, finish }: Filling,
): Promise<number> =>
  inTransaction(url, setting, async (tx) => {
    await refuseServers(tx, setting);
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
