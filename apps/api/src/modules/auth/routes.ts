import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { createExchange } from './exchange.ts';

/** The exchange of an ID token for a session, and the end of that session. */
export const authRoutes: Feature = (app, deps) => {
  const exchange = createExchange(deps);
  route(app, calls.auth.exchange, ({ body, request }) =>
    exchange(body.id_token, {
      address: request.ip,
      userAgent: request.headers['user-agent'],
      invitation: body.invitation ?? null,
    }),
  );
  route(app, calls.auth.signOut, ({ viewer }) => deps.sessions.end(viewer));
};
