import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { SLOWEST_BYTES_PER_SECOND } from '@kovan/domain/limits';
import type { FastifyInstance } from 'fastify';

/** What a request is ended with whose body is waited for no more, as Node names it where it ends one. */
export class BodyTimeout extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
  constructor() {
    super('the body did not arrive');
  }
}

interface Patience {
  /** How long a body may take, and how long one that goes on may rest. */
  readonly milliseconds: number;
  /** Whether the server stops: then it waits for no more of it. */
  readonly isStopping: () => boolean;
  /** Answers what did not arrive, and hangs up. */
  readonly answer: (error: NodeJS.ErrnoException, socket: Socket) => void;
}

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends requests whose body does not arrive. One that fits into a packet or two has to be there in time; a longer one, as a
 * family's file over a slow line, goes on for as long as it comes at a slow line's pace, and somebody still reads it.
 * Node's own timeout knows only the whole time, the same for all.
 */
export const createSlowBodies = ({ milliseconds, isStopping, answer }: Patience) => {
  const least = (SLOWEST_BYTES_PER_SECOND * milliseconds) / 1000;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    // What is injected comes whole, over no connection.
    if (request.complete || !bringsBody(request) || !(socket instanceof Socket)) return;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const came = socket.bytesRead - before;
      before += came;
      const isOver = request.complete || socket.destroyed;
      if (!isOver && came >= least && !response.writableEnded && !isStopping()) return;
      clearInterval(timer);
      if (!isOver) answer(new BodyTimeout(), socket);
    }, milliseconds).unref();
    request.once('close', () => clearInterval(timer));
  };
};

/** Watches the body of every request that finds a route, or none. */
export const endSlowBodies = (app: FastifyInstance, watch: ReturnType<typeof createSlowBodies>): void => {
  app.addHook('onRequest', (request, reply, done) => {
    watch(request.raw, reply.raw);
    done();
  });
};
