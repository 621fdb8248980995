import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { once } from '../once.ts';
import { scopeOf } from '../scope.ts';
import { addScheduledTask, listScheduledTasks, removeScheduledTask } from './service.ts';

/** Periodic tasks: the rules that occurrences come from (product.md 7, Tasks). */
export const scheduledTaskRoutes: Feature = (app, { db }) => {
  route(app, calls.scheduledTasks.list, async ({ query, viewer }) => ({
    data: await listScheduledTasks(db, viewer.familyId, query.childId),
  }));

  route(app, calls.scheduledTasks.create, (asked) =>
    once(db, calls.scheduledTasks.create, asked, async (tx) => ({
      data: await addScheduledTask(tx, scopeOf(asked.viewer, asked.request), asked.body),
    })),
  );

  route(app, calls.scheduledTasks.remove, ({ params, viewer }) => removeScheduledTask(db, viewer.familyId, params.id));
};
