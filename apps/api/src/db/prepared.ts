import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import type { Statement } from './transaction.ts';

/**
 * A statement that is put together once a database and planned once a connection, instead of at every request. The name
 * is its own: PostgreSQL keeps the plan under it. Takes its values by `param`.
 */
export const prepared = <Prepared>(
  name: string,
  build: (db: Database) => { prepare(name: string): Prepared },
): ((db: Database) => Prepared) => {
  const known = new WeakMap<Database, Prepared>();
  return (db) => {
    const statement = known.get(db) ?? build(db).prepare(`kovan_${name}`);
    known.set(db, statement);
    return statement;
  };
};

/** A statement with its values, to be sent. */
type Change<Values> = (tx: Database, values: Values) => Statement;

/** A prepared statement that changes something and answers nothing, with its values: it can be sent. */
export const changing = <Values extends Record<string, unknown>>(
  name: string,
  build: (db: Database) => { prepare(name: string): { execute(values: Record<string, unknown>): Promise<unknown> } },
): Change<Values> => {
  const statement = prepared(name, build);
  return (tx, values) => ({ execute: () => statement(tx).execute(values) });
};

/** A placeholder for a value that is written as it is. */
export const param = (name: string) => sql.placeholder(name);

/** Writes the values of a column; the library's own moments and lists take no `null` once a statement is put together. */
const encoderOf = (column: PgColumn) => ({
  mapToDriverValue: (value: unknown): unknown => (value === null ? null : column.mapToDriverValue(value)),
});

/** A placeholder for a value of a column, in whose way it is written. */
export const valueOf = (column: PgColumn, name: string): SQL => sql`${sql.param(param(name), encoderOf(column))}`;

/** The placeholders of a whole row, under the names of its columns. */
export const rowOf = <Table extends PgTable>(table: Table): PgInsertValue<Table> => {
  const columns = Object.entries(getTableColumns(table));
  // Each column of the table has its placeholder, which the compiler cannot follow through a map.
  return Object.fromEntries(columns.map(([name, column]) => [name, valueOf(column, name)])) as PgInsertValue<Table>;
};

/** Adds a whole row to a table. */
export const insertion = <Table extends PgTable>(table: Table) =>
  changing<Table['$inferSelect']>(`insert_${getTableName(table)}`, (db) => db.insert(table).values(rowOf(table)));
