import { type Call, calls } from '@kovan/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsPage, type OpenApiDocument, type Operation } from '../src/docs/docsPage.ts';
import { createTestApp, type TestApp } from './support/testApp.ts';

const allCalls = Object.values(calls).flatMap((resource): Call[] => Object.values(resource));

let server: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await createTestApp();
  document = (await server.app.inject('/api/openapi.json')).json();
});
afterAll(() => server.close());

const operationOf = (call: Call): Operation | undefined => {
  const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
  const methods = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;
  return document.paths?.[path]?.[methods[call.method]];
};

describe('the OpenAPI document', () => {
  it.each(allCalls)('describes $method $path with its headers, statuses and access', (call) => {
    const operation = operationOf(call);
    expect(operation?.summary).toBe(call.summary);
    const headers = operation?.parameters?.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    expect(headers).toEqual(expect.arrayContaining(['Accept-Language', 'Time-Zone']));
    expect(headers?.includes('Kids-Id')).toBe('kidsId' in call);
    expect(headers?.includes('Idempotency-Key')).toBe('idempotent' in call);
    const statuses = Object.keys(operation?.responses ?? {});
    expect(statuses).toEqual(expect.arrayContaining([String(call.status), '400', '500']));
    expect(operation?.security).toEqual(
      { public: [], optional: [{}, { session: [] }] }[call.access as string] ?? [{ session: [] }],
    );
    expect(operation).toHaveProperty('x-access', call.access);
    expect(operation?.requestBody !== undefined).toBe('body' in call);
  });

  it('describes nothing else', () => {
    const described = Object.values(document.paths ?? {}).flatMap((operations) => Object.keys(operations));
    expect(described).toHaveLength(allCalls.length);
  });

  it('names every schema that it refers to, once', () => {
    const referred = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    const named = Object.keys(document.components?.schemas ?? {});
    expect(new Set(referred)).toEqual(new Set(named));
    expect(named).toEqual(expect.arrayContaining(['Problem', 'Child', 'NewChild', 'Homework', 'NewHomework']));
  });
});

describe('the page of calls', () => {
  it('shows every call, with no script, under a policy that allows none', async () => {
    const answer = await server.app.inject('/api/docs');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(answer.body).not.toMatch(/<script|\son\w+=/i);
    for (const call of allCalls) expect(answer.body).toContain(call.path.replaceAll(/:(\w+)/g, '{$1}'));
  });

  it('says of a call who may ask it, what it takes and what it answers', () => {
    const call = (security: readonly Record<string, unknown>[]): Operation => ({
      operationId: 'look',
      summary: 'Looks <twice>',
      security,
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'Kids-Id', in: 'header', description: 'A child', schema: { type: ['string', 'null'] } },
      ],
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Child' } } } },
      responses: {
        200: {
          description: 'Default Response',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { data: { type: 'array', items: { enum: ['a', 1] } }, more: {} },
              },
            },
          },
        },
        404: { description: 'Not there' },
      },
    });
    const paths = { '/x': { get: call([]), put: call([{}, { session: [] }]), delete: call([{ session: [] }]) } };
    const lines = docsPage({ info: { title: 'Kovan' }, paths })
      .replaceAll(/<\/(?:td|th|p|h3)>|<(?!a )[^>]+>|<\/(?!a)[^>]+>/g, '|')
      .split('\n')
      .map((line) => line.replaceAll(/\|+/g, '|'));
    const ofCall = (access: string, method: string) => [
      `|${method}| |/x|`,
      `|Looks &lt;twice&gt;. ${access}|`,
      '|Parameter|In|Takes|id|path, required|string|Kids-Id|header|string or null|A child|',
      '|Body: <a href="#schema-Child">Child|',
      '|Status|Answer|200|{ data: list of |&quot;a&quot;| | |1|, more: any }|404|Not there|',
    ];
    expect(lines).toEqual(
      expect.arrayContaining([
        ...ofCall('No token.', 'GET'),
        ...ofCall('With or without a session token.', 'PUT'),
        ...ofCall('Needs a session token.', 'DELETE'),
      ]),
    );
  });
});
