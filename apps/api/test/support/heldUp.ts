import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

/** Whether somebody waits for somebody else's transaction in this PostgreSQL database. */
export const isHeldUp = async (db: Database): Promise<boolean> => {
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const { rows } = (await db.execute(waiting)) as { rows: { count: number }[] };
  return (rows[0]?.count ?? 0) > 0;
};
