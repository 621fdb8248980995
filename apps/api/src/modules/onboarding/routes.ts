import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { onboardingStatus } from './service.ts';

/** Whether a family still has to add its first child. */
export const onboardingRoutes: Feature = (app, { db }) => {
  route(app, calls.dashboard.onboardingStatus, ({ viewer }) => onboardingStatus(db, viewer.familyId));
};
