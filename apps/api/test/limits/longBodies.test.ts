import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { calls } from '@kovan/api-client/contract';
import { MAX_BODY_BYTES } from '@kovan/domain/limits';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitLongBodies } from '../../src/limits/longBodies.ts';
import { createTestApp } from '../support/testApp.ts';

const LONG = MAX_BODY_BYTES + 1;
const PATIENCE_MS = 30_000;
const FILE = JSON.stringify({ file: 'x'.repeat(MAX_BODY_BYTES) });

const JSON_OF_ANY_LENGTH = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };

let app: FastifyInstance;
let port: number;
let sockets: Socket[];
let now: number;
/** When it is known who sends. */
let known: Promise<void>;
/** What a file is answered. */
let answer: () => unknown;
const refused = vi.fn();
const ended = vi.fn((_: Error, socket: Socket) => void socket.destroy());

beforeEach(async () => {
  [sockets, now, known, answer] = [[], 1_000, Promise.resolve(), () => ({})];
  refused.mockClear();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  app = Fastify({ bodyLimit: 2 * LONG, forceCloseConnections: true });
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => {
    await known;
    request.viewer = { familyId: String(request.headers.family) } as typeof request.viewer;
  });
  limitLongBodies(app, { milliseconds: PATIENCE_MS, answer: ended, refused });
  app.setErrorHandler(({ statusCode = 500, status = statusCode }: Error & Record<string, number>, _, reply) =>
    reply.code(status).send({}),
  );
  app.post('/file', { config: { call: calls.file.import } }, async () => answer());
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
  vi.restoreAllMocks();
});

/** Begins to send a file; it has a place as soon as `begun` resolves. `status` is what it is answered, if anything. */
const begin = (family: string, head = `Content-Length: ${LONG}`, body = '{') => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const begun = once(app.server, 'request');
  const lines = ['POST /file HTTP/1.1', 'Host: x', `Family: ${family}`, 'Content-Type: application/json', head];
  socket.write([...lines, '', body].join('\r\n'));
  const status = once(socket, 'data').then(([data]) => Number(String(data).slice(9, 12)));
  status.catch(() => undefined);
  return { socket, begun, status };
};

/** What a whole file is answered. */
const bring = async (family: string, body = FILE, type = 'application/json'): Promise<number> => {
  const headers = { family, 'content-type': type };
  return (await fetch(`http://127.0.0.1:${port}/file`, { method: 'POST', headers, body })).status;
};

const fill = async (): Promise<ReturnType<typeof begin>[]> => {
  const begun = ['a', 'b', 'c', 'd'].map((family) => begin(family));
  await Promise.all(begun.map((one) => one.begun));
  return begun;
};

describe('a long body', () => {
  it('[EX-02] is one a family: a second is a 429 of which nothing is read, and others are not held up', async () => {
    await begin('a').begun;
    const second = begin('a');
    expect(await second.status).toBe(429);
    expect(refused.mock.calls).toEqual([['longBodies']]);
    expect([await bring('a', '{}'), await bring('b')]).toEqual([200, 200]);
  });

  it('[EX-02] is one, too, where its length is not said', async () => {
    await begin('a', 'Transfer-Encoding: chunked', '1\r\n{\r\n').begun;
    expect(await bring('a')).toBe(429);
  });

  it('[EX-02] is one of four in a process', async () => {
    await fill();
    expect([await bring('e'), await bring('e', '{}')]).toEqual([429, 200]);
  });

  it('[EX-02] has its place for as long as any body, then until another needs it', async () => {
    const [first, second] = await fill();
    now += PATIENCE_MS - 1;
    expect(await bring('e')).toBe(429);
    expect(ended).not.toHaveBeenCalled();
    now += 1;
    expect(await bring('e')).toBe(200);
    expect(ended).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
      expect.anything(),
    );
    await once(first?.socket ?? expect.fail(), 'close');
    expect(second?.socket.closed).toBe(false);
    expect(await bring('b')).toBe(429);
    expect(await bring('a')).toBe(200);
  });

  it('[EX-02] that has come keeps its place until it is answered, even when nobody waits for that any more', async () => {
    let finish: (value: object) => void = () => expect.fail();
    const work = new Promise((resolve) => (finish = resolve));
    const atWork = new Promise<void>((resolve) => {
      answer = () => {
        resolve();
        return work;
      };
    });
    const { socket, begun } = begin('a', `Content-Length: ${FILE.length}`, FILE);
    const [, response] = (await begun) as [IncomingMessage, ServerResponse];
    await atWork;
    const gone = once(response, 'close');
    socket.destroy();
    await gone;
    now += PATIENCE_MS;
    answer = () => ({});
    expect(await bring('a')).toBe(429);
    finish({});
    await vi.waitFor(async () => expect(await bring('a')).toBe(200));
  });

  it.each([
    ['brought in', 200, () => bring('a')],
    ['no JSON', 400, () => bring('a', FILE.slice(1))],
    ['of another type', 415, () => bring('a', FILE, 'text/csv')],
    ['too long', 413, () => bring('a', FILE + FILE)],
    [
      'longer than was said',
      413,
      () => begin('a', 'Transfer-Encoding: chunked', `${(3 * LONG).toString(16)}\r\n${FILE}${FILE}${FILE}`).status,
    ],
    [
      'what the server stumbles over',
      500,
      () => {
        answer = () => expect.fail();
        return bring('a');
      },
    ],
  ])('[EX-02] that is %s leaves its place', async (_, status, send) => {
    expect(await send()).toBe(status);
    answer = () => ({});
    expect(await bring('a')).toBe(200);
  });

  it('[EX-02] that is given up half way leaves its place', async () => {
    const { socket, begun } = begin('a');
    await begun;
    expect(await bring('a')).toBe(429);
    socket.destroy();
    await vi.waitFor(async () => expect(await bring('a')).toBe(200));
  });

  it('[EX-02] that is given up before it is known who sends it takes no place', async () => {
    let tell = (): void => expect.fail();
    known = new Promise((resolve) => (tell = resolve));
    const { socket, begun } = begin('a');
    const [request] = (await begun) as [IncomingMessage];
    socket.destroy();
    await vi.waitUntil(() => request.closed);
    tell();
    expect(await bring('a')).toBe(200);
  });
});

it('[EX-02] [X-51] a second file of a family is a 429 that says when to come again, in the words of whoever asks', async () => {
  const server = await createTestApp();
  const { headers } = await server.signUp();
  const { method, path: url } = calls.file.import;
  const send = (payload: string | Readable, more = {}) =>
    server.app.inject({ method, url, payload, headers: { ...headers, ...JSON_OF_ANY_LENGTH, ...more } });
  let reads = (): void => undefined;
  const isRead = new Promise<void>((resolve) => (reads = resolve));
  const slow = new Readable({ read: () => reads() });
  const first = send(slow);
  await isRead;
  const second = await send(FILE, { 'accept-language': 'en' });
  expect([second.statusCode, second.headers['retry-after'], second.json()]).toEqual([
    429,
    '30',
    { error: 'Too many requests. Try again in a little while.', code: 'TOO_MANY_REQUESTS' },
  ]);
  slow.push(FILE);
  slow.push(null);
  expect((await first).statusCode).toBe(400);
  expect((await send(FILE)).statusCode).toBe(400);
  await server.close();
});
