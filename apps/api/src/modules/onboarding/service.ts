import type { OnboardingStatus } from '@kovan/api-client/contract';
import type { Database } from '../../db/database.ts';
import { countChildren } from '../children/repository.ts';

/** A family needs onboarding as long as it has no child (E-35). */
export const onboardingStatus = async (db: Database, familyId: string): Promise<OnboardingStatus> => {
  const childrenCount = await countChildren(db, familyId);
  return { needsOnboarding: childrenCount === 0, childrenCount };
};
