import type { SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** The rows that a statement of our own writing answers; that they are of this type, it says itself. */
export const rowsOf = async <Row>(db: Database, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as { rows: Row[] }).rows;
