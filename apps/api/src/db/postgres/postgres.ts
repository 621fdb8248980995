import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { OperatorError } from '../../operatorError.ts';
import type { OpenDatabase } from '../database.ts';
import { migrationSentence } from '../errors.ts';
import { migrationsFolder, migrationState } from '../migrate.ts';
import * as schema from '../schema.ts';
import { pipelineTransactions } from '../transaction.ts';
import { GatheringSocket } from './gatheringSocket.ts';
import { MIGRATION_LOCK } from './locks.ts';
import { listenToPostgres } from './notices.ts';
import { CONNECT_TIMEOUT, onOwnConnection } from './ownConnection.ts';
import { connectionRefused } from './refusals.ts';

/** A setting of the driver that its types do not know yet: a statement need not wait for the answer to the one before. */
const PIPELINE = { pipeline: true };

/** Applies what is missing on a connection of its own; processes that start together do it one after the other, once. */
const migrateAlone = (connectionString: string, setting: string, migrations: string): Promise<void> =>
  onOwnConnection(connectionString, setting, async (client) => {
    try {
      // The role's own bounds, where it has some, are for the calls of families.
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const db = drizzle(client, { schema });
      if ((await migrationState(db, migrations)) !== 'current') await migrate(db, { migrationsFolder: migrations });
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      throw new OperatorError(migrationSentence(`the database at ${setting}`, error), { cause: error });
    } finally {
      // All of this ends with the connection; behind a pooler that goes on, and must be told.
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
      await client.query('reset statement_timeout; reset lock_timeout').catch(() => undefined);
    }
  });

/** Connections of a process for its statements; two more listen and say that it listens. */
const POOL_SIZE = 10;

/**
 * How long the answer to a statement may take, in milliseconds: longer than PostgreSQL works on one, and less than a
 * family's app waits. A connection that says nothing until then is frozen: the driver ends it, with all under way on it.
 */
export const ANSWER_TIMEOUT = 12_000;

/** Prepared under its name, as all that families' calls send. */
const FIRST = { name: 'kovan_first', text: 'select 1' };

/**
 * Sends a first statement on two connections. A pooler in transaction mode that keeps no account of what each of them has
 * prepared gives both the same one of the server's, where the second finds the name taken; so it would be, now and then,
 * for any call. Of a pool of one nothing is asked: it trades with nobody.
 */
const tryOut = async (pool: pg.Pool, connectionString: string, poolSize: number): Promise<void> => {
  if (poolSize === 1) return void (await pool.query(FIRST.text));
  await pool.query(FIRST);
  await onOwnConnection(connectionString, 'DATABASE_URL', (client) => client.query(FIRST));
};

/**
 * Opens a PostgreSQL server, migrated. `onIdleError` hears of connections that break while nobody uses them. `directUrl`
 * leads past a pooler, for what needs a connection of its own: migrating, and listening.
 */
export const openPostgres = async (
  connectionString: string,
  onIdleError: (error: Error) => void,
  migrations = migrationsFolder,
  { directUrl = connectionString, poolSize = POOL_SIZE }: { directUrl?: string; poolSize?: number | undefined } = {},
): Promise<OpenDatabase> => {
  const setting = directUrl === connectionString ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  await migrateAlone(directUrl, setting, migrations);
  const pool = new pg.Pool({
    connectionString,
    query_timeout: ANSWER_TIMEOUT,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'kovan',
    stream: () => new GatheringSocket(),
    ...PIPELINE,
  });
  pool.on('error', onIdleError);
  // A connection that breaks while somebody uses it fails their statement; unheard, its event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A pooler may refuse what it lets the migrations do: that is a sentence now, not a 503 for everybody later.
  await tryOut(pool, connectionString, poolSize).catch(async (error: unknown) => {
    await pool.end();
    throw connectionRefused('DATABASE_URL', error);
  });
  const db = drizzle(pool, { schema });
  pipelineTransactions(db, pool);
  return {
    db,
    notices: listenToPostgres({ url: connectionString, directUrl }),
    connections: () => ({
      most: poolSize,
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
};
