import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { once } from '../once.ts';
import { scopeOf } from '../scope.ts';
import { selectChildren } from './repository.ts';
import { addChild, changeChild, removeChild } from './service.ts';

/** The children of a family (product.md 7, Children). */
export const childrenRoutes: Feature = (app, { db, eraser }) => {
  route(app, calls.children.list, async ({ viewer }) => ({ data: await selectChildren(db, viewer.familyId) }));

  route(app, calls.children.create, (asked) =>
    once(db, calls.children.create, asked, async (tx) => ({
      data: await addChild(tx, scopeOf(asked.viewer, asked.request), asked.body),
    })),
  );

  route(app, calls.children.update, async ({ params, body, viewer, request }) => ({
    data: await changeChild(db, scopeOf(viewer, request), params.id, body),
  }));

  route(app, calls.children.remove, ({ params, viewer, request }) =>
    removeChild(db, eraser, scopeOf(viewer, request), params.id),
  );
};
