import type { OpenApiDocument, Operation, Schema } from './openApiDocument.ts';
import { escape, style } from './docsStyle.ts';

const METHODS = ['get', 'post', 'put', 'delete'] as const;

const code = (text: string): string => `<code>${escape(text)}</code>`;

const pretty = (schema: unknown): string => `<pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="table" tabindex="0"><table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

/** A schema in a few words: a named one as a link, a list by its items. */
const brief = (schema: Schema | undefined): string => {
  if (!schema) return '';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${escape(name)}">${escape(name)}</a>`;
  }
  if (schema.type === 'array') return `list of ${brief(schema.items)}`;
  if (schema.type === 'object' && schema.properties) {
    return `{ ${Object.entries(schema.properties)
      .map(([name, property]) => `${escape(name)}: ${brief(property)}`)
      .join(', ')} }`;
  }
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' | ');
  return escape([schema.type].flat().join(' or ') || 'any');
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
    `<section aria-labelledby="${escape(operation.operationId)}">`,
    `<h3 id="${escape(operation.operationId)}"><span class="method">${method.toUpperCase()}</span> ${code(path)}</h3>`,
    `<p>${escape(operation.summary)}. ${accessOf(operation)}</p>`,
    parameters.length > 0
      ? table(
          ['Parameter', 'In', 'Takes', ''],
          parameters.map(({ name, in: place, schema, description, required }) => [
            code(name),
            `${place}${required ? ', required' : ''}`,
            brief(schema),
            escape(description ?? ''),
          ]),
        )
      : '',
    body ? `<p>Body: ${brief(body)}</p>` : '',
    table(
      ['Status', 'Answer', ''],
      Object.entries(operation.responses ?? {}).map(([status, answer]) => [
        status,
        brief(contentSchema(answer.content)),
        escape(answer.description === 'Default Response' ? '' : answer.description),
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
<h1>${escape(document.info.title)}: the calls</h1>
<p>${escape(document.info.description ?? '')} For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Resources"><ul>${tags.map(([tag]) => `<li><a href="#tag-${escape(tag)}">${escape(tag)}</a></li>`).join('')}<li><a href="#schemas">schemas</a></li></ul></nav>
${tags.map(([tag, sections]) => `<h2 id="tag-${escape(tag)}">${escape(tag)}</h2>\n${sections.join('\n')}`).join('\n')}
<h2 id="schemas">schemas</h2>
${schemas.map(([name, schema]) => `<h3 id="schema-${escape(name)}">${escape(name)}</h3>\n${pretty(schema)}`).join('\n')}
</main>
</body>
</html>
`;
};
