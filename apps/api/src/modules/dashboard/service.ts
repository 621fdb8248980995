import type { Activity, calls, OnboardingStatus, Stats } from '@kovan/api-client/contract';
import { countOpenOccurrences } from '@kovan/domain/occurrenceList';
import { countedRange } from '@kovan/domain/weeks';
import { notFound } from '../../http/problemError.ts';
import { countChildren } from '../children/repository.ts';
import { knownWhose, whoseWithin } from '../children/service.ts';
import type { Asked, Scope } from '../familyRoutes.ts';
import { selectActivities } from './activities.ts';
import { selectCounts } from './counts.ts';

type Calls = typeof calls.dashboard;

const countsOf = async ({ db, familyId, today }: Scope, childId: string | null): Promise<Stats> => {
  const range = countedRange(today);
  const counts = await selectCounts(db, familyId, childId, range);
  if (!counts) throw notFound();
  const { pendingHomework, completedHomework, rules, done } = counts;
  return {
    pendingHomework,
    completedHomework,
    pendingTasks: counts.openTasks + countOpenOccurrences({ rules, done, range, today }),
    completedTasks: counts.completedTasks,
  };
};

const sum = (a: Stats, b: Stats): Stats => ({
  pendingHomework: a.pendingHomework + b.pendingHomework,
  completedHomework: a.completedHomework + b.completedHomework,
  pendingTasks: a.pendingTasks + b.pendingTasks,
  completedTasks: a.completedTasks + b.completedTasks,
});

/**
 * The four counters of a child or of all whom the call may see. Of tasks that are not completed they count one-off ones up to the end of
 * this week, and occurrences from the Monday of last week on; an older one is history (decisions.md, Dashboard counters).
 */
export const readStats = async (scope: Scope, { query }: Asked<Calls['stats']>): Promise<{ data: Stats }> => {
  const whose = whoseWithin(scope, query.childId);
  if (whose === null || typeof whose === 'string') return { data: await countsOf(scope, whose) };
  // A child's row holds what it has completed: so few children as a device is for are summed up.
  const each = await Promise.all(whose.map((childId) => countsOf(scope, childId)));
  return { data: each.reduce(sum) };
};

/** The latest completions of a child or of the family, newest first. */
export const listActivities = async (
  scope: Scope,
  { query }: Asked<Calls['activities']>,
): Promise<{ data: Activity[] }> => {
  const whose = await knownWhose(scope, query.childId);
  return { data: await selectActivities(scope.db, scope.familyId, whose) };
};

/** A family needs onboarding as long as it has no child. */
export const readOnboardingStatus = async ({ db, familyId }: Scope): Promise<OnboardingStatus> => {
  const childrenCount = await countChildren(db, familyId);
  return { needsOnboarding: childrenCount === 0, childrenCount };
};
