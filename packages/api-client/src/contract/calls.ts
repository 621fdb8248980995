import { accountCalls } from './account.ts';
import { authCalls } from './auth.ts';
import { childrenCalls } from './children.ts';
import { dashboardCalls } from './dashboard.ts';
import { deviceCalls } from './devices.ts';
import { familyHomeworkCalls, homeworkCalls } from './homeworkCalls.ts';
import { reportCalls } from './report.ts';
import { serverCalls } from './settings.ts';
import { scheduledTaskCalls, taskCalls } from './tasks.ts';

/** Every product call (product.md 7), by resource. */
export const calls = {
  auth: authCalls,
  children: childrenCalls,
  dashboard: dashboardCalls,
  report: reportCalls,
  tasks: taskCalls,
  scheduledTasks: scheduledTaskCalls,
  homework: homeworkCalls,
  familyHomework: familyHomeworkCalls,
  devices: deviceCalls,
  account: accountCalls,
  server: serverCalls,
} as const;
