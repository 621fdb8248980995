import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/testApp.ts';

const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(?:same-origin|no-referrer)$/,
  'permissions-policy': /^.*camera=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /default-src '(?:self|none)'.*base-uri 'none'.*frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-request-id': /^[0-9a-f-]{36}$/,
  'content-type': /^(?:text\/(?:html|plain|javascript)|application\/(?:json|javascript|xml)); charset=utf-8$/,
};

type Kind = readonly [
  kind: string,
  method: NonNullable<InjectOptions['method']>,
  url: string,
  status: number,
  payload?: object,
];

/** One of each kind of answer. */
const KINDS: readonly Kind[] = [
  ['page', 'GET', '/app/login', 200],
  ['page of nothing', 'GET', '/nowhere', 404],
  ['asset', 'GET', '/assets/main-abc123.js', 200],
  ['asset that is not there', 'GET', '/assets/gone-000000.js', 404],
  ['robots', 'GET', '/robots.txt', 200],
  ['answer', 'GET', '/api/health', 200],
  ['page of calls', 'GET', '/api/docs', 200],
  ['document', 'GET', '/api/openapi.json', 200],
  ['error without a token', 'GET', '/api/children', 401],
  ['error of the input', 'POST', '/api/v2/homework/generate-fields', 400, {}],
  ['error of the size', 'POST', '/api/auth/firebase', 413, { id_token: 'x'.repeat(70_000) }],
  ['call that is not there', 'GET', '/api/nowhere', 404],
  ['other method of a call', 'PATCH', '/api/children', 405],
  ['preflight of a call', 'OPTIONS', '/api/children', 405],
  ['TRACE', 'TRACE', '/api/children', 405],
  ['other method of a page', 'POST', '/app', 405],
  ['malformed address of a call', 'GET', '/api/%E0%A4%A', 404],
  ['malformed address of a page', 'GET', '/%E0%A4%A', 404],
  ['parameter that is too long', 'DELETE', `/api/children/${'x'.repeat(300)}`, 404],
  ['refusal of the identity provider', 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp', 400, {}],
  ['page of a mailed link', 'GET', '/__/auth/action?mode=resetPassword&oobCode=x', 400],
];

let root: string;
let server: TestApp;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kovan-headers-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Kovan</title><div id="root"></div>');
  await writeFile(join(root, 'assets/main-abc123.js'), 'export {};');
  server = await createTestApp({ webRoot: root, config: { publicUrl: 'https://kovan.example' } });
});
afterAll(async () => {
  console.log(
    `headers: ${Object.keys(EVERYWHERE).length} headers on ${KINDS.length + SMUGGLED.length} kinds of answer`,
  );
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const expectHeaders = (headers: Readonly<Record<string, unknown>>) => {
  const wrong = Object.entries(EVERYWHERE).filter(([name, form]) => !form.test(String(headers[name])));
  expect(wrong.map(([name]) => `${name}: ${String(headers[name])}`)).toEqual([]);
  for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin']) {
    expect([name, headers[name]]).toEqual([name, undefined]);
  }
};

const kinds = KINDS.map(([kind, method, url, status, payload]) => ({ kind, method, url, status, payload }));

it.each(kinds)('$kind: $method $url is a $status with every security header', async (one) => {
  const { method, url, status, payload } = one;
  const headers = { origin: 'https://elsewhere.example' };
  const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBe(status);
  expectHeaders(answer.headers);
  if (url.startsWith('/api')) expect(answer.headers['cache-control']).toMatch(/no-store/);
  if (status === 405) expect(answer.headers['allow']).toMatch(/^GET, HEAD/);
});

it('one cookie is set, by signing in, and opens nothing', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:signUp',
    payload: { email: 'ayse@example.test', password: 'bal-peteği' },
  });
  const { 'set-cookie': cookie, ...rest } = answer.headers;
  expect(cookie).toMatch(
    /^kovan-known=[\w-]{43}; Path=\/identitytoolkit\.googleapis\.com\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
  );
  expectHeaders(rest);
  const headers = { cookie: String(cookie).split(';', 1)[0] };
  expect((await server.app.inject({ url: '/api/children', headers })).statusCode).toBe(401);
  const lookup = { method: 'POST', url: '/identitytoolkit.googleapis.com/v1/accounts:lookup', payload: {} } as const;
  expect((await server.app.inject({ ...lookup, headers })).statusCode).toBe(400);
});

/** Requests whose end can be read in two ways, and what is no HTTP. */
const SMUGGLED: readonly (readonly [string, string])[] = [
  ['two lengths', 'POST /api/children HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}'],
  [
    'a length and chunks',
    'POST /api/children HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  ],
  ['a space before the colon', 'GET /api/health HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['no HTTP', 'hello\r\n\r\n'],
  ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
];

/** What comes back over a connection of its own, until the server has hung up. */
const answerTo = async (bytes: string) => {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const socket = connect({ port: typeof address === 'object' && address ? address.port : 0, host: '127.0.0.1' });
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  return { status, body, headers: Object.fromEntries(lines.map((line) => line.split(': ', 2))) };
};

it.each(SMUGGLED)('a request with %s is refused whole, with every security header', async (_what, bytes) => {
  const { status, body, headers } = await answerTo(bytes);
  expect(status).toBe('HTTP/1.1 400 Bad Request');
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code: 'MALFORMED_JSON' });
  expectHeaders(headers);
});

it('an expectation that nobody knows is answered like none, with every security header', async () => {
  const head = 'GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: wonders\r\n\r\n';
  const { status, body, headers } = await answerTo(head);
  expect([status, JSON.parse(body)]).toEqual(['HTTP/1.1 200 OK', { status: 'ok' }]);
  expectHeaders(headers);
});

it('[LV-01] events pass every proxy as they come: none is to gather or to change them', async () => {
  const { headers } = await server.signUp();
  const answer = await server.app.inject({ url: '/api/events', headers });
  expect(answer.headers).toMatchObject({ 'x-accel-buffering': 'no', 'cache-control': 'no-store, no-transform' });
});
