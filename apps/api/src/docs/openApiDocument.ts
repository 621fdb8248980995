/** The parts of a JSON Schema that the page of calls shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly unknown[];
}

/** One call of an OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  readonly requestBody?: { content?: Record<string, { schema?: Schema }> };
  readonly responses?: Readonly<Record<string, { description: string; content?: Record<string, { schema?: Schema }> }>>;
}

/** The parts of an OpenAPI document that the page of calls shows. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post' | 'put' | 'delete', Operation>>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}
