import { call } from './call.ts';
import { ChildIdQuery, IdSchema, listOf, MomentSchema, orNull, single } from './common.ts';
import { z } from './zod.ts';

const Count = z.int().check(z.minimum(0));

/** The four counters (what each counts: decisions.md, Dashboard counters). */
export const StatsSchema = z.object({
  pendingHomework: Count,
  completedHomework: Count,
  pendingTasks: Count,
  completedTasks: Count,
});
export type Stats = z.infer<typeof StatsSchema>;

/** A completion of homework or of a task. `childId` is ours, so that a screen can show the child's own hue. */
export const ActivitySchema = z.object({
  id: IdSchema,
  type: z.enum(['homework', 'task']),
  icon: z.string(),
  title: z.string(),
  childName: z.string(),
  childId: orNull(IdSchema),
  completedAt: MomentSchema,
});
export type Activity = z.infer<typeof ActivitySchema>;

/** Whether the family still has to add its first child. Not wrapped in `data`. */
export const OnboardingStatusSchema = z.object({ needsOnboarding: z.boolean(), childrenCount: Count });
export type OnboardingStatus = z.infer<typeof OnboardingStatusSchema>;

export const dashboardCalls = {
  onboardingStatus: call({
    method: 'GET',
    path: '/api/users/onboarding-status',
    summary: 'Whether the first child is still to be added',
    access: 'adults',
    status: 200,
    answer: OnboardingStatusSchema,
  }),
  stats: call({
    method: 'GET',
    path: '/api/dashboard/stats',
    summary: 'The four counters, of a child or of the family',
    access: 'family',
    query: ChildIdQuery,
    status: 200,
    answer: single(StatsSchema),
    errors: [404],
  }),
  activities: call({
    method: 'GET',
    path: '/api/dashboard/activities',
    summary: 'The 20 latest completions, newest first',
    access: 'family',
    query: ChildIdQuery,
    status: 200,
    answer: listOf(ActivitySchema),
    errors: [404],
  }),
};
