import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NEVER_STOPPING } from '../../src/http/gracefulStop.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';

let server: TestApp;
let lines: Record<string, unknown>[] = [];
let isStopping = false;
const stopping = {
  ...NEVER_STOPPING,
  get begun() {
    return isStopping;
  },
};
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  server = await createTestApp({ log: pino({ level: 'info' }, { write }), stopping });
});
beforeEach(() => void (lines = []));
afterAll(() => server.close());

const ask = (headers: Record<string, string>, url = '/api/settings') => server.app.inject({ url, headers });
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('X-Request-Id', () => {
  it.each(['c9a6f0d2-6f0b-4a0e-9a53-0a3e9b8f7c11', '0123456789abcdef0123456789ABCDEF', '0123456789abcdef'])(
    '%s, as a proxy makes it, is taken over into the answer and the log',
    async (id) => {
      expect((await ask({ 'x-request-id': id })).headers['x-request-id']).toBe(id);
      expect(lines.map(({ reqId }) => reqId)).toEqual([id]);
    },
  );

  it.each([
    '',
    '0123456789abcde',
    'ayse@example.test',
    'Ayse-Yilmaz-Ayse-Yilmaz',
    'ayse-yilmaz-kanade',
    'a'.repeat(65),
    '-0123456789abcdef',
  ])('"%s" is none, and one of our own stands in its place', async (id) => {
    const own = (await ask({ 'x-request-id': id })).headers['x-request-id'];
    expect(own).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines.map(({ reqId }) => reqId)).toEqual([own]);
  });
});

describe('traceparent', () => {
  it('is taken over into the log', async () => {
    await ask({ traceparent: `00-${TRACE}-${SPAN}-01` });
    expect(lines).toEqual([expect.objectContaining({ traceId: TRACE, parentSpanId: SPAN, msg: 'answered' })]);
  });

  it.each([
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}`,
    'Ayşe',
    `00-${TRACE}-${SPAN}-01-x`,
  ])('"%s" is none', async (traceparent) => {
    await ask({ traceparent });
    expect(lines.map((line) => Object.keys(line).filter((key) => /trace|span/i.test(key)))).toEqual([[]]);
  });
});

it('health checks are logged when they change, not one by one, and a server that is told to stop has no fault', async () => {
  const statuses = () =>
    lines.filter(({ msg }) => msg === 'answered').map(({ route, status }) => `${String(route)} ${String(status)}`);
  for (isStopping of [false, false, true, true]) {
    await ask({}, '/api/health');
    await ask({}, '/api/health/live');
  }
  expect(statuses()).toEqual(['/api/health 200', '/api/health/live 200', '/api/health 503']);
  expect(lines).toHaveLength(3);
});
