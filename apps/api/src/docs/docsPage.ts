import { escapeHtml } from '@kovan/domain/escapeHtml';

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

/** The look of the page of calls: system fonts and colours, light and dark. */
const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; padding: 0; list-style: none; }
a { color: LinkText; }
nav a { display: inline-block; padding: 0.6rem 0; }
h2 { margin-top: 3rem; border-bottom: 1px solid; }
h3 { margin-top: 2rem; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4rem; font-weight: 700; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9em; }
pre, .table { overflow-x: auto; }
pre { padding: 1rem; border: 1px solid; border-radius: 0.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.4rem 0.8rem 0.4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); text-align: start; vertical-align: top; }
`;

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const pretty = (schema: unknown): string => `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="table" tabindex="0"><table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

/** A schema in a few words: a named one as a link, a list by its items. */
const brief = (schema: Schema | undefined): string => {
  if (!schema) return '';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.type === 'array') return `list of ${brief(schema.items)}`;
  if (schema.type === 'object' && schema.properties) {
    return `{ ${Object.entries(schema.properties)
      .map(([name, property]) => `${escapeHtml(name)}: ${brief(property)}`)
      .join(', ')} }`;
  }
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' | ');
  return escapeHtml([schema.type].flat().join(' or ') || 'any');
};

const contentSchema = (content: Record<string, { schema?: Schema }> | undefined): Schema | undefined =>
  content?.['application/json']?.schema;

const accessOf = (operation: Operation): string => {
  const security = operation.security ?? [];
  if (security.length === 0) return 'No token.';
  return security.some((way) => Object.keys(way).length === 0)
    ? 'With or without a session token.'
    : 'Needs a session token.';
};

const section = (path: string, method: string, operation: Operation): string => {
  const parameters = operation.parameters ?? [];
  const body = contentSchema(operation.requestBody?.content);
  return [
    `<section aria-labelledby="${escapeHtml(operation.operationId)}">`,
    `<h3 id="${escapeHtml(operation.operationId)}"><span class="method">${method.toUpperCase()}</span> ${code(path)}</h3>`,
    `<p>${escapeHtml(operation.summary)}. ${accessOf(operation)}</p>`,
    parameters.length > 0
      ? table(
          ['Parameter', 'In', 'Takes', ''],
          parameters.map(({ name, in: place, schema, description, required }) => [
            code(name),
            `${place}${required ? ', required' : ''}`,
            brief(schema),
            escapeHtml(description ?? ''),
          ]),
        )
      : '',
    body ? `<p>Body: ${brief(body)}</p>` : '',
    table(
      ['Status', 'Answer', ''],
      Object.entries(operation.responses ?? {}).map(([status, answer]) => [
        status,
        brief(contentSchema(answer.content)),
        escapeHtml(answer.description === 'Default Response' ? '' : answer.description),
      ]),
    ),
    '</section>',
  ].join('\n');
};

/** A page for people that shows every call and every schema of the document. It needs no script. */
export const docsPage = (document: OpenApiDocument): string => {
  const byTag = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = operations?.[method];
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? 'other';
      byTag.set(tag, [...(byTag.get(tag) ?? []), section(path, method, operation)]);
    }
  }
  const tags = [...byTag];
  const schemas = Object.entries(document.components?.schemas ?? {});
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kovan: the calls</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(document.info.title)}: the calls</h1>
<p>${escapeHtml(document.info.description ?? '')} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Resources"><ul>${tags.map(([tag]) => `<li><a href="#tag-${escapeHtml(tag)}">${escapeHtml(tag)}</a></li>`).join('')}<li><a href="#schemas">schemas</a></li></ul></nav>
${tags.map(([tag, sections]) => `<h2 id="tag-${escapeHtml(tag)}">${escapeHtml(tag)}</h2>\n${sections.join('\n')}`).join('\n')}
<h2 id="schemas">schemas</h2>
${schemas.map(([name, schema]) => `<h3 id="schema-${escapeHtml(name)}">${escapeHtml(name)}</h3>\n${pretty(schema)}`).join('\n')}
</main>
</body>
</html>
`;
};
