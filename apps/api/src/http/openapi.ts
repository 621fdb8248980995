import swagger from '@fastify/swagger';
import {
  ActivitySchema,
  type Call,
  ChildInputSchema,
  ChildSchema,
  FamilyFileSchema,
  DeviceInputSchema,
  DeviceSchema,
  GeneratedFieldsSchema,
  HomeworkFieldsWireSchema,
  HomeworkSchema,
  NewHomeworkV2WireSchema,
  NewHomeworkWireSchema,
  ProblemSchema,
  ScheduledTaskInputSchema,
  ScheduledTaskSchema,
  SettingsSchema,
  StatsSchema,
  TaskInputSchema,
  TaskSchema,
  UserSchema,
} from '@kovan/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { type $ZodType, registry, toJSONSchema } from 'zod/v4/core';

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

interface WithSchemas {
  components?: { schemas?: Record<string, unknown> };
}

/**
 * Leaves of a document's named schemas only those that something refers to. Each comes twice, as it is sent (`…Input`)
 * and as it is answered; one that is only ever sent takes the plain name.
 */
const tidySchemas = <Document extends object>(document: Document): Document => {
  const text = JSON.stringify(document);
  const used = new Set([...text.matchAll(REFERENCE)].map(([, name = '']) => name));
  const plain = (name: string): string => {
    const base = name.replace(/Input$/, '');
    return used.has(base) ? name : base;
  };
  const copy: WithSchemas = JSON.parse(text);
  const schemas = Object.entries(copy.components?.schemas ?? {}).filter(([name]) => used.has(name));
  copy.components = {
    ...copy.components,
    schemas: Object.fromEntries(schemas.map(([name, schema]) => [plain(name), schema])),
  };
  return JSON.parse(
    JSON.stringify(copy).replace(REFERENCE, (_, name: string) => `"#/components/schemas/${plain(name)}"`),
  );
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route serves. */
    call?: Call;
  }
}

/** Schemas that stand in the document once, by name. */
const NAMED: Readonly<Record<string, $ZodType>> = {
  Activity: ActivitySchema,
  Child: ChildSchema,
  NewChild: ChildInputSchema,
  FamilyFile: FamilyFileSchema,
  Device: DeviceSchema,
  NewDevice: DeviceInputSchema,
  GeneratedFields: GeneratedFieldsSchema,
  Homework: HomeworkSchema,
  HomeworkFields: HomeworkFieldsWireSchema,
  NewHomework: NewHomeworkWireSchema,
  NewHomeworkV2: NewHomeworkV2WireSchema,
  Problem: ProblemSchema,
  ScheduledTask: ScheduledTaskSchema,
  NewScheduledTask: ScheduledTaskInputSchema,
  Settings: SettingsSchema,
  Stats: StatsSchema,
  Task: TaskSchema,
  NewTask: TaskInputSchema,
  User: UserSchema,
};

const schemaRegistry = registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) schemaRegistry.add(schema, { id });

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
