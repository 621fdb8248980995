import swagger from '@fastify/swagger';
import type { Call } from '@kovan/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { toJSONSchema } from 'zod/v4/core';
import { schemaRegistry, tidySchemas } from './namedSchemas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    call?: Call;
  }
}

const header = (description: string, schema: object = { type: 'string' }) => ({ description, ...schema });

/** A stream of events, each with its JSON, as far as the document's language can say that. */
const streamOf = (events: NonNullable<Call['events']>) => ({
  description: 'Events as they happen; a comment every 25 s, and `retry` for how long to wait before coming back',
  content: {
    'text/event-stream': {
      schema: { type: 'string' },
      'x-events': Object.fromEntries(Object.entries(events).map(([name, schema]) => [name, toJSONSchema(schema)])),
    },
  },
});

const headersOf = (call: Call) => ({
  type: 'object',
  properties: {
    'Accept-Language': header('Language of sentences: tr or en; tr when absent.'),
    'Time-Zone': header("The viewer's IANA time zone, which decides what today is; Europe/Istanbul when absent."),
    ...(call.kidsId && { 'Kids-Id': header('The id of the child that the call is about.') }),
    ...(call.idempotent && {
      'Idempotency-Key': header('The same key gives the same answer and changes once.', {
        type: 'string',
        maxLength: 200,
      }),
    }),
  },
});

const PROBLEMS: Readonly<Record<number, string>> = {
  400: 'Malformed or invalid; `fields` says what is wrong where',
  401: 'No session token, or one that is not good',
  403: "An adult's, asked for by a child's device or a lent browser",
  404: "Not there, or not this family's",
  409: 'The status does not allow it, or the family holds as much as a family may',
  413: 'Too large',
  422: 'The idempotency key was used for something else',
  429: 'Too many; `Retry-After` says in how many seconds to try again',
  500: 'A fault of the server',
  502: 'The mail server did not accept the mail',
  503: 'Something that the answer needs does not answer now',
};

const problemsOf = (call: Call): number[] => [
  400,
  ...(call.access === 'public' && call.path !== '/api/auth/firebase' ? [] : [401]),
  ...(call.access === 'adults' || call.access === 'lent' ? [403] : []),
  ...(call.errors ?? []),
  ...(call.method === 'GET' ? [] : [413]),
  ...(call.idempotent ? [422] : []),
  429,
  500,
];

const tagOf = ({ path }: Call): string => {
  const [first = '', second = ''] = path.replace(/^\/api\/(?:v2\/)?/, '').split('/');
  return first === 'family' ? `${first}-${second}` : first;
};

const SECURITY: Readonly<Record<Call['access'], Record<string, string[]>[]>> = {
  public: [],
  optional: [{}, { session: [] }],
  adults: [{ session: [] }],
  family: [{ session: [] }],
  lent: [{ session: [] }],
};

/** The describing part of a call's route. */
export const describe = (call: Call) => ({
  summary: call.summary,
  tags: [tagOf(call)],
  operationId: `${call.method.toLowerCase()}${call.path.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  security: SECURITY[call.access],
  'x-access': call.access,
});

const withNamedSchemas = createJsonSchemaTransformObject({ schemaRegistry });
const toJsonSchema = createJsonSchemaTransform({ schemaRegistry });

/** Collects every call that is registered afterwards into an OpenAPI document, which `app.swagger()` gives. */
export const collectOpenApi = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kovan',
        version: '1',
        description:
          'Homework and chores, kept together by parents and children. Made from the schemas that the server validates with.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/auth/firebase' },
        },
      },
    },
    hideUntagged: true,
    transform: (route) => {
      const { schema, url } = toJsonSchema(route);
      const call = route.route.config?.call;
      if (!call) return { schema, url };
      const response: Record<string, unknown> = { ...(schema.response as object | undefined) };
      if (call.status === 204) response['204'] = { description: 'Done', type: 'null' };
      if (call.events) response[call.status] = streamOf(call.events);
      for (const status of problemsOf(call)) {
        response[status] = {
          description: PROBLEMS[status],
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        };
      }
      const { body, ...rest } = schema;
      return { schema: { ...rest, ...(call.body && { body }), headers: headersOf(call), response }, url };
    },
    transformObject: (document) => tidySchemas(withNamedSchemas(document)),
  });
};
