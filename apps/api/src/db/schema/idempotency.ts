import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What a call that carried an `Idempotency-Key` was answered, so that its repeat changes nothing. Kept for 30 days. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    familyId: uuid('family_id').notNull(),
    /** Method and path of the call. */
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** The key stands for one request: a hash of what was sent, never what was sent. */
    sentHash: text('sent_hash').notNull(),
    /** `null` once what it tells of was deleted. */
    answer: jsonb('answer').$type<unknown>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.call, table.key] }),
    index('idempotent_answers_created').on(table.createdAt),
    // By what they tell of, and by the child it belongs to.
    index('idempotent_answers_about').on(table.familyId, sql`(answer -> 'data' ->> 'id')`),
    index('idempotent_answers_child').on(table.familyId, sql`(answer -> 'data' ->> 'childId')`),
  ],
);
