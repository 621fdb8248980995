import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { childNames, signUpOver } from './support/overHttp.ts';
import { serversOverOneFolder } from './support/serversOverOneFolder.ts';

const servers = serversOverOneFolder();

/** Keeps the process from its event loop for a while when it gets SIGUSR2, as a long statement of the embedded engine does. It sleeps, so that it takes no other's time. */
const BUSY_MS = 700;
const busyOnSignal = `process.on('SIGUSR2', () => {
  process.stdout.write('busy\\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${BUSY_MS});
});`;
const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(busyOnSignal)}`;

const start = async (settings: Record<string, string> = {}) => {
  const server = servers.start({ NODE_OPTIONS, ...settings });
  const { hostname, port } = new URL(await server.listening);
  return { ...server, host: hostname, port: Number(port) };
};
type Started = Awaited<ReturnType<typeof start>>;

/** Makes the server busy, and resolves once it is: what comes now waits in the system's queues. */
const makeBusy = async ({ child }: Started): Promise<void> => {
  const busy = new Promise<void>((resolve) => {
    child.stdout.on('data', (text: string) => void (text.includes('busy') && resolve()));
  });
  child.kill('SIGUSR2');
  await busy;
};

/** A bare connection: what it heard, and its end. */
const open = async ({ host, port }: Started) => {
  const socket: Socket = connect(port, host);
  let heard = '';
  let failed: Error | null = null;
  socket.setEncoding('utf8').on('data', (text: string) => void (heard += text));
  socket.on('error', (error) => (failed = error));
  const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  return {
    socket,
    ended,
    get heard() {
      return heard;
    },
    get failed() {
      return failed;
    },
    /** Resolves when so many answers have begun. */
    answers: (count: number) =>
      vi.waitFor(() => expect(heard.split('HTTP/1.1 ').length - 1).toBe(count), { timeout: 10_000, interval: 5 }),
  };
};

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: kovan\r\n\r\n`;
const statuses = (heard: string) => [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const endings = (heard: string) => [...heard.matchAll(/^connection: (.*)$/gim)].map(([, value]) => value);

describe('a server that gets SIGTERM', () => {
  it('answers all that was sent while it was busy: on new connections, and on those kept alive what stood in line there', async () => {
    const server = await start();
    const kept = await Promise.all(Array.from({ length: 10 }, () => open(server)));
    for (const { socket } of kept) socket.write(GET('/api/health'));
    await Promise.all(kept.map((connection) => connection.answers(1)));
    await makeBusy(server);
    const fresh = await Promise.all(Array.from({ length: 20 }, () => open(server)));
    for (const { socket } of fresh) socket.write(GET('/api/settings'));
    for (const { socket } of kept) socket.write(GET('/api/settings') + GET('/api/health/live') + GET('/api/settings'));
    server.child.kill('SIGTERM');
    await Promise.all([...kept, ...fresh].map(({ ended }) => ended));
    expect(fresh.map(({ heard }) => statuses(heard))).toEqual(fresh.map(() => [200]));
    expect(kept.map(({ heard }) => statuses(heard))).toEqual(kept.map(() => [200, 200, 200, 200]));
    expect((await server.ended).code).toBe(0);
  });

  it('[LV-04] ends the streams of events, and takes no longer for them', async () => {
    const server = await start();
    const token = await signUpOver(await server.listening, 'dilek@example.test');
    const streams = await Promise.all(Array.from({ length: 3 }, () => open(server)));
    for (const { socket } of streams) {
      socket.write(`GET /api/events HTTP/1.1\r\nHost: kovan\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    }
    await Promise.all(streams.map((stream) => stream.answers(1)));
    await vi.waitFor(() => expect(streams.map(({ heard }) => heard.includes('retry: '))).toEqual([true, true, true]));
    const since = performance.now();
    server.child.kill('SIGTERM');
    await Promise.all(streams.map(({ ended }) => ended));
    expect((await server.ended).code).toBe(0);
    expect(performance.now() - since).toBeLessThan(10_000);
    for (const { heard, failed } of streams)
      expect([statuses(heard), heard.endsWith('\r\n0\r\n\r\n'), failed]).toEqual([[200], true, null]);
  });

  it('keeps every write that it acknowledged while it stopped', async () => {
    const server = await start();
    const address = await server.listening;
    const token = await signUpOver(address, 'ayse@example.test');
    const names = Array.from({ length: 20 }, (_, number) => `Child ${number}`);
    const connections = await Promise.all(names.map(() => open(server)));
    for (const [number, { socket }] of connections.entries()) {
      const body = JSON.stringify({ name: names[number], birthYear: 2018, grade: '1. Sınıf', avatar: '👧' });
      socket.write(
        `POST /api/children HTTP/1.1\r\nHost: kovan\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    }
    server.child.kill('SIGTERM');
    await Promise.all(connections.map(({ ended }) => ended));
    expect(connections.map(({ heard }) => statuses(heard))).toEqual(connections.map(() => [201]));
    expect((await server.ended).code).toBe(0);
    const again = await start();
    expect((await childNames(await again.listening, token)).sort()).toEqual([...names].sort());
  });

  it('waits for a request that is half sent, and not for connections on which nothing goes on', async () => {
    const server = await start();
    const idle = await open(server);
    const half = await open(server);
    half.socket.write('GET /api/settings HTTP/1.1\r\nHost: kov');
    await makeBusy(server);
    server.child.kill('SIGTERM');
    await idle.ended;
    half.socket.write('an\r\n\r\n');
    await half.ended;
    expect(statuses(half.heard)).toEqual([200]);
    expect(endings(half.heard)).toEqual(['close']);
    expect((await server.ended).code).toBe(0);
  });

  it('answers writers that never pause as ever or takes their connection no more: never by a 503', async () => {
    const server = await start();
    const address = await server.listening;
    const statuses: number[] = [];
    const stopped = new AbortController();
    void server.ended.then(() => stopped.abort());
    const writer = async (): Promise<void> => {
      while (!stopped.signal.aborted) {
        const answer = await fetch(`${address}/api/settings`).catch(() => null);
        if (answer) statuses.push(answer.status);
        await answer?.arrayBuffer();
      }
    };
    const writers = Array.from({ length: 16 }, writer);
    await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(100), { timeout: 20_000, interval: 5 });
    server.child.kill('SIGTERM');
    await Promise.all(writers);
    expect([...new Set(statuses)]).toEqual([200]);
    expect((await server.ended).code).toBe(0);
  });

  it('is alive and not ready while it waits STOP_DELAY seconds, takes connections, and ends at once at a signal that comes later', async () => {
    const server = await start({ STOP_DELAY: '300' });
    const address = await server.listening;
    expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await fetch(`${address}/api/health/ready`)).status).toBe(503), {
      timeout: 10_000,
      interval: 5,
    });
    const health = await fetch(`${address}/api/health`);
    expect([health.status, health.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${address}/api/health/live`)).status).toBe(200);
    expect((await fetch(`${address}/api/settings`)).status).toBe(200);
    // The signals of the first second are npm's.
    await vi.waitFor(
      () => {
        server.child.kill('SIGTERM');
        expect(server.child.exitCode).toBe(1);
      },
      { timeout: 10_000, interval: 50 },
    );
  });

  it('takes no connections after STOP_DELAY seconds, and ends', async () => {
    const server = await start({ STOP_DELAY: '1' });
    const address = await server.listening;
    const since = performance.now();
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect(performance.now() - since).toBeGreaterThanOrEqual(1000);
    await expect(fetch(address)).rejects.toThrow();
  });
});
