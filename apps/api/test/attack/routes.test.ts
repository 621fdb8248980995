import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { type Document, documentOf } from './operations.ts';

/** What is served beside the calls of the document, with its methods: pages, descriptions, the local identity provider. */
const BESIDE: Readonly<Record<string, string>> = {
  '/__/auth/action': 'GET, HEAD, POST',
  '/api/docs': 'GET, HEAD',
  '/api/export.schema.json': 'GET, HEAD',
  '/api/openapi.json': 'GET, HEAD',
  '/identitytoolkit.googleapis.com/v1/accounts:delete': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:resetPassword': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:signUp': 'POST',
  '/identitytoolkit.googleapis.com/v1/accounts:update': 'POST',
  '/identitytoolkit.googleapis.com/v1/localGoogleAccounts': 'GET, HEAD',
  '/securetoken.googleapis.com/v1/token': 'POST',
};

let server: TestApp;
let document: Document;
beforeAll(async () => {
  server = await createTestApp();
  document = await documentOf(server.app);
});
afterAll(() => server.close());

/** Every path of the router's tree, with `{}` for a parameter. */
const routedPaths = (): string[] => {
  const above: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = ''] = /^([│ ]*)[├└]── (\/\S*) \(/.exec(line) ?? [];
      if (segment === '') return [];
      above.length = indent.length / 4;
      above.push(segment);
      return [above.join('').replaceAll(/\/:[^/]+/g, '/{}')];
    });
};

const methodsAt = async (path: string): Promise<string> => {
  const answer = await server.app.inject({ method: 'TRACE', url: path.replaceAll(/\{\w*\}/g, 'x') });
  expect([path, answer.statusCode]).toEqual([path, 405]);
  return String(answer.headers['allow']);
};

it('what the server routes is what the document describes, and a named rest', async () => {
  const described = new Map<string, Set<string>>();
  for (const [path, operations] of Object.entries(document.paths)) {
    const key = path.replaceAll(/\{\w+\}/g, '{}');
    const methods = described.get(key) ?? new Set();
    for (const method of Object.keys(operations)) methods.add(method.toUpperCase());
    if (methods.has('GET')) methods.add('HEAD');
    described.set(key, methods);
  }
  const expected = {
    ...BESIDE,
    ...Object.fromEntries([...described].map(([path, methods]) => [path, [...methods].sort().join(', ')])),
  };
  const routed: Record<string, string> = {};
  for (const path of routedPaths()) routed[path] = await methodsAt(path);
  expect(routed).toEqual(expected);
  const pairs = Object.values(routed).flatMap((allow) => allow.split(', '));
  console.log(`routes: ${Object.keys(routed).length} paths, ${pairs.length} methods; nothing is served unnamed`);
});
