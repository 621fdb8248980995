import { abandonedJob } from './db/backup/abandonedJob.ts';
import type { Feature } from './feature.ts';
import { identityRoutes } from './identity/localProvider/routes.ts';
import { identitySweeps } from './identity/sweeps.ts';
import { outboxJob } from './mail/outboxJob.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { childrenRoutes } from './modules/children/routes.ts';
import { dashboardRoutes } from './modules/dashboard/routes.ts';
import { deviceRoutes, pairingRoutes } from './modules/devices/routes.ts';
import { eventRoutes } from './modules/events/routes.ts';
import { helperRoutes } from './modules/helper/routes.ts';
import { erasing } from './modules/family/erasing.ts';
import { familyHomeworkRoutes, homeworkRoutes } from './modules/homework/routes.ts';
import { keptAnswers } from './modules/keptAnswers.ts';
import { exportRoutes, importRoutes } from './modules/familyFile/routes.ts';
import { movingRoutes, peopleRoutes } from './modules/people/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { reportRoutes } from './modules/report/routes.ts';
import { scheduledTaskRoutes } from './modules/scheduledTasks/routes.ts';
import { serverRoutes } from './modules/server/routes.ts';
import { taskRoutes } from './modules/tasks/routes.ts';

/** Every room of the server, each registered in a scope of its own. */
export const features: readonly Feature[] = [
  identityRoutes,
  authRoutes,
  childrenRoutes,
  dashboardRoutes,
  deviceRoutes,
  pairingRoutes,
  reportRoutes,
  taskRoutes,
  scheduledTaskRoutes,
  helperRoutes,
  homeworkRoutes,
  familyHomeworkRoutes,
  peopleRoutes,
  movingRoutes,
  profileRoutes,
  importRoutes,
  exportRoutes,
  eventRoutes,
  serverRoutes,
  outboxJob,
  keptAnswers,
  erasing,
  identitySweeps,
  abandonedJob,
];
