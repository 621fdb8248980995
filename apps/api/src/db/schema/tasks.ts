import type { DoneDay } from '@kovan/domain/occurrenceList';
import type { StoredTaskStatus } from '@kovan/machines/task';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { day, moment } from './columns.ts';
import { children } from './family.ts';

/** The rules that periodic tasks repeat by. */
export const scheduledTasks = pgTable(
  'scheduled_tasks',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    /** Every how many weeks. */
    frequency: integer('frequency').notNull(),
    /** Turkish weekday names. */
    weekDays: text('week_days').array().notNull(),
    /** The day on which the rule was created, in its creator's zone. */
    createdOn: day('created_on').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      name: 'scheduled_tasks_child_fk',
      columns: [table.familyId, table.childId],
      foreignColumns: [children.familyId, children.id],
    }).onDelete('cascade'),
    index('scheduled_tasks_child').on(table.familyId, table.childId),
  ],
);

/** One-off tasks. */
export const tasks = pgTable(
  'tasks',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    dueDate: day('due_date').notNull(),
    status: text('status').$type<StoredTaskStatus>().notNull(),
    completedAt: moment('completed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.id] }),
    foreignKey({
      name: 'tasks_child_fk',
      columns: [table.familyId, table.childId],
      foreignColumns: [children.familyId, children.id],
    }).onDelete('cascade'),
    // Lists are read in their order from these, however long they are.
    index('tasks_due').on(table.familyId, table.dueDate, table.id),
    index('tasks_child').on(table.familyId, table.childId, table.dueDate, table.id),
    index('tasks_open')
      .on(table.familyId, table.dueDate, table.id)
      .where(sql`${table.completedAt} IS NULL`),
    index('tasks_open_child')
      .on(table.familyId, table.childId, table.dueDate, table.id)
      .where(sql`${table.completedAt} IS NULL`),
    index('tasks_completed')
      .on(table.familyId, table.completedAt, table.id)
      .where(sql`${table.completedAt} IS NOT NULL`),
    index('tasks_completed_child')
      .on(table.familyId, table.childId, table.completedAt, table.id)
      .where(sql`${table.completedAt} IS NOT NULL`),
    check(
      'tasks_status_known',
      sql`(${table.status} = 'pending' AND ${table.completedAt} IS NULL) OR (${table.status} = 'completed' AND ${table.completedAt} IS NOT NULL)`,
    ),
  ],
);

/**
 * Days of rules about which something was done: completed, deleted, renamed or moved. Every other occurrence
 * follows from its rule and has no row. No foreign key to the rule: what was completed outlives it as history.
 */
export const occurrences = pgTable(
  'occurrences',
  {
    familyId: uuid('family_id').notNull(),
    ruleId: uuid('rule_id').notNull(),
    /** The day on which the rule falls; it stays when the occurrence is moved. */
    ruleDay: day('rule_day').notNull(),
    childId: uuid('child_id').notNull(),
    name: text('name').notNull(),
    icon: text('icon').notNull(),
    /** The day on which it is shown. */
    dueDate: day('due_date').notNull(),
    status: text('status').$type<DoneDay['status']>().notNull(),
    completedAt: moment('completed_at'),
    createdAt: moment('created_at').notNull(),
    /** The id it had when every occurrence was a row; a link to it still leads here. */
    oldId: uuid('old_id'),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.ruleId, table.ruleDay] }),
    foreignKey({
      name: 'occurrences_child_fk',
      columns: [table.familyId, table.childId],
      foreignColumns: [children.familyId, children.id],
    }).onDelete('cascade'),
    index('occurrences_child').on(table.familyId, table.childId, table.dueDate),
    index('occurrences_due').on(table.familyId, table.dueDate),
    index('occurrences_completed')
      .on(table.familyId, table.completedAt, table.ruleId, table.ruleDay)
      .where(sql`${table.completedAt} IS NOT NULL`),
    index('occurrences_completed_child')
      .on(table.familyId, table.childId, table.completedAt, table.ruleId, table.ruleDay)
      .where(sql`${table.completedAt} IS NOT NULL`),
    // Moved days are few, and looked for wherever the days of a range are.
    index('occurrences_moved')
      .on(table.familyId, table.ruleDay)
      .where(sql`${table.dueDate} <> ${table.ruleDay}`),
    uniqueIndex('occurrences_old_id')
      .on(table.familyId, table.oldId)
      .where(sql`${table.oldId} IS NOT NULL`),
    check(
      'occurrences_status_known',
      sql`(${table.status} IN ('pending', 'deleted') AND ${table.completedAt} IS NULL) OR (${table.status} = 'completed' AND ${table.completedAt} IS NOT NULL)`,
    ),
  ],
);
