import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

/** The server's log: one JSON object a line on standard output. */
export const createLog = () => pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** An id of a request, in its log lines and in its answer's `X-Request-Id`. */
export const newRequestId = (): string => randomUUID();

/** Logs every answer by the route's pattern: the path itself names children, the query and the body what families write. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
};
