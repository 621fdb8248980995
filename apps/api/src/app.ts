import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { features } from './features.ts';
import { addContext } from './http/context.ts';
import { handleErrors, problemOf, sendProblem } from './http/errorHandler.ts';
import { parseJsonBodies } from './http/jsonBody.ts';
import { notFound } from './http/problemError.ts';
import { useContractSchemas } from './http/schemas.ts';
import { deriveKey } from './identity/secret.ts';
import { createSessions, type Sessions } from './identity/session.ts';

/** What the app is made of; tests give their own. */
export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  /** What the server's keys are derived from. */
  readonly secret: Uint8Array;
  readonly log?: FastifyBaseLogger;
}

/** What a room of the server gets. */
export interface FeatureDeps extends AppDeps {
  readonly sessions: Sessions;
}

/** A room of the server: registers its calls with `route`, or routes of its own. */
export type Feature = (app: FastifyInstance, deps: FeatureDeps) => void | Promise<void>;

const BODY_LIMIT = 64 * 1024;

/** The server, ready to listen or to be injected into. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(deps.log && { loggerInstance: deps.log }),
    disableRequestLogging: true,
    trustProxy: (_address, hop) => hop < deps.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, problemOf(error)),
  });
  useContractSchemas(app);
  parseJsonBodies(app);
  const sessions = createSessions({ db: deps.db, key: deriveKey(deps.secret, 'sessions'), clock: deps.clock });
  addContext(app, { authenticate: sessions.authenticate, clock: deps.clock });
  handleErrors(app);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound()));
  for (const feature of features) await app.register(async (scope) => feature(scope, { ...deps, sessions }));
  await app.ready();
  return app;
};
