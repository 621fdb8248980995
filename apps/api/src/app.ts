import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { features } from './features.ts';
import { addContext, type Authenticate } from './http/context.ts';
import { handleErrors, problemOf, sendProblem } from './http/errorHandler.ts';
import { parseJsonBodies } from './http/jsonBody.ts';
import { notFound } from './http/problemError.ts';
import { useContractSchemas } from './http/schemas.ts';

/** What the app is made of; tests give their own. */
export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly authenticate: Authenticate;
  readonly log?: FastifyBaseLogger;
}

/** A room of the server: registers its calls with `route`, or routes of its own. */
export type Feature = (app: FastifyInstance, deps: AppDeps) => void | Promise<void>;

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
  addContext(app, deps);
  handleErrors(app);
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, notFound()));
  for (const feature of features) await app.register(async (scope) => feature(scope, deps));
  await app.ready();
  return app;
};
