import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { families } from './family.ts';

/** Invitations into a family; only the hash of the code is here, and a used one is gone. */
export const familyInvitations = pgTable(
  'family_invitations',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => families.familyId, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The user who invites; no foreign key, as for sessions. */
    invitedBy: uuid('invited_by').notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    uniqueIndex('family_invitations_code').on(table.codeHash),
    index('family_invitations_expires').on(table.expiresAt),
  ],
);
