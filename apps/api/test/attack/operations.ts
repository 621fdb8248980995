import type { Access } from '@kovan/api-client/contract';
import type { FastifyInstance } from 'fastify';

/** The parts of a JSON Schema that requests are made from. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: JsonSchema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** The OpenAPI document as programs get it. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface OperationObject {
  readonly security: readonly object[];
  readonly 'x-access': Access;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/** One operation of the document, with its body's schema looked up. */
export interface Operation {
  /** Such as `GET /api/tasks`. */
  readonly name: string;
  readonly method: Method;
  /** With `{name}` parameters. */
  readonly path: string;
  readonly access: Access;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  readonly responses: Readonly<Record<string, Content>>;
}

/** The schema that a reference within the document leads to. */
export const resolve = (document: Document, schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? schema);

/** The document that the server serves. */
export const documentOf = async (app: FastifyInstance): Promise<Document> =>
  (await app.inject('/api/openapi.json')).json<Document>();

/** Every operation of a document; one that is read can also be asked for by HEAD. */
export const operationsOf = (document: Document): Operation[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, operation]) => {
      const schema = operation.requestBody?.content?.['application/json']?.schema;
      const common = {
        path,
        access: operation['x-access'],
        parameters: operation.parameters ?? [],
        body: schema ? resolve(document, schema) : null,
        responses: operation.responses,
      };
      const methods = (name === 'get' ? ['GET', 'HEAD'] : [name.toUpperCase()]) as Method[];
      return methods.map((method) => ({ ...common, method, name: `${method} ${path}` }));
    }),
  );
