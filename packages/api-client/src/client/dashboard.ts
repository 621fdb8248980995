import { type Activity, dashboardCalls, type OnboardingStatus, type Stats } from '../contract/dashboard.ts';
import { reportCalls } from '../contract/report.ts';
import { serverCalls, type Settings } from '../contract/settings.ts';
import type { RequestOptions } from './options.ts';
import type { Request } from './request.ts';

export const onboardingClient = (request: Request) => ({
  /** Whether the first child is still to be added. */
  status: (options?: RequestOptions): Promise<OnboardingStatus> =>
    request.answer(dashboardCalls.onboardingStatus, options),
});

export const dashboardClient = (request: Request) => ({
  /** The four counters of a child, or of the family. */
  stats: async (childId: string | null, options?: RequestOptions): Promise<Stats> =>
    (await request.answer(dashboardCalls.stats, { ...options, query: { childId } })).data,
  /** The latest completions of a child, or of the family, newest first. */
  activities: async (childId: string | null, options?: RequestOptions): Promise<Activity[]> =>
    (await request.answer(dashboardCalls.activities, { ...options, query: { childId } })).data,
});

export const reportClient = (request: Request) => ({
  /** Makes and sends the report of the week; done means that it was accepted for sending. */
  generateWeekly: (options?: RequestOptions): Promise<void> => request.done(reportCalls.generateWeekly, options),
});

export const serverClient = (request: Request) => ({
  /** What the page needs to know of the server's settings (ours). */
  settings: (options?: RequestOptions): Promise<Settings> => request.answer(serverCalls.settings, options),
});
