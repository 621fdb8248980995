import type { DoneDay } from '@kovan/domain/occurrenceList';
import type { HomeworkStatus } from '@kovan/machines/homework';
import type { StoredTaskStatus } from '@kovan/machines/task';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });

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

/** A child of a family (E-20). */
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

/** The rules that periodic tasks repeat by (E-30, S-34). */
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
    /** Turkish weekday names (E-07). */
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

/** One-off tasks (E-27). */
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
 * Days of rules about which something was done (E-29): completed, deleted, renamed or moved. Every other occurrence
 * follows from its rule and has no row. No foreign key to the rule: what was completed outlives it as history (S-37).
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

/** Homework (E-21); overdue is derived, not stored (S-38). */
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
