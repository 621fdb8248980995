import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema.ts';

const tables = Object.values(schema).filter((one) => is(one, PgTable));

/** The tables that hold a row with one of these texts in any column, by name. */
export const tablesWith = async (db: Database, texts: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const table of tables) {
    const rows = JSON.stringify(await db.select().from(table)).toLowerCase();
    if (texts.some((text) => rows.includes(text.toLowerCase()))) found.push(getTableConfig(table).name);
  }
  return found.sort();
};

/** The files below a folder whose name or content holds one of these texts. */
export const filesWith = async (folder: string, texts: readonly string[]): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const content = `${relative(folder, path)}\n${await readFile(path, 'latin1')}`;
    if (texts.some((text) => content.includes(text))) found.push(relative(folder, path));
  }
  return found.sort();
};
