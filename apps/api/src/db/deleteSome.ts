import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Which rows go: those of a table that a condition chooses, by the columns of its key. */
interface Some {
  readonly table: PgTable;
  readonly key: readonly PgColumn[];
  readonly where: SQL | undefined;
}

/** Deletes rows, at most so many, so that nobody waits for the statement; gives how many went. */
export const deleteSome = async (db: Database, { table, key, where }: Some, most: number): Promise<number> => {
  const columns = Object.fromEntries(key.map((column) => [column.name, column]));
  const chosen = db.select(columns).from(table).where(where).limit(most);
  const gone = await db
    .delete(table)
    .where(sql`(${sql.join([...key], sql`, `)}) in ${chosen}`)
    .returning({ one: sql`1` });
  return gone.length;
};
