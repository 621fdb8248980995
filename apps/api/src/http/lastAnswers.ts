import type { FastifyInstance } from 'fastify';
import type { Stopping } from '../stopping.ts';

/** While the server stops, says with the last answer on each connection that it ends; until that is known answers wait. */
export const endWithLastAnswers = (app: FastifyInstance, stopping: Stopping): void => {
  app.addHook('onSend', (_, reply, payload, done) => {
    const send = (): void => {
      if (stopping.endsWith(reply.raw)) reply.header('connection', 'close');
      done(null, payload);
    };
    if (stopping.mayAnswer) void stopping.mayAnswer.then(send);
    else send();
  });
};
