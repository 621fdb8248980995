import type { HomeworkStatus } from '@kovan/machines/homework';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { day, moment } from './columns.ts';
import { children } from './family.ts';

/** Homework; overdue is derived, not stored. */
export const homework = pgTable(
  'homework',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    subject: text('subject').notNull(),
    teacher: text('teacher'),
    book: text('book'),
    page: text('page'),
    dueDate: day('due_date'),
    status: text('status').$type<HomeworkStatus>().notNull(),
    /** When the child completed it; checking it keeps the moment. */
    completedAt: moment('completed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      name: 'homework_child_fk',
      columns: [table.familyId, table.childId],
      foreignColumns: [children.familyId, children.id],
    }).onDelete('cascade'),
    // Lists are read in their order from these, however long they are.
    index('homework_open')
      .on(table.familyId, table.dueDate, table.id)
      .where(sql`${table.completedAt} IS NULL`),
    index('homework_open_child')
      .on(table.familyId, table.childId, table.dueDate, table.id)
      .where(sql`${table.completedAt} IS NULL`),
    index('homework_completed')
      .on(table.familyId, table.completedAt, table.id)
      .where(sql`${table.completedAt} IS NOT NULL`),
    index('homework_child').on(table.familyId, table.childId, table.completedAt, table.id),
    check(
      'homework_status_known',
      sql`(${table.status} = 'active' AND ${table.completedAt} IS NULL) OR (${table.status} IN ('completed', 'verified') AND ${table.completedAt} IS NOT NULL)`,
    ),
  ],
);
