import { bigint, date, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { families } from './family.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The sessions that stand: ending one deletes its row. Its token names it by `id`. */
export const sessions = pgTable(
  'sessions',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => families.familyId, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** No foreign key: whom the family's rows belong to stands in a table that no family owns. */
    userId: uuid('user_id').notNull(),
    /** The sign-in that it was bought with, as `ended_sign_ins` knows it. */
    signInHash: text('sign_in_hash').notNull(),
    /** When the person had signed in, in seconds. */
    authTime: bigint('auth_time', { mode: 'number' }).notNull(),
    /** The local provider's name of that sign-in; `null` for Firebase, which has none. */
    sid: text('sid'),
    /** In words, such as `Chrome, Android`; empty for one that says nothing known. */
    browser: text('browser').notNull(),
    createdAt: moment('created_at').notNull(),
    /** UTC's day. */
    lastSeenOn: date('last_seen_on', { mode: 'string' }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    index('sessions_user').on(table.familyId, table.userId),
  ],
);
