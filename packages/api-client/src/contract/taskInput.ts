import { CHORE_FIELDS, TASK_FIELDS } from '@kovan/domain/fields';
import { WEEK_DAYS } from '@kovan/domain/weeks';
import { Before, DaySchema } from './common.ts';
import { inputShape } from './fields.ts';
import { z } from './zod.ts';

export const TaskInputSchema = z.strictObject(inputShape(TASK_FIELDS));
export type TaskInput = z.infer<typeof TaskInputSchema>;

const FREQUENCY = /^(?:[1-9]|[1-4]\d|5[0-2])$/;

/** How a periodic task repeats: every N weeks, N from "1" to "52" as a string, on Turkish weekday names. */
export const PeriodSchema = z.strictObject({
  frequency: z.string().check(
    z.refine((weeks) => FREQUENCY.test(weeks), { params: { kind: 'weeks' } }),
    z.meta({ pattern: FREQUENCY.source }),
  ),
  weekDays: z.array(z.enum(WEEK_DAYS)).check(
    z.minLength(1),
    z.maxLength(7),
    z.refine((days) => new Set(days).size === days.length, { params: { kind: 'unique' } }),
  ),
});

export const ScheduledTaskInputSchema = z.strictObject({
  ...inputShape(CHORE_FIELDS),
  isPeriodic: z.literal(true),
  period: PeriodSchema,
});
export type ScheduledTaskInput = z.infer<typeof ScheduledTaskInputSchema>;

/** `date_start` and `date_end`, each optional. That the range is allowed depends on the viewer's day: services check it. */
export const RangeQuery = z.object({
  date_start: z.optional(DaySchema),
  date_end: z.optional(DaySchema),
  before: Before,
});
