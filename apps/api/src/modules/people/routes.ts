import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { familyRoutes } from '../familyRoutes.ts';
import { createJoin } from './joining.ts';
import { createRemoveAdult } from './removing.ts';
import { invite, lookAt, showPeople, withdraw } from './service.ts';
import { createTryCode } from './tryCode.ts';

/** The adults of a family, and its invitations. */
export const peopleRoutes = familyRoutes(({ read, change }, deps) => {
  read(calls.people.show, showPeople);
  change(calls.people.invite, invite(deps));
  change(calls.people.withdraw, withdraw);
});

/** What is asked by the code of an invitation, and what moves people between families: no one family's lock serves it. */
export const movingRoutes: Feature = (app, deps) => {
  const tryCode = createTryCode(deps);
  const join = createJoin(deps);
  const remove = createRemoveAdult(deps);
  route(app, calls.people.look, ({ body, request }) =>
    tryCode(request.ip, () => lookAt(deps.db, body.code, deps.clock())),
  );
  route(app, calls.people.join, ({ body, viewer, request }) => tryCode(request.ip, () => join(viewer, body.code)));
  route(app, calls.people.removeAdult, ({ params, viewer }) => remove(viewer, params.id));
};
