import { calls, fromWire } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { scopeOf } from '../scope.ts';
import { addHomework, changeHomework, listHomework, removeHomework, settleStatus } from './service.ts';

/** Homework, the door that names the child by `Kids-Id` (product.md 7, Homework v2). */
export const homeworkRoutes: Feature = (app, { db }) => {
  route(app, calls.homework.list, ({ query, kidsId, viewer }) => listHomework(db, viewer.familyId, kidsId, query));

  route(app, calls.homework.listActive, ({ query, kidsId, viewer }) =>
    listHomework(db, viewer.familyId, kidsId, { ...query, activeOnly: true }),
  );

  route(app, calls.homework.listBySubject, ({ query: { ders, before }, kidsId, viewer }) =>
    listHomework(db, viewer.familyId, kidsId, { subject: ders, before }),
  );

  route(app, calls.homework.create, (asked) => {
    const { cocukId, ...fields } = asked.body;
    return addHomework(db, calls.homework.create, asked, { cocukId, kidsId: asked.kidsId }, fromWire(fields));
  });

  route(app, calls.homework.update, async ({ params, body, kidsId, viewer }) => ({
    data: await changeHomework(db, viewer.familyId, { id: params.id, kidsId }, fromWire(body)),
  }));

  route(app, calls.homework.setStatus, async ({ params, body, kidsId, viewer, request }) => ({
    data: await settleStatus(db, scopeOf(viewer, request), { id: params.id, kidsId }, body),
  }));

  route(app, calls.homework.check, async ({ params, body, kidsId, viewer, request }) => ({
    data: await settleStatus(db, scopeOf(viewer, request), { id: params.id, kidsId }, body),
  }));

  route(app, calls.homework.remove, ({ params, kidsId, viewer }) =>
    removeHomework(db, viewer.familyId, { id: params.id, kidsId }),
  );
};
