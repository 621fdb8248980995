import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something happened in the running window of a limit. Keys are hashed: addresses are people's data. */
export const limits = pgTable(
  'limits',
  {
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    count: integer('count').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.keyHash] }), index('limits_expires').on(table.expiresAt)],
);
