import { calls, fromWire } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { once } from '../once.ts';
import { scopeOf } from '../scope.ts';
import { addHomework, changeHomework, listHomework, removeHomework } from './service.ts';

/** Homework, the door that names the child in path and body (product.md 7, Family homework). */
export const familyHomeworkRoutes: Feature = (app, { db }) => {
  route(
    app,
    calls.familyHomework.create,
    (asked) =>
      once(db, calls.familyHomework.create, asked, async (tx) => {
        const { cocukId, ...fields } = asked.body;
        const child = { cocukId, kidsId: null };
        return { data: await addHomework(tx, scopeOf(asked.viewer, asked.request), child, fromWire(fields)) };
      }),
    { session: 'within' },
  );

  route(
    app,
    calls.familyHomework.list,
    async ({ params, viewer }) => ({
      data: await listHomework(db, viewer, params.childId),
    }),
    { session: 'within' },
  );

  route(
    app,
    calls.familyHomework.listBySubject,
    async ({ params, query, viewer }) => ({
      data: await listHomework(db, viewer, params.childId, { subject: query.ders }),
    }),
    { session: 'within' },
  );

  route(app, calls.familyHomework.update, async ({ params, body, viewer }) => ({
    data: await changeHomework(db, viewer.familyId, { id: params.id, kidsId: null }, fromWire(body)),
  }));

  route(app, calls.familyHomework.remove, ({ params, viewer }) =>
    removeHomework(db, viewer.familyId, { id: params.id, kidsId: null }),
  );
};
