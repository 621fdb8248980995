import { sql } from 'drizzle-orm';
import { OperatorError } from '../../operatorError.ts';
import type { Database } from '../database.ts';
import { migrationState } from '../migrate.ts';
import { readRows, type SourceColumns, type TableSum } from './rows.ts';
import { rowsOf } from './rowsOf.ts';
import { tablesOf } from './tables.ts';

/** A table of a source. */
export interface SourceTable extends SourceColumns {
  /** Its rows as lines, some at a time; asked for once. */
  rows(): AsyncIterable<readonly string[]>;
  /** What was said of it when it was written down, where it was. */
  readonly sum?: TableSum;
}

/** Rows of every table of a Kovan database, and the migration of which they are: the moment that its journal gives. */
export interface Source {
  readonly migration: number;
  readonly tables: readonly SourceTable[];
}

/** What a database holds, within a transaction in which it stays the same. An empty one is an `OperatorError`. */
export const databaseSource = async (tx: Database): Promise<Source> => {
  if ((await migrationState(tx)) === 'empty') {
    throw new OperatorError('The database is empty: it holds no tables of Kovan.');
  }
  const [last] = await rowsOf<{ migration: string }>(
    tx,
    sql`select max(created_at)::text as migration from drizzle.__drizzle_migrations`,
  );
  const tables = (await tablesOf(tx)).map(({ name, columns }) => {
    const table = { name, columns: columns.map((column) => column.name) };
    return { ...table, rows: () => readRows(tx, table) };
  });
  return { migration: Number(last?.migration), tables };
};
