import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

const QUERY = new URL('../../../../scripts/lib/recount.sql', import.meta.url);

/** What the counters of every family and child say other than their rows: nothing where all is well. */
export const recount = async (db: Database): Promise<readonly object[]> => {
  const { rows } = (await db.execute(sql.raw(await readFile(QUERY, 'utf8')))) as { rows: object[] };
  return rows;
};
