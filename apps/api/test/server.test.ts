import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { takeLock } from '../src/db/folder/lock.ts';
import { openDatabase } from '../src/db/open.ts';
import { networkAddresses } from '../src/networkAddresses.ts';
import { OperatorError } from '../src/operatorError.ts';
import { childNames, providerSignIn, signInOver, signUpOver } from './support/overHttp.ts';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { serversOverOneFolder } from './support/serversOverOneFolder.ts';

const { dataDir, start } = serversOverOneFolder();

/** Proves that nobody has the data folder any more. */
const letGo = async () => (await takeLock(join(dataDir(), 'db.lock')))();

const SECRET = '0123456789abcdef0123456789abcdef';

it.each([
  [{ TRUST_PROXY: 'yes' }, 'The setting TRUST_PROXY is wrong: it takes a whole number from 0 to 10.'],
  [
    { DATABASE_URL: 'postgresql://127.0.0.1:9/kovan' },
    'The setting SESSION_SECRET is missing: DATABASE_URL needs it, so that every process has the same.',
  ],
  [
    { DATABASE_URL: 'postgresql://127.0.0.1:9/kovan', SESSION_SECRET: SECRET },
    'The data folder holds an embedded database, which DATABASE_URL would pass over: unset that, or set another DATA_DIR.',
  ],
  [
    { DATABASE_URL: 'postgresql://127.0.0.1:9/kovan', SESSION_SECRET: SECRET, DATA_DIR: '/dev/null/data' },
    'The database at DATABASE_URL does not answer: start it, or correct the address.',
  ],
])('%o are settings with which no database is opened, and a sentence says why', async (settings, sentence) => {
  const open = async () => openDatabase(readConfig({ DATA_DIR: dataDir(), ...settings }), () => undefined);
  await expect(open()).rejects.toThrow(new OperatorError(sentence));
});

describe('a server that cannot start says why in one sentence, and nothing else', () => {
  it.each([
    [
      { DATABASE_URL: 'postgresql://kovan:one#two@db/kovan' },
      'The setting DATABASE_URL is wrong: it takes an address such as postgresql://user:password@host/database, with # / ? @ in a password written as %23 %2F %3F %40.',
    ],
    [{ PORT: 'many' }, 'The setting PORT is wrong: it takes a whole number from 0 to 65535.'],
    ...['/dev/null/data', '/proc/kovan/data'].map((folder): [Record<string, string>, string] => [
      { DATA_DIR: folder },
      `The data folder ${folder} cannot be made: set DATA_DIR to a folder that this user may write to.`,
    ]),
  ])('%o', async (settings: Record<string, string>, sentence) => {
    const { code, stderr } = await start(settings).ended;
    expect(stderr).toBe(`${sentence}\n`);
    expect(code).toBe(1);
  });

  it.each(['PORT', 'METRICS_PORT'])('when its %s is taken, and lets go of the data folder', async (setting) => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const { code, stderr } = await start({ [setting]: String(port) }).ended;
    other.close();
    expect(stderr).toBe(`The port ${port} is taken: stop what listens there, or set another ${setting}.\n`);
    expect(code).toBe(1);
    await letGo();
  });
});

it('keeps a second server out of the data folder, and the first one whole, which tells what it counts where it is asked to and ends cleanly on SIGINT', async () => {
  const metricsPort = await freePort();
  const inFront = { PUBLIC_URL: 'https://kovan.example', TRUST_PROXY: '1' };
  const first = start({ METRICS_PORT: String(metricsPort), ...inFront });
  const address = await first.listening;
  const second = await start().ended;
  expect(second.stderr).toBe(
    `The data folder is in use by another Kovan server (process ${first.child.pid} on ${hostname()}): stop it first, or set another DATA_DIR.\n`,
  );
  expect(second.code).toBe(1);
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('kovan_http_requests_total{method="GET",route="/api/health",status="200"} 1');
  first.child.kill('SIGINT');
  const { stdout, ...end } = await first.ended;
  expect(end).toEqual({ code: 0, stderr: '' });
  expect(stdout, 'people can be told apart').not.toContain('TRUST_PROXY');
  await letGo();
});

it('listens for browsers and for whoever watches where it is told to, says so and that people cannot be told apart, and logs as little as it is told', async () => {
  const metricsPort = await freePort();
  const server = start({
    HOST: '0.0.0.0',
    METRICS_HOST: '127.0.0.2',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'https://kovan.example',
    TRUST_PROXY: '0',
  });
  const { port, origin } = new URL(await server.listening);
  expect((await fetch(`http://127.0.0.1:${port}/api/settings`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.2:${metricsPort}/metrics`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
  server.child.kill('SIGTERM');
  const others = networkAddresses().map((address) => `http://${address}:${port}`);
  expect((await server.ended).stdout.split('\n')).toEqual([
    `Kovan listens on ${origin}`,
    ...(others.length > 0 ? [`Other devices of this network open ${others.join(' or ')}`] : []),
    expect.stringMatching(/^TRUST_PROXY is 0: /),
    `Its metrics are at http://127.0.0.2:${metricsPort}/metrics`,
    '',
  ]);
});

it('--new-secret ends every session and every sign-in, and is not for a server with SESSION_SECRET', async () => {
  const first = start();
  const address = await first.listening;
  const token = await signUpOver(address, 'ayse@example.test');
  const { refreshToken } = await providerSignIn(address, 'ayse@example.test');
  first.child.kill('SIGTERM');
  await first.ended;

  const second = start({}, ['--new-secret']);
  const again = await second.listening;
  const old = await fetch(`${again}/api/children`, { headers: { authorization: `Bearer ${token}` } });
  expect(old.status).toBe(401);
  const renewal = await fetch(`${again}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  expect(renewal.status).toBe(400);
  expect(await childNames(again, await signInOver(again, 'ayse@example.test'))).toEqual([]);
  second.child.kill('SIGTERM');
  await second.ended;

  const { code, stderr } = await start({ SESSION_SECRET: SECRET }, ['--new-secret']).ended;
  expect(stderr).toBe('The setting SESSION_SECRET is set: put a new one there.\n');
  expect(code).toBe(1);
});

it('a first start unpacks the database that the build has made, instead of making one', async () => {
  // Each that is made anew has another one. That of the other folder was unpacked by another first start.
  const identifierOf = async (folder: string) =>
    (await readFile(join(folder, 'db/global/pg_control'))).readBigUInt64LE(0);
  const folder = `${dataDir()}-first`;
  const server = start({ DATA_DIR: folder });
  await server.listening;
  server.child.kill('SIGTERM');
  await server.ended;
  expect(await identifierOf(folder)).toBe(await identifierOf(dataDir()));
  await rm(folder, { recursive: true });
});

it('ends cleanly on a signal that comes the moment it says where it listens', async () => {
  const signalAtOnce = `const { stdout } = process;
    const write = stdout.write.bind(stdout);
    stdout.write = (text, ...rest) => {
      const written = write(text, ...rest);
      if (String(text).startsWith('Kovan listens')) process.kill(process.pid, 'SIGTERM');
      return written;
    };`;
  const preload = `data:text/javascript,${encodeURIComponent(signalAtOnce)}`;
  expect(await start({ NODE_OPTIONS: `--import ${preload}` }).ended).toMatchObject({ code: 0, stderr: '' });
  await letGo();
});

it('unless told otherwise is there for this machine alone, logs route, status and time of an answer and nothing that a person typed, and ends cleanly on SIGTERM', async () => {
  const server = start();
  const address = await server.listening;
  await fetch(`${address}/api/children/0193b7a0-0000-7000-8000-00000000abcd?name=Elif`, {
    method: 'PUT',
    headers: { authorization: 'Bearer very-secret', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Defne' }),
  });
  await fetch(`${address}/api/health`);
  server.child.kill('SIGTERM');
  const { stdout, ...end } = await server.ended;
  expect(end).toEqual({ code: 0, stderr: '' });
  await letGo();
  expect(stdout).not.toMatch(/Other devices|TRUST_PROXY/);
  const lines = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      method: 'PUT',
      route: '/api/children/:id',
      status: 401,
      ms: expect.any(Number),
      reqId: expect.any(String),
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 30, msg: 'answered', method: 'GET', route: '/api/health', status: 200 }),
  );
  expect(stdout).not.toMatch(/Elif|Defne|very-secret|abcd/);
});
