import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { families } from './family.ts';

/**
 * Mails to be sent, written before the mail server is asked, so that none is lost and none is made twice. One that was
 * accepted keeps its row, emptied, for as long as its key is known; one that was not is given up after a day.
 */
export const outbox = pgTable(
  'outbox',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => families.familyId, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** Whom it is for. */
    userId: uuid('user_id').notNull(),
    /** What asked for it: one mail each. */
    dedupeKey: text('dedupe_key').notNull(),
    /** The same at every try. */
    messageId: text('message_id').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextTryAt: moment('next_try_at').notNull(),
    /** Until then somebody is sending it. */
    leasedUntil: moment('leased_until'),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    unique('outbox_dedupe').on(table.familyId, table.dedupeKey),
    // Holds the few mails that wait, in the order in which they are tried.
    index('outbox_kept')
      .on(table.nextTryAt)
      .where(sql`${table.acceptedAt} IS NULL`),
    index('outbox_created').on(table.createdAt),
  ],
);
