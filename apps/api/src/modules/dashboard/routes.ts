import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { scopeOf } from '../scope.ts';
import { dashboardActivities, dashboardStats } from './service.ts';

/** The family's and each child's dashboard (product.md 7, Onboarding and dashboard). */
export const dashboardRoutes: Feature = (app, { db }) => {
  route(app, calls.dashboard.stats, async ({ query, viewer, request }) => ({
    data: await dashboardStats(db, scopeOf(viewer, request), query.childId),
  }));

  route(app, calls.dashboard.activities, async ({ query, viewer }) => ({
    data: await dashboardActivities(db, viewer.familyId, query.childId),
  }));
};
