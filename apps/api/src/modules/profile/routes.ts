import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { createErasing } from './erasing.ts';
import { createProfile } from './service.ts';

/** An adult's own account: name, sessions, and its end. */
export const profileRoutes: Feature = (app, deps) => {
  const profile = createProfile(deps);
  const erase = createErasing(deps);
  route(app, calls.profile.rename, profile.rename);
  route(app, calls.profile.sessions, ({ viewer }) => profile.listSessions(viewer));
  route(app, calls.profile.endSession, ({ viewer, params }) => profile.endSession(viewer, params.id));
  route(app, calls.profile.endOtherSessions, ({ viewer }) => profile.endOthers(viewer));
  route(app, calls.profile.erase, ({ viewer, body }) => erase.self(viewer, body.id_token));
  route(app, calls.profile.eraseFamily, ({ viewer, body, request }) =>
    erase.family(viewer, body.id_token, request.language),
  );
};
