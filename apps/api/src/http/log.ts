import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';

/** The server's log: one JSON object a line on standard output. */
export const createLog = () => pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime });

/** An id of a request, in its log lines and in its answer's `X-Request-Id`. */
export const newRequestId = (): string => randomUUID();

const logAnswer = (request: FastifyRequest, reply: FastifyReply, route: string): void =>
  request.log.info(
    { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
    'answered',
  );

/** Logs the answer to an address that no route could be looked up for. */
export const logUnroutable = (request: FastifyRequest, reply: FastifyReply): void =>
  logAnswer(request, reply, 'unknown');

/** Logs every answer by the route's pattern: the path itself names children, the query and the body what families write. */
export const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply, request.routeOptions.url ?? 'unknown'));
};
