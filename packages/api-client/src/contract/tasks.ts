import { CHORE_FIELDS, TASK_FIELDS } from '@kovan/domain/fields';
import { TASK_STATUSES } from '@kovan/domain/statuses';
import { call } from './call.ts';
import {
  Before,
  ChildIdParams,
  ChildIdQuery,
  IdParams,
  IdSchema,
  listOf,
  MomentSchema,
  orNull,
  pageOf,
  single,
} from './common.ts';
import { outputShape } from './fields.ts';
import { RangeQuery, ScheduledTaskInputSchema, TaskInputSchema } from './taskInput.ts';
import { z } from './zod.ts';

export { TASK_STATUSES, type TaskStatus } from '@kovan/domain/statuses';

/**
 * A one-off task, or one occurrence of a periodic one. Ids of both kinds are opaque; an occurrence's stays
 * the same from read to read.
 */
export const TaskSchema = z.object({
  id: IdSchema,
  ...outputShape(TASK_FIELDS),
  status: z.enum(TASK_STATUSES),
  completedDate: orNull(MomentSchema),
  scheduledTaskId: orNull(IdSchema),
});
export type Task = z.infer<typeof TaskSchema>;

/** A periodic task: the rule by which it repeats. */
export const ScheduledTaskSchema = z.object({
  id: IdSchema,
  ...outputShape(CHORE_FIELDS),
  isPeriodic: z._default(z.boolean(), true),
  period: z.object({ frequency: z.string(), weekDays: z.array(z.string()) }),
  status: z._default(z.literal('scheduled'), 'scheduled'),
});
export type ScheduledTask = z.infer<typeof ScheduledTaskSchema>;

/** `?childId=` and, of a list that goes on, `?before=`. */
const PageQuery = z.strictObject({ childId: z.optional(IdSchema), before: Before });

/** A list that goes on holds everything open and the newest completed first (decisions.md, Wire). */
const tasks = pageOf(TaskSchema);

export const taskCalls = {
  list: call({
    method: 'GET',
    path: '/api/tasks',
    summary: 'One-off tasks',
    access: 'family',
    query: PageQuery,
    status: 200,
    answer: tasks,
    errors: [404],
  }),
  listWithOccurrences: call({
    method: 'GET',
    path: '/api/tasks/child',
    summary: 'One-off tasks, and occurrences from the Monday of last week to the end of the current week',
    access: 'family',
    query: PageQuery,
    status: 200,
    answer: tasks,
    errors: [404],
  }),
  listOfChild: call({
    method: 'GET',
    path: '/api/tasks/child/:childId',
    summary:
      'One-off tasks and occurrences of a child in a range of days, by default the current week; only that goes on with before',
    access: 'family',
    params: ChildIdParams,
    query: RangeQuery,
    status: 200,
    answer: tasks,
    errors: [404],
  }),
  listCompleted: call({
    method: 'GET',
    path: '/api/tasks/completed',
    summary: 'Completed tasks of both kinds, newest first',
    access: 'family',
    query: PageQuery,
    status: 200,
    answer: tasks,
    errors: [404],
  }),
  create: call({
    method: 'POST',
    path: '/api/tasks',
    summary: 'Add a one-off task',
    access: 'adults',
    changes: ['tasks'],
    body: TaskInputSchema,
    idempotent: true,
    status: 201,
    answer: single(TaskSchema),
    errors: [404, 409],
  }),
  setStatus: call({
    method: 'PUT',
    path: '/api/tasks/:id/status',
    summary: 'Complete a task',
    access: 'family',
    changes: ['tasks'],
    params: IdParams,
    body: z.strictObject({ status: z.enum(TASK_STATUSES), at: z.optional(MomentSchema) }),
    idempotent: true,
    status: 200,
    answer: single(TaskSchema),
    errors: [404, 409],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/tasks/:id',
    summary: 'Delete a one-off task, or one occurrence for good',
    access: 'adults',
    changes: ['tasks'],
    params: IdParams,
    status: 204,
    errors: [404, 409],
  }),
};

export const scheduledTaskCalls = {
  list: call({
    method: 'GET',
    path: '/api/scheduled-tasks',
    summary: 'Periodic tasks',
    access: 'adults',
    query: ChildIdQuery,
    status: 200,
    answer: listOf(ScheduledTaskSchema),
    errors: [404],
  }),
  create: call({
    method: 'POST',
    path: '/api/scheduled-tasks',
    summary: 'Add a periodic task',
    access: 'adults',
    changes: ['tasks'],
    body: ScheduledTaskInputSchema,
    idempotent: true,
    status: 201,
    answer: single(ScheduledTaskSchema),
    errors: [404, 409],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/scheduled-tasks/:id',
    summary: 'Delete a periodic task with its occurrences that are not completed',
    access: 'adults',
    changes: ['tasks'],
    params: IdParams,
    status: 204,
    errors: [404],
  }),
};
