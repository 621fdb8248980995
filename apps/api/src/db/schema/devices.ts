import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { families } from './family.ts';

/** Children's devices: those that are paired, whose session has the same id, and those that wait for their code. */
export const devices = pgTable(
  'devices',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => families.familyId, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** The children that it may see; never none. */
    childIds: uuid('child_ids').array().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Of the code that pairs it; `null` once it was used. */
    codeHash: text('code_hash'),
    codeExpiresAt: moment('code_expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    uniqueIndex('devices_code')
      .on(table.codeHash)
      .where(sql`${table.codeHash} IS NOT NULL`),
  ],
);
