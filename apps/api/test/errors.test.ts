import { calls } from '@kovan/api-client/contract';
import { problemSentence } from '@kovan/api-client/problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/testApp.ts';

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await createTestApp();
  ({ headers } = await server.signUp());
});
afterAll(() => server.close());

const child = { name: 'Elif', birthYear: 2018, grade: '1. Sınıf', avatar: '👧' };
const json = { 'content-type': 'application/json' };

const post = (payload: string | object, more: Record<string, string> = json) =>
  server.app.inject({ method: 'POST', url: '/api/children', headers: { ...headers, ...more }, payload });

describe('an error answer', () => {
  it.each([
    ['tr', undefined],
    ['tr', 'de-DE, de;q=0.9'],
    ['tr', 'en;q=0.5, tr;q=0.9'],
    ['en', 'en-GB, tr;q=0.8'],
    ['en', 'fr, en;q=0.1'],
  ] as const)('[A-09] is a sentence in %s for Accept-Language %s, and a code', async (language, acceptLanguage) => {
    const answer = await server.app.inject({
      url: '/api/children',
      headers: acceptLanguage ? { 'accept-language': acceptLanguage } : {},
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: problemSentence('UNAUTHENTICATED', language), code: 'UNAUTHENTICATED' });
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers.vary).toMatch(/accept-language/i);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('[A-09] names each wrong field with a sentence, on 400', async () => {
    const answer = await post({ name: 'x'.repeat(81), birthYear: 'soon', avatar: '👧' }, { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: problemSentence('INVALID_INPUT', 'en'),
      code: 'INVALID_INPUT',
      fields: {
        name: 'Name can be at most 80 characters long.',
        birthYear: 'Birth year must be a number.',
        grade: 'Grade is required.',
      },
    });
  });

  it('names an unknown field and loses nothing', async () => {
    const answer = await post({ ...child, birthyear: 2018 });
    expect(answer.json()).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { birthyear: expect.stringContaining('birthyear') },
    });
  });

  it('names every field when a body is due and none comes', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/children', headers });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(['name', 'birthYear', 'grade', 'avatar']);
  });

  it.each([
    ['cut short', '{"name":'],
    ['with a prototype', '{"__proto__":{"a":1}}'],
    ['in plain words', 'hello'],
  ])('to JSON %s is a 400', async (_, payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'MALFORMED_JSON']);
  });

  it.each(['[]', '"text"', '7', 'null'])('to the body %s, which is no object, is a 400', async (payload) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'to a body of %s is a 400',
    async (type) => {
      const answer = await post('name=Elif', { 'content-type': type });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'MALFORMED_JSON']);
    },
  );

  it('to a body of more than 64 kB is a 413', async () => {
    const answer = await post({ ...child, name: 'x'.repeat(70_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ error: problemSentence('TOO_LARGE', 'tr'), code: 'TOO_LARGE' });
  });

  it.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/children/',
    '/api/%E0%A4%A',
    '/identitytoolkit.googleapis.com/v1/nowhere',
    '/securetoken.googleapis.com/v1/nowhere',
  ])('to %s is a 404', async (url) => {
    const answer = await server.app.inject({ url, headers });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: problemSentence('NOT_FOUND', 'tr'), code: 'NOT_FOUND' });
  });

  it.each(['nobody', 'x'.repeat(99), 'x'.repeat(300), '%00', "1'or'1"])('to the path id %s is a 404', async (id) => {
    const answer = await server.app.inject({ method: 'DELETE', url: `/api/children/${id}`, headers });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('the token', () => {
  it.each([undefined, '', 'Bearer', 'Bearer nonsense', 'Bearer pending', 'Basic YTpi', 'Bearer a b'])(
    '[A-02] %s is a 401',
    async (authorization) => {
      const answer = await server.app.inject({
        url: '/api/children',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    },
  );

  it('[A-02] is taken by the name of its scheme in any case', async () => {
    const authorization = headers['authorization']?.replace('Bearer', 'bearer') ?? '';
    expect((await server.app.inject({ url: '/api/children', headers: { authorization } })).statusCode).toBe(200);
  });

  it('is asked for before the body is read', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/children', headers: json, payload: '{' });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the header Time-Zone', () => {
  const ask = (zone: string) => server.app.inject({ url: '/api/children', headers: { ...headers, 'time-zone': zone } });

  it.each(['Europe/Istanbul', 'America/Los_Angeles', 'UTC'])('[A-07] takes %s', async (zone) => {
    expect((await ask(zone)).statusCode).toBe(200);
  });

  it.each(['Mars/Olympus', '+03:00', "x'; drop", 'Europe/Istanbul, UTC'])(
    '[A-07] refuses %s with a 400',
    async (zone) => {
      const answer = await ask(zone);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ error: problemSentence('UNKNOWN_TIME_ZONE', 'tr'), code: 'UNKNOWN_TIME_ZONE' });
    },
  );
});

describe('a call without a body', () => {
  const bodiless = Object.values(calls)
    .flatMap((resource) => Object.values(resource))
    .filter((call) => !('body' in call) && call.method === 'GET' && !call.path.includes(':') && !('query' in call));

  const deleteNew = async (payload: string | object) => {
    const { data } = (await post(child)).json<{ data: { id: string } }>();
    const url = `/api/children/${data.id}`;
    return server.app.inject({ method: 'DELETE', url, headers: { ...headers, ...json }, payload });
  };

  it.each(bodiless)('[A-03] $method $path takes a JSON content type with nothing in it', async ({ method, path }) => {
    const answer = await server.app.inject({ method, url: path, headers: { ...headers, ...json } });
    expect(answer.statusCode).toBe(200);
  });

  it('[A-03] DELETE takes a JSON content type with nothing, or an empty object, in it', async () => {
    for (const payload of ['', ' \n', '{}']) {
      const answer = await deleteNew(payload);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
  });

  it('refuses a field', async () => {
    const answer = await deleteNew({ force: true });
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', fields: { force: expect.any(String) } });
  });
});

describe('a method', () => {
  it('HEAD answers as GET, without the body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/api/children', headers });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it.each(['PATCH', 'PUT', 'OPTIONS'] as const)(
    '%s where there is no such call is a 405 that names those there are, and allows no other origin',
    async (method) => {
      const answer = await server.app.inject({
        method,
        url: '/api/children',
        headers: { ...headers, origin: 'https://elsewhere.example' },
      });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
      expect(answer.headers['allow']).toBe('GET, HEAD, POST');
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );
});
