import { accountCalls } from './account.ts';
import { authCalls } from './auth.ts';
import { childrenCalls } from './children.ts';
import { dashboardCalls } from './dashboard.ts';
import { eventCalls } from './events.ts';
import { fileCalls } from './familyFile.ts';
import { deviceCalls } from './devices.ts';
import { familyHomeworkCalls, homeworkCalls } from './homeworkCalls.ts';
import { peopleCalls } from './people.ts';
import { profileCalls } from './profile.ts';
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
  people: peopleCalls,
  profile: profileCalls,
  file: fileCalls,
  devices: deviceCalls,
  account: accountCalls,
  events: eventCalls,
  server: serverCalls,
} as const;
