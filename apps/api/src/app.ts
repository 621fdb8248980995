import { MAX_BODY_BYTES } from '@kovan/domain/limits';
import Fastify, { type FastifyInstance } from 'fastify';
import { createBackground } from './background.ts';
import { deriveKey } from './db/folder/secret.ts';
import { serveDocs } from './docs/serveDocs.ts';
import type { AppDeps } from './feature.ts';
import { features } from './features.ts';
import { addContext } from './http/context.ts';
import { answerClientError, handleErrors, problemOf, sendProblem, StreamFailures } from './http/errorHandler.ts';
import { closeAfterLastAnswers, NEVER_STOPPING } from './http/gracefulStop.ts';
import { addHeaders, createHeaders, giveHeaders, isProgramPath } from './http/headers.ts';
import { childLoggerFactory, createNews, logAnswers, logUnroutable, requestIdOf } from './http/log.ts';
import { collectMethods } from './http/methods.ts';
import { answerOddRequests } from './http/oddRequests.ts';
import { collectOpenApi } from './http/openapi.ts';
import { parseJsonBodies, useContractSchemas } from './http/schemas.ts';
import { createSlowBodies, endSlowBodies } from './http/slowBodies.ts';
import { sendNoFile, serveWeb } from './http/static.ts';
import { createIdentityProvider } from './identity/identityProvider.ts';
import { createSessions } from './identity/sessions.ts';
import { createGuessing } from './limits/guessing.ts';
import { createLimits } from './limits/limits.ts';
import { limitLongBodies } from './limits/longBodies.ts';
import { createOutbox } from './mail/outbox.ts';
import { createConfirmedRecipient } from './mail/outboxRepository.ts';
import { createSendMail } from './mail/sendMail.ts';
import { createEraser } from './modules/family/eraser.ts';
import { possibleSettings, settingsFor } from './modules/server/settings.ts';
import { createOperator, type Operator } from './operator/operator.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What an operator of this server can ask for. */
    readonly operator: Operator;
  }
}

/** How long a head may take to arrive, and a body that is not long: what trickles in ends with a 408. */
const REQUEST_TIMEOUT = 30_000;
/** How often it is looked for requests that take longer; Node's own pause would let them take twice as long. */
const LOOK_EVERY = 1_000;

/** The server, ready to listen or to be injected into. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const headersFor = createHeaders(deps.config);
  const requestTimeout = deps.requestTimeout ?? REQUEST_TIMEOUT;
  const answerError = answerClientError(headersFor);
  const stopping = deps.stopping ?? NEVER_STOPPING;
  const watchBody = createSlowBodies({
    milliseconds: requestTimeout,
    isStopping: () => stopping.begun,
    answer: answerError,
  });
  const app = Fastify({
    ...(deps.log && { loggerInstance: deps.log }),
    logController: new StreamFailures(),
    genReqId: ({ headers }) => requestIdOf(headers),
    childLoggerFactory,
    http: {
      requireHostHeader: false,
      requestTimeout: 0,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(LOOK_EVERY, requestTimeout),
    },
    forceCloseConnections: 'idle',
    // What still arrives while the server closes is answered like any other, not by a 503 that says nothing.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < deps.config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    // No hook runs for an address that cannot be read.
    frameworkErrors: (error, request, reply) => {
      watchBody(request.raw, reply.raw);
      giveHeaders(headersFor, request, reply);
      if (isProgramPath(request.url)) sendProblem(request, reply, problemOf(error));
      else sendNoFile(reply);
      logUnroutable(request, reply);
    },
    clientErrorHandler: answerError,
  });
  endSlowBodies(app, watchBody);
  limitLongBodies(app, { milliseconds: requestTimeout, answer: answerError, refused: deps.metrics?.refused });
  useContractSchemas(app, { checkAnswers: deps.checkAnswers ?? false });
  parseJsonBodies(app);
  const counting = {
    db: deps.db,
    clock: deps.clock,
    secret: deriveKey(deps.secret, 'limits'),
    ...(deps.metrics && { refused: deps.metrics.refused }),
  };
  const limits = createLimits(counting);
  const guessing = createGuessing(counting);
  const sendMail = deps.sendMail ?? createSendMail(deps.config, deps.clock);
  const background = deps.background ?? createBackground();
  // What was begun is finished before the database goes.
  app.addHook('onClose', () => background.idle());
  const { notices } = deps;
  app.addHook('onReady', async () => notices.start(app.log));
  app.addHook('onClose', () => notices.stop());
  const sessions = deps.sessions ?? createSessions({ ...deps, notices, key: deriveKey(deps.secret, 'sessions') });
  const eraser = createEraser({ db: deps.db, log: app.log });
  const identityProvider = createIdentityProvider({
    ...deps,
    limits,
    guessing,
    sessions,
    eraser,
    sendMail,
    background,
    log: app.log,
  });
  const mayReceive = createConfirmedRecipient(deps);
  const outbox = createOutbox({ ...deps, sendMail, mayReceive, from: deps.config.mail.from, log: app.log });
  app.decorate('operator', createOperator({ ...deps, sessions, eraser }));
  addContext(app, { sessions, clock: deps.clock });
  addHeaders(app, headersFor);
  answerOddRequests(app);
  closeAfterLastAnswers(app, stopping);
  const news = createNews();
  logAnswers(app, news, deps.metrics);
  handleErrors(app, news);
  const refuseOtherMethods = collectMethods(app);
  await collectOpenApi(app);
  const rooms = { ...deps, background, sessions, limits, guessing, identityProvider, outbox, eraser };
  for (const feature of features) await app.register(async (scope) => feature(scope, rooms));
  await serveDocs(app);
  await serveWeb(app, {
    config: deps.config,
    root: deps.webRoot,
    settings: {
      for: (request) => settingsFor(deps.config, request),
      possible: possibleSettings(deps.config),
    },
  });
  refuseOtherMethods();
  await app.ready();
  return app;
};
