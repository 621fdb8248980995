import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { calls } from '@kovan/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { families, outbox, sessions } from '../src/db/schema.ts';
import { addDatabaseMetrics } from '../src/metrics/databaseMetrics.ts';
import { createMetrics, type Metrics } from '../src/metrics/metrics.ts';
import { serveMetrics } from '../src/metrics/serveMetrics.ts';
import { createTestApp, type TestApp } from './support/testApp.ts';
import { openTestDatabase } from './support/testDatabase.ts';

let server: TestApp;
let metrics: Metrics;
beforeAll(async () => {
  metrics = createMetrics();
  const database = await openTestDatabase();
  const connections = () => ({ most: 10, idle: 3, busy: 1, waiting: 0 });
  addDatabaseMetrics(metrics, { db: database.db, connections, clock: () => server.clock() });
  server = await createTestApp({ database, metrics });
});
afterAll(() => server.close());

/** The samples of what was counted, each `name{labels} value`. */
const samples = async (): Promise<string[]> =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith('kovan_'));
const value = async (start: string): Promise<number> =>
  Number(
    (await samples())
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1),
  );

it('counts and times answers by method, the route of the table, and status', async () => {
  const { headers } = await server.signUp();
  const missing = '0190a4f4-7c1e-7b65-8c0f-3d2b1a000009';
  await server.app.inject({ url: '/api/children', headers });
  await server.app.inject({ url: '/api/children', headers });
  await server.app.inject({ method: 'DELETE', url: `/api/children/${missing}`, headers });
  expect(await value('kovan_http_requests_total{method="GET",route="/api/children",status="200"}')).toBe(2);
  expect(await value('kovan_http_requests_total{method="DELETE",route="/api/children/:id",status="404"}')).toBe(1);
  expect(await value('kovan_http_request_duration_seconds_count{method="GET",route="/api/children"}')).toBe(2);
});

it('counts streams, and does not time what goes on until somebody leaves', async () => {
  const { headers } = await server.signUp('streams@example.test');
  expect((await server.app.inject({ url: calls.events.follow.path, headers })).statusCode).toBe(200);
  expect(await value('kovan_http_requests_total{method="GET",route="/api/events",status="200"}')).toBe(1);
  expect(await samples()).not.toContainEqual(expect.stringMatching(/duration.*events/));
  expect(await value('kovan_live_streams')).toBe(0);
});

it('[LV-04] tells of streams those that go on until the server is closed; who asks only for the head of one holds none', async () => {
  const following = await createTestApp({ metrics, longestStream: null });
  const { headers } = await following.signUp();
  const ask = { url: calls.events.follow.path, headers, payloadAsStream: true } as const;
  const answer = await following.app.inject({ ...ask, method: 'HEAD' });
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(await value('kovan_live_streams')).toBe(0);
  await following.app.inject({ ...ask, method: 'GET' });
  expect(await value('kovan_live_streams')).toBe(1);
  await following.close();
  expect(await value('kovan_live_streams')).toBe(0);
});

it('counts what limits refuse, by their name', async () => {
  const app = await createTestApp({ metrics, config: { limits: { ...server.config.limits, exchange: 0 } } });
  await app.app.inject({ method: 'POST', url: calls.auth.exchange.path, payload: { id_token: 'a.b.c' } });
  await app.close();
  expect(await value('kovan_limit_refusals_total{limit="exchange"}')).toBe(1);
});

it('tells connections, kept mails and sessions by kind', async () => {
  const connections = (await samples()).filter((line) => line.startsWith('kovan_database_connections'));
  expect(connections.map((line) => line.replace(/.*state=/, ''))).toEqual([
    '"most"} 10',
    '"idle"} 3',
    '"busy"} 1',
    '"waiting"} 0',
  ]);
  expect(await value('kovan_outbox_mails')).toBe(0);
  expect(await value('kovan_sessions{kind="adult"}')).toBe(1);
});

it('[X-51] counts who is held back from guessing, by the name of the count', async () => {
  const app = await createTestApp({ metrics, config: { limits: { ...server.config.limits, signIn: 0 } } });
  await app.app.inject({ method: 'POST', url: calls.people.look.path, payload: { code: 'yok' } });
  await app.close();
  expect(await value('kovan_limit_refusals_total{limit="invitation address"}')).toBe(1);
});

it('[FD-15] [AC-07] tells of mails those that wait, and of sessions those that stand; what cannot be read is left out that once', async () => {
  const { db, close } = await openTestDatabase();
  const [now, before] = [new Date('2026-11-18T14:45:00Z'), new Date('2026-11-18T14:44:59Z')];
  const familyId = randomUUID();
  await db.insert(families).values({ familyId, createdAt: before });
  const of = () => ({ familyId, id: randomUUID(), createdAt: before });
  const session = { kind: 'device', browser: '', lastSeenOn: '2026-11-18' } as const;
  await db
    .insert(sessions)
    .values([now, new Date('2027-11-18')].map((expiresAt) => ({ ...of(), ...session, expiresAt })));
  const mail = { userId: randomUUID(), recipient: '', subject: '', html: '', text: '', nextTryAt: before };
  const mails = [null, before].map((acceptedAt, at) => ({
    ...mail,
    ...of(),
    acceptedAt,
    dedupeKey: `${at}`,
    messageId: '',
  }));
  await db.insert(outbox).values(mails);
  const fresh = createMetrics();
  // First of a moment that the database does not know.
  const clock = [new Date(8.64e15)];
  addDatabaseMetrics(fresh, { db, clock: () => clock.shift() ?? now });
  const without = await fresh.text();
  expect(without).toContain('kovan_outbox_mails 1\n');
  expect(without).not.toContain('kovan_sessions{');
  const text = await fresh.text();
  expect(text).toContain('kovan_outbox_mails 1\n');
  expect(text).toContain('kovan_sessions{kind="device"} 1\n');
  await close();
});

it('tells of a figure what it is now, and leaves out what is no more', async () => {
  const fresh = createMetrics();
  const readings = [{ old: 1 }, { new: 2 }];
  fresh.gauge('kovan_some', 'Some.', 'state', () => readings.shift() ?? {});
  const told = async () => (await fresh.text()).match(/^kovan_some.*$/gm);
  expect(await told()).toEqual(['kovan_some{state="old"} 1']);
  expect(await told()).toEqual(['kovan_some{state="new"} 2']);
});

it('says nothing of anybody: every label is a word of the program', async () => {
  const email = 'canary@example.test';
  const { headers, familyId, user } = await server.signUp(email);
  const name = 'Canary';
  const child = { name, birthYear: 2018, grade: '1. Sınıf', avatar: '👧' };
  const made = await server.app.inject({ method: 'POST', url: '/api/children', headers, payload: child });
  const { id } = made.json<{ data: { id: string } }>().data;
  const paths = [
    `/api/tasks/child/${id}`,
    `/api/children/${id}?name=${name}`,
    `/app/children/${id}`,
    `/${email}`,
    `/api/${name}/%zz`,
    `/api/nowhere/${id}`,
  ];
  for (const url of paths) {
    await server.app.inject({ url, headers: { ...headers, 'x-request-id': name, 'user-agent': name } });
  }
  await server.app.inject({ method: 'PROPFIND' as 'GET', url: `/api/${name}` });
  const text = await metrics.text();
  for (const canary of [email, name, id, familyId, user.userId, headers.authorization.slice(7)]) {
    expect(text).not.toContain(canary);
  }
  const routes = new Set(Object.values(calls).flatMap((group) => Object.values(group).map((call) => call.path)));
  const told = [...text.matchAll(/route="([^"]*)"/g)].map(([, route = '']) => route);
  expect(told.filter((route) => !routes.has(route as never) && !/^(unknown|\*|\/\*)$/.test(route))).toEqual([]);
  expect(told.length).toBeGreaterThan(0);
});

it('is answered on a port of its own, and nothing else is', async () => {
  const { address, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType]);
  expect(await answer.text()).toContain('process_resident_memory_bytes');
  expect((await fetch(new URL('/api/children', address))).status).toBe(404);
  expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  expect((await server.app.inject('/metrics')).statusCode).toBe(404);
  const other = createServer();
  await expect(serveMetrics(metrics, { host: '127.0.0.1', port: Number(new URL(address).port) })).rejects.toThrow(
    'EADDRINUSE',
  );
  other.close();
  await close();
});
