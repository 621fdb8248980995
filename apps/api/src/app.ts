import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { FetchImplementation } from 'jose';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { serveDocs } from './docs/serveDocs.ts';
import { features } from './features.ts';
import { addContext } from './http/context.ts';
import { handleErrors, problemOf, sendProblem } from './http/errorHandler.ts';
import { addHeaders } from './http/headers.ts';
import { parseJsonBodies } from './http/jsonBody.ts';
import { logAnswers, newRequestId } from './http/log.ts';
import { collectOpenApi } from './http/openapi.ts';
import { useContractSchemas } from './http/schemas.ts';
import { serveWeb } from './http/static.ts';
import { createIdentityProvider, type IdentityProvider } from './identity/identity.ts';
import { createLimits, type Limits } from './identity/limits.ts';
import type { SendMail } from './identity/mail.ts';
import { deriveKey } from './identity/secret.ts';
import { createSessions, type Sessions } from './identity/session.ts';

/** What the app is made of; tests give their own. */
export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  /** What the server's keys are derived from. */
  readonly secret: Uint8Array;
  /** The folder of the built web app; without it only programs are answered. */
  readonly webRoot?: string;
  readonly log?: FastifyBaseLogger;
  /** Fetches the public keys of a Firebase project's tokens. */
  readonly fetchKeys?: FetchImplementation;
  /** Takes the local identity provider's mails; without it they land in the outbox folder. */
  readonly sendMail?: SendMail;
}

/** What a room of the server gets. */
export interface FeatureDeps extends AppDeps {
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly identityProvider: IdentityProvider;
}

/** A room of the server: registers its calls with `route`, or routes of its own. */
export type Feature = (app: FastifyInstance, deps: FeatureDeps) => void | Promise<void>;

const BODY_LIMIT = 64 * 1024;
const REQUEST_TIMEOUT = 30_000;

/** The server, ready to listen or to be injected into. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(deps.log && { loggerInstance: deps.log }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestTimeout: REQUEST_TIMEOUT,
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < deps.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, problemOf(error)),
  });
  useContractSchemas(app);
  parseJsonBodies(app);
  const limits = createLimits({ db: deps.db, clock: deps.clock, secret: deriveKey(deps.secret, 'limits') });
  const identityProvider = createIdentityProvider({ ...deps, limits });
  const sessions = createSessions({ db: deps.db, key: deriveKey(deps.secret, 'sessions'), clock: deps.clock });
  addContext(app, { authenticate: sessions.authenticate, clock: deps.clock });
  addHeaders(app, deps.config);
  logAnswers(app);
  handleErrors(app);
  await collectOpenApi(app);
  const rooms = { ...deps, sessions, limits, identityProvider };
  for (const feature of features) await app.register(async (scope) => feature(scope, rooms));
  await serveDocs(app);
  await serveWeb(app, deps.config, deps.webRoot);
  await app.ready();
  return app;
};
