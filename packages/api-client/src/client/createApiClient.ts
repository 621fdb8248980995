import { authClient } from './auth.ts';
import { childrenClient } from './children.ts';
import { dashboardClient, onboardingClient, reportClient, serverClient } from './dashboard.ts';
import { familyHomeworkClient } from './familyHomework.ts';
import { homeworkClient } from './homework.ts';
import type { ClientOptions } from './options.ts';
import { createRequest } from './request.ts';
import { scheduledTasksClient, tasksClient } from './tasks.ts';

/**
 * Every product call by resource, in English names and with lists unwrapped. Each rejects with an `ApiError` and nothing
 * else; calls of PUT and DELETE give nothing, but for `children.update`.
 */
export const createApiClient = (options: ClientOptions) => {
  const request = createRequest(options);
  return {
    /** Sends any call; what is needed by need only is made of it (`@kovan/api-client/people`). */
    request,
    auth: authClient(request),
    children: childrenClient(request),
    onboarding: onboardingClient(request),
    dashboard: dashboardClient(request),
    report: reportClient(request),
    tasks: tasksClient(request),
    scheduledTasks: scheduledTasksClient(request),
    homework: homeworkClient(request),
    familyHomework: familyHomeworkClient(request),
    server: serverClient(request),
  };
};

export type ApiClient = ReturnType<typeof createApiClient>;
