import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { rowsOf } from './rowsOf.ts';
import type { Table } from './tables.ts';

/** Rows on their way at once: few enough that a mail in each of them fits into memory. */
const AT_ONCE = 500;

/**
 * A row as one line: a JSON array of what each column says of itself as text, `null` where it says nothing. Read back as
 * the column's type it is the same value, and two engines write the same line for it.
 */
const lineOf = (columns: readonly string[]): SQL =>
  sql`json_build_array(${sql.join(
    columns.map((name) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  )})::text`;

/** Has this transaction write values as every other one of ours does, and take as long as it takes. */
export const settle = async (tx: Database): Promise<void> => {
  await tx.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
};

/** How many rows a table has, and a sum over a hash of each: equal for equal rows, in whatever order they come. */
export interface TableSum {
  readonly rows: number;
  readonly sum: string;
}

/** Sums lines up as they pass. */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.#rows += 1;
    this.#sum += createHash('sha256').update(line).digest().readBigInt64BE();
  }

  get value(): TableSum {
    return { rows: this.#rows, sum: String(this.#sum) };
  }
}

/** What `RowSum` says, of the rows that a table has now. */
export const sumTable = async (tx: Database, { name, columns }: SourceColumns): Promise<TableSum> => {
  const [sum] = await rowsOf<TableSum>(
    tx,
    sql`select count(*)::int as rows,
      coalesce(sum(('x' || encode(substring(sha256(convert_to(line, 'UTF8')) from 1 for 8), 'hex'))::bit(64)::bigint::numeric), 0)::text as sum
    from (select ${lineOf(columns)} as line from ${sql.identifier(name)}) lines`,
  );
  if (!sum) throw new Error('a table could not be summed up');
  return sum;
};

/** A table and its columns, in the order in which its lines have them. */
export interface SourceColumns {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every row of a table as a line, some at a time. */
export async function* readRows(tx: Database, { name, columns }: SourceColumns): AsyncGenerator<readonly string[]> {
  await tx.execute(
    sql`declare moved no scroll cursor for select ${lineOf(columns)} as line from ${sql.identifier(name)}`,
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${AT_ONCE} from moved`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close moved`);
}

/** Adds rows to a table, given as lines in the order of these columns. */
export const writeRows = async (
  tx: Database,
  table: Table,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> => {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  // Names and types come from the catalogue of the database.
  const values = columns.map((name, index) => sql.raw(`(line ->> ${index})::${types.get(name) ?? 'text'}`));
  await tx.execute(
    sql`insert into ${sql.identifier(table.name)} (${sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    )}) select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) line`,
  );
};
