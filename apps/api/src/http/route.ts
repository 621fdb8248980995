import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { type Call, isProtected, queryOf, rightOf, z } from '@kovan/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import { type Adult, bearerToken, type LentViewer, type Viewer } from './context.ts';
import { describe } from './openapi.ts';
import { adultsOnly, conflict, invalid, unauthenticated } from './problemError.ts';

type Output<Schema> = Schema extends $ZodType ? output<Schema> : undefined;
type Part<C extends Call, Name extends 'params' | 'query' | 'body'> = C extends { [N in Name]: infer Schema }
  ? Output<Schema>
  : undefined;

/** Who asks, by what a call requires of them. */
interface Viewers {
  readonly adults: Adult;
  readonly family: Viewer;
  readonly lent: LentViewer;
  readonly optional: Adult | null;
  readonly public: null;
}

/** What a handler gets: the validated parts of the request, and who asks. */
export interface CallInput<C extends Call> {
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
  readonly viewer: Viewers[C['access']];
  /** The child named by `Kids-Id`, as sent; only calls with `kidsId` read it. */
  readonly kidsId: string | null;
  /** The key of `Idempotency-Key`; only calls with `idempotent` read it. */
  readonly idempotencyKey: string | null;
  readonly request: FastifyRequest;
}

/** An answer that is sent while it is made; that it is what the contract says, its maker proves. */
export class StreamedAnswer {
  readonly stream: Readable;
  readonly headers: Readonly<Record<string, string>>;
  constructor(stream: Readable, headers: Readonly<Record<string, string>>) {
    this.stream = stream;
    this.headers = headers;
  }
}

/** An answer of events that goes on until one of both sides ends it; `begin` gets what they are written to. */
export class EventAnswer {
  readonly begin: (response: ServerResponse) => void;
  constructor(begin: (response: ServerResponse) => void) {
    this.begin = begin;
  }
}

/** Proxies pass each event on as it comes: nginx is asked to, and what may not be changed is not compressed. */
const EVENT_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

const sendEvents = (request: FastifyRequest, reply: FastifyReply, answer: EventAnswer): FastifyReply => {
  reply.headers(EVENT_HEADERS);
  if (request.method === 'HEAD') return reply.send();
  // Fastify's own way logs each that is not read to its end, which is every one.
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(reply.statusCode);
  answer.begin(reply.raw);
  return reply;
};

/** What a call answers. */
export type CallOutput<C extends Call> = C extends { answer: infer Schema } ? Output<Schema> : void;

/** A call without a body takes none, or an empty object, and nothing else. */
const NO_BODY = z.optional(z.strictObject({}));

const singleHeader = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const idempotencyKey = (request: FastifyRequest): string | null => {
  const key = singleHeader(request, 'idempotency-key');
  if (key !== null && key.length > 200)
    throw invalid({ 'Idempotency-Key': { code: 'too_big', maximum: 200, origin: 'string' } });
  return key;
};

/**
 * Who asks, as far as the call lets them: a 401 for a token that is not good, and where there is none but one is needed; a
 * 403 for a child's session at an adult's call. The contract says who may.
 */
const findViewer = async (request: FastifyRequest, call: Call): Promise<Viewer | null> => {
  const token = call.access === 'public' ? undefined : bearerToken(request);
  if (token === undefined && !isProtected(call)) return null;
  const viewer = token ? await request.server.sessions.authenticate(token, request.timeZone) : null;
  if (viewer === null) throw unauthenticated();
  const right = rightOf(viewer.kind, call);
  // What is for lent browsers alone tells an adult that nothing is lent.
  if (right === 'refused') throw viewer.kind === 'adult' ? conflict() : adultsOnly();
  return right === 'ignored' ? null : viewer;
};

/**
 * Serves a call of the contract: its path, access, validation, success status, answer and description all come from
 * there, so that what is said to the client and what is done are one.
 */
export const route = <const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>) => Promise<CallOutput<C> | StreamedAnswer> | CallOutput<C> | EventAnswer,
): void => {
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    ...(call.maxBytes !== undefined && { bodyLimit: call.maxBytes }),
    schema: {
      ...(call.params && { params: call.params }),
      querystring: queryOf(call),
      ...(call.method !== 'GET' && { body: call.body ?? NO_BODY }),
      ...(call.answer && { response: { [call.status]: call.answer } }),
      ...describe(call),
    },
    onRequest: async (request) => {
      // Whoever was signed out is told that, before anything else that is wrong with the request.
      request.viewer = await findViewer(request, call);
      // An unknown zone is refused whether or not the call needs a day.
      void request.today;
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
      reply.code(call.status);
      if (answer instanceof EventAnswer) return sendEvents(request, reply, answer);
      if (!(answer instanceof StreamedAnswer)) return reply.send(answer ?? null);
      return reply.headers(answer.headers).type('application/json; charset=utf-8').send(answer.stream);
    },
  });
};
