import { calls, fromWire } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { addHomework, changeHomework, listHomework, removeHomework } from './service.ts';

/** Homework, the door that names the child in path and body (product.md 7, Family homework). */
export const familyHomeworkRoutes: Feature = (app, { db }) => {
  route(app, calls.familyHomework.create, (asked) => {
    const { cocukId, ...fields } = asked.body;
    return addHomework(db, calls.familyHomework.create, asked, { cocukId, kidsId: null }, fromWire(fields));
  });

  route(app, calls.familyHomework.list, ({ params, query, viewer }) =>
    listHomework(db, viewer.familyId, params.childId, query),
  );

  route(app, calls.familyHomework.listBySubject, ({ params, query: { ders, before }, viewer }) =>
    listHomework(db, viewer.familyId, params.childId, { subject: ders, before }),
  );

  route(app, calls.familyHomework.update, async ({ params, body, viewer }) => ({
    data: await changeHomework(db, viewer.familyId, { id: params.id, kidsId: null }, fromWire(body)),
  }));

  route(app, calls.familyHomework.remove, ({ params, viewer }) =>
    removeHomework(db, viewer.familyId, { id: params.id, kidsId: null }),
  );
};
