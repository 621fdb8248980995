import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { once } from '../once.ts';
import { scopeOf } from '../scope.ts';
import { listCompletedTasks, listTasks, listTasksOfChild, listTasksWithOccurrences } from './lists.ts';
import { addTask, removeTask, setTaskStatus } from './service.ts';

/** One-off tasks and occurrences (product.md 7, Tasks). */
export const taskRoutes: Feature = (app, { db }) => {
  route(app, calls.tasks.list, ({ query, viewer, request }) => listTasks(db, scopeOf(viewer, request), query));

  route(app, calls.tasks.listWithOccurrences, ({ query, viewer, request }) =>
    listTasksWithOccurrences(db, scopeOf(viewer, request), query),
  );

  route(app, calls.tasks.listOfChild, ({ params, query, viewer, request }) =>
    listTasksOfChild(db, scopeOf(viewer, request), params.childId, {
      start: query.date_start,
      end: query.date_end,
      before: query.before,
    }),
  );

  route(app, calls.tasks.listCompleted, ({ query, viewer, request }) =>
    listCompletedTasks(db, scopeOf(viewer, request), query),
  );

  route(app, calls.tasks.create, (asked) =>
    once(db, calls.tasks.create, asked, async (tx) => ({
      data: await addTask(tx, scopeOf(asked.viewer, asked.request), asked.body),
    })),
  );

  route(app, calls.tasks.setStatus, async ({ params, body, viewer, request }) => ({
    data: await setTaskStatus(db, scopeOf(viewer, request), params.id, body.status),
  }));

  route(app, calls.tasks.remove, ({ params, viewer, request }) => removeTask(db, scopeOf(viewer, request), params.id));
};
