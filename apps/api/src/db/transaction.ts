import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database, Statement } from './database.ts';
import { isRefusedForEarlier } from './errors.ts';
import * as schema from './schema.ts';

export type { Statement } from './database.ts';

/** Sends a statement without waiting for its answer; when it fails, the transaction does. */
export type Send = (statement: Statement) => void;

type Work<Result> = (tx: Database) => Promise<Result>;
type Run = <Result>(work: Work<Result>) => Promise<Result>;

// Prepared like the rest, so that they leave in one packet with what they go with.
const BEGIN = { name: 'kovan_begin', text: 'begin' };
const COMMIT = { name: 'kovan_commit', text: 'commit' };

const runners = new WeakMap<Database, Run>();

/**
 * Runs transactions over a pool whose connections pipeline: `begin` goes with the first statement and `commit` with the
 * last, so that a transaction which looks once and then writes takes two round trips, however many statements it has. Each
 * connection has one database of its own, so that its prepared statements serve one transaction after the other.
 */
export const pipelineTransactions = (db: Database, pool: Pool): void => {
  const databases = new WeakMap<PoolClient, Database>();
  const databaseOver = (client: PoolClient): Database => {
    const known = databases.get(client) ?? drizzle(client, { schema });
    databases.set(client, known);
    return known;
  };
  runners.set(db, async (work) => {
    const client = await pool.connect();
    let lost = true;
    try {
      const begun = client.query(BEGIN);
      begun.catch(() => undefined);
      const result = await work(databaseOver(client));
      await begun;
      // After a failure PostgreSQL answers this by rolling back.
      await client.query(COMMIT);
      lost = false;
      return result;
    } catch (error) {
      await client.query('rollback').then(
        () => (lost = false),
        () => undefined,
      );
      throw error;
    } finally {
      client.release(lost);
    }
  });
};

/**
 * Does work that sends statements without waiting for them: all of them have succeeded when this resolves. What the work
 * itself rejects with is the reason, unless it was refused for a statement that had failed before it: then that one is.
 */
const awaitingSent = async <Result>(work: (send: Send) => Promise<Result>): Promise<Result> => {
  const answers: Promise<unknown>[] = [];
  const send: Send = (statement) => {
    const answer = statement.execute();
    // It is looked at below, when whatever else went wrong is known.
    answer.catch(() => undefined);
    answers.push(answer);
  };
  try {
    const result = await work(send);
    await Promise.all(answers);
    return result;
  } catch (error) {
    if (isRefusedForEarlier(error)) await Promise.all(answers);
    throw error;
  }
};

/**
 * Does work in one transaction. What needs no answer is sent and not waited for: all of it has succeeded when this
 * resolves.
 */
export const transact = <Result>(
  db: Database,
  work: (tx: Database, send: Send) => Promise<Result>,
): Promise<Result> => {
  const run: Run = runners.get(db) ?? ((inTransaction) => db.transaction(inTransaction));
  return awaitingSent((send) => run((tx) => work(tx, send)));
};
