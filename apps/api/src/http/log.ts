import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { calls } from '@kovan/api-client/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import type { LogLevel } from '../settings.ts';

/**
 * The server's log: one JSON object a line on standard output. Lines of a busy server are written together, none later
 * than a tenth of a second: a write each costs as much as a tenth of a small answer.
 */
export const createLog = (level: LogLevel) =>
  pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 }),
  );

/** An id of a request, in its log lines and in its answer's `X-Request-Id`. */
export const newRequestId = (): string => randomUUID();

/** A UUID, or as many hexadecimal digits: what proxies make. Anything else could be something that a person wrote. */
const REQUEST_ID = /^[0-9a-f](?:[0-9a-f-]{14,62})[0-9a-f]$/i;

/** The id that a proxy has given a request, so that its log and ours name it alike; else one of our own. */
export const requestIdOf = ({ 'x-request-id': given }: IncomingHttpHeaders): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : newRequestId();

/** W3C's trace context: a version, the trace, the caller's span, flags. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

const traceOf = ({ traceparent }: IncomingHttpHeaders): { traceId: string; parentSpanId: string } | null => {
  const [, traceId, parentSpanId] = TRACEPARENT.exec(typeof traceparent === 'string' ? traceparent : '') ?? [];
  return traceId !== undefined && parentSpanId !== undefined ? { traceId, parentSpanId } : null;
};

/** The log of one request: every line carries its id and, where a caller traces it, the trace. */
export const childLoggerFactory = (
  log: FastifyBaseLogger,
  bindings: object,
  options: object,
  { headers }: { readonly headers: IncomingHttpHeaders },
): FastifyBaseLogger => log.child({ ...bindings, ...traceOf(headers) }, options);

const HEALTH: ReadonlySet<string> = new Set(
  [calls.server.live, calls.server.ready, calls.server.health].map(({ path }) => path),
);

/** Says whether an answer is worth a line: those of the health checks, which come all the time, only when they change. */
export interface News {
  isNew(route: string, status: number): boolean;
  /** From here on the same is none. */
  told(route: string, status: number): void;
}

export const createNews = (): News => {
  const latest = new Map<string, number>();
  return {
    isNew: (route, status) => !HEALTH.has(route) || latest.get(route) !== status,
    told: (route, status) => void (HEALTH.has(route) && latest.set(route, status)),
  };
};

/** How an answer ended: its status, and whether it was sent to its end. */
interface Ended {
  readonly route: string;
  readonly status: number;
  readonly cutOff?: boolean;
}

const logAnswer = (
  { log, method }: FastifyRequest,
  { elapsedTime }: FastifyReply,
  { route, status, cutOff = false }: Ended,
  level: 'info' | 'debug' = 'info',
): void =>
  log[level]({ method, route, status, ms: Math.round(elapsedTime * 10) / 10, ...(cutOff && { cutOff }) }, 'answered');

/** Logs the answer to an address that no route could be looked up for. */
export const logUnroutable = (request: FastifyRequest, reply: FastifyReply): void =>
  logAnswer(request, reply, { route: 'unknown', status: reply.statusCode });

/** What stands for the status of an answer that nobody has waited for, as nginx has it; it is never sent. */
const NOBODY_WAITED = 499;

/**
 * Logs every answer by the route's pattern, and counts it: the path itself names children, the query and the body what
 * families write. It listens to the answer itself, since of one that is cut off Fastify does not hear.
 */
export const logAnswers = (app: FastifyInstance, news: News, metrics?: Metrics): void => {
  const tell = (request: FastifyRequest, reply: FastifyReply): void => {
    const route = request.routeOptions.url ?? 'unknown';
    const status = reply.raw.headersSent ? reply.statusCode : NOBODY_WAITED;
    const goesOn = request.routeOptions.config.call?.events !== undefined;
    const level = news.isNew(route, status) ? 'info' : 'debug';
    logAnswer(request, reply, { route, status, cutOff: !reply.raw.writableFinished && !goesOn }, level);
    news.told(route, status);
    const { method } = request;
    metrics?.answered({ method, route, status, seconds: goesOn ? null : reply.elapsedTime / 1_000 });
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => tell(request, reply));
    done();
  });
};
