import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/database.ts';

const valueOf = async (db: Database, query: ReturnType<typeof sql>): Promise<unknown> => {
  const { rows } = (await db.execute(query)) as { rows: { value: unknown }[] };
  return rows[0]?.value;
};

/** What the tables of a database are like, as one text that changes with them. */
export const shapeOf = (db: Database): Promise<unknown> =>
  valueOf(
    db,
    sql`select md5(string_agg(part, ' ' order by part)) as value from (
      select oid || ' ' || relname || ' ' || relkind::text as part from pg_class
        where relnamespace = 'public'::regnamespace
      union all
      select attrelid || ' ' || attname || ' ' || atttypid || ' ' || attnotnull || ' ' || atthasdef from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union all
      select oid || ' ' || conname || ' ' || convalidated from pg_constraint
        where connamespace = 'public'::regnamespace
      union all
      select oid || ' ' || proname from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select oid || ' ' || tgname || ' ' || tgenabled::text from pg_trigger
    ) parts`,
  );

/** Empties every table that had rows, quicker than a database is made. */
export const empty = async (db: Database): Promise<void> => {
  const used = await valueOf(
    db,
    sql`select string_agg(oid::regclass::text, ', ') as value from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`,
  );
  if (typeof used === 'string') await db.execute(sql.raw(`truncate ${used} restart identity cascade`));
};
