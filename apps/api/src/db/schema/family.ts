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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const day = (name: string) => date(name, { mode: 'string' });

/** An account's tenant: every other table here is keyed by it first. */
export const families = pgTable('families', {
  familyId: uuid('family_id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

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
  },
  (table) => [primaryKey({ columns: [table.familyId, table.id] })],
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

/** One-off tasks and occurrences of periodic ones (E-27, E-29). */
export const tasks = pgTable(
  'tasks',
  {
    familyId: uuid('family_id').notNull(),
    id: uuid('id').notNull(),
    childId: uuid('child_id').notNull(),
    /** The rule of an occurrence. No foreign key: a completed occurrence outlives its rule as history (S-37). */
    scheduledTaskId: uuid('scheduled_task_id'),
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
    unique('tasks_occurrence').on(table.familyId, table.scheduledTaskId, table.dueDate),
    index('tasks_status').on(table.familyId, table.status, table.dueDate),
    index('tasks_child').on(table.familyId, table.childId, table.dueDate),
    index('tasks_due').on(table.familyId, table.dueDate),
    index('tasks_completed').on(table.familyId, table.completedAt),
    check(
      'tasks_status_known',
      sql`(${table.status} = 'pending' AND ${table.completedAt} IS NULL) OR (${table.status} = 'completed' AND ${table.completedAt} IS NOT NULL)`,
    ),
  ],
);

/** Occurrences that were deleted, so that the next read does not make them anew. */
export const occurrenceDeletions = pgTable(
  'occurrence_deletions',
  {
    familyId: uuid('family_id').notNull(),
    scheduledTaskId: uuid('scheduled_task_id').notNull(),
    dueDate: day('due_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.familyId, table.scheduledTaskId, table.dueDate] }),
    foreignKey({
      name: 'occurrence_deletions_rule_fk',
      columns: [table.familyId, table.scheduledTaskId],
      foreignColumns: [scheduledTasks.familyId, scheduledTasks.id],
    }).onDelete('cascade'),
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
    index('homework_status').on(table.familyId, table.status, table.dueDate),
    index('homework_child').on(table.familyId, table.childId, table.dueDate),
    index('homework_completed').on(table.familyId, table.completedAt),
    check(
      'homework_status_known',
      sql`(${table.status} = 'active' AND ${table.completedAt} IS NULL) OR (${table.status} IN ('completed', 'verified') AND ${table.completedAt} IS NOT NULL)`,
    ),
  ],
);
