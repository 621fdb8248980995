import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { calls } from '@kovan/api-client/contract';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMetrics, type Metrics } from '../../src/metrics/metrics.ts';
import { childInput } from '../modules/family.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';

const EXPORT = calls.file.export.path;
const EXCHANGE = calls.auth.exchange.path;
const LATER = '/api/tasks';

let server: TestApp;
let metrics: Metrics;
let port: number;
let address: string;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  metrics = createMetrics();
  server = await createTestApp({ log: pino({ level: 'info' }, { write }), metrics, longestStream: null });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

const linesOf = (route: string) => lines.filter((line) => line['route'] === route);
const counted = async (route: string): Promise<string[]> =>
  (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('kovan_http_requests_total') && line.includes(`route="${route}"`))
    .map((line) => line.replace(/.*status=/, ''));
const isTold = (route: string) => vi.waitUntil(() => linesOf(route).some(({ msg }) => msg === 'answered'));
/** Waits until the answer is told of, and that of a later call: a second time that has not come by then does not come. */
const told = async (route: string) => {
  await isTold(route);
  await (await fetch(`${address}${LATER}`)).text();
  await isTold(LATER);
  return linesOf(route);
};
beforeEach(() => void (lines = []));

it('[EX-01] a family’s file that breaks off is logged as the failure that it is, without what the database said', async () => {
  const { headers } = await server.signUp();
  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, headers, payload });
  const { id } = (await post('/api/children', childInput)).json<{ data: { id: string } }>().data;
  // More than is sent at once.
  const task = { childId: id, name: 'x'.repeat(50), icon: '🧹', dueDate: '2026-11-20' };
  for (let count = 0; count < 300; count += 1) expect((await post('/api/tasks', task)).statusCode).toBe(201);
  await server.db.execute(sql`alter table homework rename to "Elif"`);
  const answer = await fetch(`${address}${EXPORT}`, { headers });
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  const line = { method: 'GET', route: EXPORT, status: 500 };
  expect(await told(EXPORT)).toEqual([
    expect.objectContaining({ ...line, level: 50, problem: 'INTERNAL', errorCode: '42P01', msg: 'request failed' }),
    expect.objectContaining({ ...line, level: 30, cutOff: true, msg: 'answered' }),
  ]);
  expect(await counted(EXPORT)).toEqual(['"500"} 1']);
  expect(JSON.stringify(lines)).not.toMatch(/homework|select/);
  await server.db.execute(sql`alter table "Elif" rename to homework`);
});

it('[LV-01] a stream that its browser leaves is an answer like any other, and is counted once', async () => {
  const { headers } = await server.signUp();
  const leaving = new AbortController();
  const answer = await fetch(`${address}${calls.events.follow.path}`, { headers, signal: leaving.signal });
  expect(answer.status).toBe(200);
  expect(linesOf(calls.events.follow.path)).toEqual([]);
  leaving.abort();
  const [line, ...others] = await told(calls.events.follow.path);
  expect(line).toMatchObject({ status: 200, msg: 'answered' });
  expect([line?.['cutOff'], others]).toEqual([undefined, []]);
  expect(await counted(calls.events.follow.path)).toEqual(['"200"} 1']);
});

it('a request whose sender goes away before it is answered is told of without a status that was sent', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${EXCHANGE} HTTP/1.1\r\nHost: kovan\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
  );
  await vi.waitUntil(
    () => new Promise((resolve) => server.app.server.getConnections((_, count) => resolve(count > 0))),
  );
  socket.destroy();
  expect(await told(EXCHANGE)).toEqual([expect.objectContaining({ status: 499, cutOff: true, msg: 'answered' })]);
  expect(await counted(EXCHANGE)).toEqual(['"499"} 1']);
});

it('an answer that is read to its end is told of once', async () => {
  const { headers } = await server.signUp();
  for (let count = 0; count < 3; count += 1) await (await fetch(`${address}/api/children`, { headers })).text();
  const answered = expect.objectContaining({ status: 200, msg: 'answered' });
  await vi.waitUntil(() => linesOf('/api/children').length >= 3);
  const found = await told('/api/children');
  expect(found).toEqual([answered, answered, answered]);
  expect(found.map((line) => line['cutOff'])).toEqual([undefined, undefined, undefined]);
});
