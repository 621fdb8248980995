import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { OperatorError } from '../../operatorError.ts';
import type { Database } from '../database.ts';
import { migrationsFolder } from '../migrate.ts';
import { RowSum, settle, sumTable, type TableSum, writeRows } from './rows.ts';
import type { Source, SourceTable } from './source.ts';
import { type Table, tablesEverMade, tablesOf } from './tables.ts';

/** Says how far it is, in one line. */
export type Say = (line: string) => void;

const SAY_EVERY = 100_000;

/** Makes the tables as they were at a migration, and notes it as drizzle's own migrator does, which goes on from there. */
const migrateTo = async (tx: Database, until: number): Promise<void> => {
  const migrations = readMigrationFiles({ migrationsFolder });
  if (!migrations.some(({ folderMillis }) => folderMillis === until)) {
    throw new OperatorError('The database is of a version that this one does not know: take a newer version of Kovan.');
  }
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { folderMillis, hash, sql: statements } of migrations) {
    if (folderMillis > until) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
};

/** Takes our tables away, whatever is in them. */
export const dropTables = async (tx: Database): Promise<void> => {
  for (const name of tablesEverMade()) await tx.execute(sql`drop table if exists ${sql.identifier(name)} cascade`);
  await tx.execute(sql`drop schema if exists drizzle cascade`);
};

/** A number of rows, for whoever reads it. */
export const rowsInWords = (rows: number): string => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;

const isSame = (one: TableSum, other: TableSum): boolean => one.rows === other.rows && one.sum === other.sum;

const refuseOtherTables = (there: readonly Table[], source: Source): void => {
  const columnsOf = (table: { name: string; columns: readonly string[] }) =>
    `${table.name} ${[...table.columns].sort().join(' ')}`;
  const made = there.map(({ name, columns }) => columnsOf({ name, columns: columns.map((column) => column.name) }));
  const given = source.tables.map(columnsOf);
  if ([...made].sort().join('\n') === [...given].sort().join('\n')) return;
  throw new OperatorError('The tables are not those of any version of Kovan: nothing was changed.');
};

const copyTable = async (tx: Database, table: Table, from: SourceTable, say: Say): Promise<TableSum> => {
  const passed = new RowSum();
  for await (const lines of from.rows()) {
    const before = passed.value.rows;
    for (const line of lines) passed.add(line);
    await writeRows(tx, table, from.columns, lines);
    const { rows } = passed.value;
    if (Math.floor(rows / SAY_EVERY) > Math.floor(before / SAY_EVERY)) say(`${table.name}: ${rowsInWords(rows)} …`);
  }
  const there = await sumTable(tx, from);
  if (!isSame(there, passed.value) || (from.sum && !isSame(there, from.sum))) {
    throw new OperatorError(`The rows of ${table.name} are not those that were read: nothing was changed.`);
  }
  say(`${table.name}: ${rowsInWords(there.rows)}, compared`);
  return there;
};

/**
 * Makes every table in a database without any, fills it with the rows of a source, and compares what is there then with
 * what was read. Within one transaction: what is not the same, an `OperatorError`, leaves nothing behind. Gives the number of rows.
 */
export const load = async (tx: Database, source: Source, say: Say): Promise<number> => {
  await settle(tx);
  await migrateTo(tx, source.migration);
  const there = await tablesOf(tx);
  refuseOtherTables(there, source);
  const given = new Map(source.tables.map((table) => [table.name, table]));
  let rows = 0;
  for (const table of there) {
    const from = given.get(table.name);
    if (from) rows += (await copyTable(tx, table, from, say)).rows;
  }
  return rows;
};
