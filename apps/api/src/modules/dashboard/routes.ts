import { calls } from '@kovan/api-client/contract';
import { familyRoutes } from '../familyRoutes.ts';
import { listActivities, readOnboardingStatus, readStats } from './service.ts';

/** The family's and each child's dashboard, and what comes before there is one. */
export const dashboardRoutes = familyRoutes(({ read }) => {
  read(calls.dashboard.stats, readStats);
  read(calls.dashboard.activities, listActivities);
  read(calls.dashboard.onboardingStatus, readOnboardingStatus);
});
