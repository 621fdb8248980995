import { fillPlaceholders } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Database } from './database.ts';

/** A prepared statement, and what its placeholders take. */
export interface Step {
  readonly name: string;
  readonly statement: { getQuery(): { readonly sql: string; readonly params: unknown[] } };
  readonly values: Record<string, unknown>;
}

/** Runs steps in one transaction; the first that fails undoes all, and is what it rejects with. */
type RunTogether = (steps: readonly Step[]) => Promise<void>;

const runners = new WeakMap<Database, RunTogether>();

/**
 * The way to send a whole transaction at once, which takes one round trip instead of one a statement; `undefined` where
 * the driver has none. No step can depend on what another one found.
 */
export const togetherOn = (db: Database): RunTogether | undefined => runners.get(db);

/** Makes that way known for a database over a pool whose connections pipeline. */
export const offerTogether = (db: Database, pool: Pool): void => {
  runners.set(db, async (steps) => {
    const queries = steps.map(({ name, statement, values }) => {
      const { sql, params } = statement.getQuery();
      return { name, text: sql, values: fillPlaceholders(params, values) };
    });
    const client = await pool.connect();
    const sent = [
      client.query('begin'),
      ...queries.map((query) => client.query(query)),
      // After a failure PostgreSQL answers this by rolling back.
      client.query('commit'),
    ];
    const settled = await Promise.allSettled(sent);
    const failed = settled.find(({ status }) => status === 'rejected');
    client.release(failed !== undefined && settled.at(-1)?.status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  });
};
