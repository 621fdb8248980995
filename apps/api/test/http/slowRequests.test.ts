import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo, Socket } from 'node:net';
import { SLOWEST_BYTES_PER_SECOND } from '@kovan/domain/limits';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSlowBodies, endSlowBodies } from '../../src/http/slowBodies.ts';
import { createTestApp, type TestApp } from '../support/testApp.ts';

let server: TestApp;
let port: number;

/** Starts a server that waits so many milliseconds. */
const start = async (requestTimeout: number) => {
  server = await createTestApp({ requestTimeout });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
};
afterEach(() => server.close());

/** Sends a beginning; `answer` is what came back once the server has hung up. */
const begin = (beginning: readonly string[]) => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => (text += String(part)));
  // Writing on after the server has hung up is an error of ours alone.
  socket.on('error', () => undefined);
  socket.write(beginning.join('\r\n'));
  return { socket, answer: once(socket, 'close').then(() => text) };
};

/** Sends a beginning, then a byte again and again; gives what came back once the server has hung up. */
const trickle = async (beginning: readonly string[], byte: string): Promise<string> => {
  const { socket, answer } = begin(beginning);
  const timer = byte === '' ? undefined : setInterval(() => socket.write(byte), 20);
  await answer;
  clearInterval(timer);
  return answer;
};

const openConnections = () =>
  new Promise<number>((resolve, reject) => {
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const head = ['POST /api/auth/firebase HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];

describe('a request that does not arrive in time', () => {
  beforeEach(() => start(200));

  it.each([
    ['whose body trickles in', [...head, 'Content-Length: 60000', '', '{"id_token":"'], 'a'],
    ['whose body comes in small chunks', [...head, 'Transfer-Encoding: chunked', '', ''], '1\r\na\r\n'],
    ['whose body never comes', [...head, 'Content-Length: 60000', '', ''], ''],
    ['whose head trickles in', [...head, 'X-Long: '], 'a'],
    ['whose head stops', [head[0] ?? '', ''], ''],
  ])('[X-51] %s is ended with a 408, and its connection is free', async (_, beginning, byte) => {
    const answer = await trickle(beginning, byte);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(await openConnections()).toBe(0);
  });

  it('[X-51] is told that its head is too long where that is so', async () => {
    const answer = await trickle([...head, `X-Long: ${'a'.repeat(20_000)}`, '', ''], '');
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toMatch(/"code":"TOO_LARGE"\}$/);
  });

  it('[X-51] whose address cannot be read ends too', async () => {
    const unreadable = ['POST /api/children/%zz HTTP/1.1', ...head.slice(1), 'Content-Length: 60000', '', '{"name":"'];
    expect(await trickle(unreadable, 'a')).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
    expect(await openConnections()).toBe(0);
  });

  it('[X-51] that was refused before its body came ends too', async () => {
    const refused = ['POST /api/children HTTP/1.1', ...head.slice(1), 'Content-Length: 60000', '', '{"name":"'];
    expect(await trickle(refused, 'a')).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/);
    expect(await openConnections()).toBe(0);
  });
});

describe('a family’s file over a slow line', () => {
  // Of the stopped clock; for the head it is real time, which a busy machine may need.
  const PATIENCE_MS = 4_000;
  /** For so much within it a body is waited for once more. */
  const PACE = (SLOWEST_BYTES_PER_SECOND * PATIENCE_MS) / 1000;

  beforeEach(async () => {
    await start(PATIENCE_MS);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => void vi.useRealTimers());

  /** Sends ten parts in the server's patience, each once the one before is there; gives what came back at the end. */
  const upload = async (bytes: number, part: string): Promise<string> => {
    const { headers } = await server.signUp();
    const accepted = once(server.app.server, 'connection');
    const lines = ['POST /api/family/import HTTP/1.1', `Authorization: ${headers.authorization}`, ...head.slice(1)];
    const { socket, answer } = begin([...lines, 'Connection: close', `Content-Length: ${bytes}`, '', '']);
    const [there] = (await accepted) as [Socket];
    for (let sent = 0; sent < bytes && !there.destroyed; sent += part.length) {
      socket.write(part);
      await vi.waitUntil(() => there.bytesRead >= socket.bytesWritten || there.destroyed, { interval: 1 });
      await vi.advanceTimersByTimeAsync(PATIENCE_MS / 10);
    }
    return answer;
  };

  it('[EX-02] is waited for, several times as long', async () => {
    const part = ' '.repeat(PACE / 4);
    expect(await upload(part.length * 40, part)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  });

  it('[X-51] is ended when it comes more slowly than that', async () => {
    expect(await upload(60_000, ' '.repeat(PACE / 40))).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });
});

it('[X-51] is waited for 30 s where nothing else is said', async () => {
  server = await createTestApp();
  expect(server.app.server.headersTimeout).toBe(30_000);
});

it.each([
  { isStopping: false, ended: 0 },
  { isStopping: true, ended: 1 },
])('[X-51] a long body that goes on is waited for, unless the server stops: $isStopping', ({ isStopping, ended }) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const answer = vi.fn();
    const socket = new Socket();
    let came = 0;
    vi.spyOn(socket, 'bytesRead', 'get').mockImplementation(() => (came += SLOWEST_BYTES_PER_SECOND));
    const request = new IncomingMessage(socket);
    request.headers['content-length'] = '60000';
    createSlowBodies({ milliseconds: 1000, isStopping: () => isStopping, answer })(
      request,
      new ServerResponse(request),
    );
    vi.advanceTimersByTime(3000);
    expect(answer).toHaveBeenCalledTimes(ended);
  } finally {
    vi.useRealTimers();
  }
});

it('what is injected has no connection to end, however long its body is left unread', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const answer = vi.fn();
    const watch = createSlowBodies({ milliseconds: 200, isStopping: () => false, answer });
    const app = Fastify();
    endSlowBodies(app, watch);
    app.post('/', { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}));
    expect((await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })).statusCode).toBe(401);
    vi.advanceTimersByTime(1000);
    expect(answer).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
