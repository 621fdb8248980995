import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/**
 * The database, or a transaction of it, over whichever driver is configured. Inside a transaction use only what the
 * callback gives: on the embedded database the outer one waits for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
