import { type Call, queryOf, z } from '@kovan/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import { bearerToken, type Viewer } from './context.ts';
import { describe } from './openapi.ts';
import { invalid, ProblemError, unauthenticated } from './problemError.ts';
import { requireSession } from './requireSession.ts';

type Output<Schema> = Schema extends $ZodType ? output<Schema> : undefined;
type Part<C extends Call, Name extends 'params' | 'query' | 'body'> = C extends { [N in Name]: infer Schema }
  ? Output<Schema>
  : undefined;

/** What a handler gets: the validated parts of the request, and who asks. */
export interface CallInput<C extends Call> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
  readonly viewer: C['access'] extends 'bearer' ? Viewer : C['access'] extends 'optional' ? Viewer | null : null;
  /** The child named by `Kids-Id`, as sent; only calls with `kidsId` read it. */
  readonly kidsId: string | null;
  /** The key of `Idempotency-Key`; only calls with `idempotent` read it. */
  readonly idempotencyKey: string | null;
  readonly request: FastifyRequest;
}

type CallOutput<C extends Call> = C extends { answer: infer Schema } ? Output<Schema> : void;

/** A call without a body takes none, or an empty object, and nothing else. */
const NO_BODY = z.optional(z.strictObject({}));

const singleHeader = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() || null;
};

const idempotencyKey = (request: FastifyRequest): string | null => {
  const key = singleHeader(request, 'idempotency-key');
  if (key !== null && key.length > 200)
    throw invalid({ 'Idempotency-Key': { code: 'too_big', maximum: 200, origin: 'string' } });
  return key;
};

const readToken = async (request: FastifyRequest, access: Call['access']): Promise<void> => {
  if (access === 'public') return;
  const token = bearerToken(request);
  if (token === undefined && access === 'optional') return;
  request.viewer = token ? await request.server.sessions.read(token) : null;
  if (request.viewer === null) throw unauthenticated();
};

/** The 401 that a request deserves before any other error; `null` where there is none, or nobody can tell now. */
const refusalOf = async (request: FastifyRequest): Promise<ProblemError | null> => {
  try {
    if (request.viewer) await requireSession(request);
    return null;
  } catch (error) {
    return error instanceof ProblemError && error.status === 401 ? error : null;
  }
};

/** How a route serves its call. */
interface RouteOptions {
  /**
   * When it is asked whether the session was ended: `before` everything else, or `within` the handler's own statements,
   * which then hold `whileStanding` wherever they change something. What no statement has proved is asked before any
   * answer leaves, so a route that forgets it gives nothing away.
   */
  readonly session?: 'before' | 'within';
}

/**
 * Serves a call of the contract: its path, access, validation, success status, answer and description all come from
 * there, so that what is said to the client and what is done are one.
 */
export const route = <const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>) => Promise<CallOutput<C>> | CallOutput<C>,
  { session = 'before' }: RouteOptions = {},
): void => {
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    schema: {
      ...(call.params && { params: call.params }),
      querystring: queryOf(call),
      ...(call.method !== 'GET' && { body: call.body ?? NO_BODY }),
      ...(call.answer && { response: { [call.status]: call.answer } }),
      ...describe(call),
    },
    onRequest: async (request) => {
      // An unknown zone is refused whether or not the call needs a day.
      void request.today;
      await readToken(request, call.access);
      if (session === 'before' && request.viewer) await requireSession(request);
    },
    // Whoever was signed out is told that, before anything else that is wrong with the request.
    errorHandler: async (error, request, reply) => {
      app.errorHandler((await refusalOf(request)) ?? error, request, reply);
      return reply;
    },
    handler: async (request, reply) => {
      const input: unknown = {
        params: request.params,
        query: request.query,
        body: request.body,
        viewer: request.viewer,
        kidsId: call.kidsId ? singleHeader(request, 'kids-id') : null,
        idempotencyKey: call.idempotent ? idempotencyKey(request) : null,
        request,
      };
      // The schemas above have just proved the parts; only the compiler cannot follow.
      const answer = await handler(input as CallInput<C>);
      if (request.viewer) await requireSession(request);
      return reply.code(call.status).send(answer ?? null);
    },
  });
};
