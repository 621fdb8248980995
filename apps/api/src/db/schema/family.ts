import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** An account's tenant: every other table here is keyed by it first. */
export const families = pgTable(
  'families',
  {
    familyId: uuid('family_id').primaryKey(),
    createdAt: moment('created_at').notNull(),
    /** Homework, one-off tasks and rows of occurrences, those of children that are being erased too. */
    rowCount: integer('row_count').notNull().default(0),
    /** Of the children that are there: what a dashboard would otherwise count anew each time. */
    completedHomework: integer('completed_homework').notNull().default(0),
    completedTasks: integer('completed_tasks').notNull().default(0),
    /** When it was deleted: nothing of it is read any more, and its rows are erased one batch after the other. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('families_deleted')
      .on(table.familyId)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);

/** A child of a family. */
export const children = pgTable(
  'children',
  {
    familyId: uuid('family_id')
      .notNull()
      .references(() => families.familyId, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    birthYear: integer('birth_year').notNull(),
    grade: text('grade').notNull(),
    avatar: text('avatar').notNull(),
    createdAt: moment('created_at').notNull(),
    completedHomework: integer('completed_homework').notNull().default(0),
    completedTasks: integer('completed_tasks').notNull().default(0),
    /** When it was deleted: it is hidden with all that belongs to it, which is erased one batch after the other. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    // Holds nothing, nearly always: what hiding costs.
    index('children_deleted')
      .on(table.familyId, table.id)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);
