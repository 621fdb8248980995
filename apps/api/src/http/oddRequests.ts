import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problemError.ts';

/** Gives requests that Node would answer itself, with neither headers nor words, the answers that all others get. */
export const answerOddRequests = (app: FastifyInstance): void => {
  // An expectation may be passed over; what is asked is answered.
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response));
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return;
    reply.header('connection', 'close');
    throw new ProblemError(400, 'MALFORMED_JSON');
  });
};
