import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { z } from '@kovan/api-client/contract';
import { OperatorError } from '../../operatorError.ts';
import { RowSum, type TableSum } from './rows.ts';
import type { Source, SourceTable } from './source.ts';

/** The file of a table in a dump. */
export const dumpFileOf = (table: string): string => `${table}.ndjson`;
const ColumnsSchema = z.array(z.string());

/** What a dump says of its tables; the files hold the rows. */
export interface Dump {
  readonly migration: number;
  readonly tables: readonly (TableSum & { readonly name: string })[];
}

const writeTable = async (folder: string, { name, columns, rows }: SourceTable): Promise<TableSum> => {
  const file = createWriteStream(join(folder, dumpFileOf(name)), { mode: 0o600, flags: 'wx' });
  const done = finished(file);
  // Heard of below.
  done.catch(() => undefined);
  const sum = new RowSum();
  file.write(`${JSON.stringify(columns)}\n`);
  for await (const lines of rows()) {
    for (const line of lines) sum.add(line);
    if (!file.write(`${lines.join('\n')}\n`)) await Promise.race([once(file, 'drain'), done]);
  }
  file.end();
  await done;
  return sum.value;
};

/** Writes a source down in a new folder: a file a table, whose first line names the columns and every other is a row. */
export const writeDump = async (source: Source, folder: string): Promise<Dump> => {
  await mkdir(folder, { mode: 0o700 });
  const tables: (TableSum & { name: string })[] = [];
  for (const table of source.tables) tables.push({ name: table.name, ...(await writeTable(folder, table)) });
  return { migration: source.migration, tables };
};

/** The lines of a file, some at a time. Not Node's own reader, for which what people write may end a line. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}

const readColumns = async (file: string): Promise<string[]> => {
  for await (const [first = ''] of linesOf(file)) return z.parse(ColumnsSchema, JSON.parse(first));
  throw new OperatorError('The backup is damaged: one of its tables is empty.');
};

async function* readLines(file: string): AsyncGenerator<readonly string[]> {
  let isFirst = true;
  for await (const lines of linesOf(file)) {
    yield isFirst ? lines.slice(1) : lines;
    isFirst = false;
  }
}

/** What was written down in a folder. */
export const dumpSource = async (folder: string, { migration, tables }: Dump): Promise<Source> => ({
  migration,
  tables: await Promise.all(
    tables.map(async ({ name, ...sum }) => {
      const file = join(folder, dumpFileOf(name));
      return { name, sum, columns: await readColumns(file), rows: () => readLines(file) };
    }),
  ),
});
