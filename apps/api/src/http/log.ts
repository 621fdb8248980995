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

const logAnswer = (request: FastifyRequest, reply: FastifyReply, route: string, level: 'info' | 'debug'): void =>
  request.log[level](
    { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
    'answered',
  );

/** Logs the answer to an address that no route could be looked up for. */
export const logUnroutable = (request: FastifyRequest, reply: FastifyReply): void =>
  logAnswer(request, reply, 'unknown', 'info');

/**
 * Logs every answer by the route's pattern, and counts it: the path itself names children, the query and the body what
 * families write.
 */
export const logAnswers = (app: FastifyInstance, news: News, metrics?: Metrics): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { statusCode: status, elapsedTime } = reply;
    logAnswer(request, reply, route, news.isNew(route, status) ? 'info' : 'debug');
    news.told(route, status);
    const goesOn = request.routeOptions.config.call?.events !== undefined;
    metrics?.answered({ method: request.method, route, status, seconds: goesOn ? null : elapsedTime / 1_000 });
    done();
  });
};
