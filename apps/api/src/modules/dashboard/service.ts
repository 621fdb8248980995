import type { Activity, calls, OnboardingStatus, Stats } from '@kovan/api-client/contract';
import { countOpenOccurrences } from '@kovan/domain/occurrenceList';
import { countedRange } from '@kovan/domain/weeks';
import { asId } from '../../http/ids.ts';
import { notFound } from '../../http/problemError.ts';
import { countChildren } from '../children/repository.ts';
import { childOrFamily } from '../children/service.ts';
import type { Asked, Scope } from '../familyRoutes.ts';
import { selectActivities } from './activities.ts';
import { selectCounts } from './counts.ts';

type Calls = typeof calls.dashboard;

/**
 * The four counters of a child or of the family. Of tasks that are not completed they count one-off ones up to the end of
 * this week, and occurrences from the Monday of last week on; an older one is history (decisions.md, Dashboard counters).
 */
export const readStats = async (
  { db, familyId, today }: Scope,
  { query }: Asked<Calls['stats']>,
): Promise<{ data: Stats }> => {
  const range = countedRange(today);
  const counts = await selectCounts(db, familyId, query.childId === undefined ? null : asId(query.childId), range);
  if (!counts) throw notFound();
  const { pendingHomework, completedHomework, rules, done } = counts;
  return {
    data: {
      pendingHomework,
      completedHomework,
      pendingTasks: counts.openTasks + countOpenOccurrences({ rules, done, range, today }),
      completedTasks: counts.completedTasks,
    },
  };
};

/** The latest completions of a child or of the family, newest first. */
export const listActivities = async (
  scope: Scope,
  { query }: Asked<Calls['activities']>,
): Promise<{ data: Activity[] }> => {
  const childId = await childOrFamily(scope, query.childId);
  return { data: await selectActivities(scope.db, scope.familyId, childId) };
};

/** A family needs onboarding as long as it has no child. */
export const readOnboardingStatus = async ({ db, familyId }: Scope): Promise<OnboardingStatus> => {
  const childrenCount = await countChildren(db, familyId);
  return { needsOnboarding: childrenCount === 0, childrenCount };
};
