import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How often something happened in the running window of a limit. Keys are hashed: addresses are people's data. */
export const limits = pgTable(
  'limits',
  {
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.keyHash] }), index('limits_expires').on(table.expiresAt)],
);

/** Failed sign-ins of one account, browser or address. Keys are hashed: addresses are people's data. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    keyHash: text('key_hash').primaryKey(),
    /** In the window that ends at `windowEndsAt`. */
    failures: integer('failures').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
    /** How many pauses in a row there were; each is twice as long as the one before. */
    pauses: integer('pauses').notNull(),
    pausedUntil: moment('paused_until').notNull(),
    /** An hour after the last failure, when all is forgotten. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_failures_expires').on(table.expiresAt)],
);
