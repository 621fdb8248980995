import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_BODY_BYTES } from '@kovan/domain/limits';
import { tooMany } from '../http/problemError.ts';
import { BodyTimeout } from '../http/slowBodies.ts';

/** So many long bodies this process holds at once: read and looked at, a file of 20 MB takes some 150 MB. */
const MOST = 4;

interface LongBodies {
  /** How long a body may take before it has to make room for another. */
  readonly milliseconds: number;
  /** Answers what did not arrive, and hangs up. */
  readonly answer: (error: NodeJS.ErrnoException, socket: Socket) => void;
  /** Hears of every refusal by the name of its limit. */
  readonly refused?: ((name: string) => void) | undefined;
}

/** One whose length is not said beforehand may be long. */
const isLong = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;

/**
 * Holds long bodies back before they are read, as no database can count memory: one a family, and so many in this process.
 * Where all places are taken, whoever has been sending for longest loses theirs, but not before any other body would have
 * had to be there: a slow sender delays nobody else. A place is kept until the answer is made, even when nobody waits for
 * it any more, since so long the body is held.
 */
export const limitLongBodies = (app: FastifyInstance, { milliseconds, answer, refused }: LongBodies): void => {
  const since = new Map<FastifyRequest, number>();

  const makeRoom = (): boolean => {
    const isLate = (began: number): boolean => performance.now() - began >= milliseconds;
    for (const [request, began] of since) {
      if (request.raw.readableEnded || !isLate(began)) continue;
      since.delete(request);
      answer(new BodyTimeout(), request.raw.socket);
      return true;
    }
    return false;
  };

  const enter = async (request: FastifyRequest): Promise<void> => {
    const { raw, viewer } = request;
    // Of one that was given up before anybody read it nothing more is heard, no end either.
    if (raw.destroyed || !isLong(request)) return;
    const isSecond = [...since.keys()].some((other) => other.viewer?.familyId === viewer?.familyId);
    if (isSecond || (since.size >= MOST && !makeRoom())) {
      refused?.('longBodies');
      throw tooMany(milliseconds / 1000);
    }
    since.set(request, performance.now());
  };

  app.addHook('onRoute', (route) => {
    if (route.config?.call?.maxBytes === undefined) return;
    route.preParsing = enter;
    // Comes last of all, also where the sender is gone or something failed.
    route.onSend = async (request) => void since.delete(request);
  });
};
