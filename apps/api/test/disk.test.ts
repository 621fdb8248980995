import type * as fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemSentence } from '@kovan/api-client/problems';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkDisk } from '../src/db/folder/dataDir.ts';
import { backUp } from '../src/db/backup/backup.ts';
import { openEmbedded } from '../src/db/embedded/embedded.ts';
import { makeDataFolder } from './support/dataFolder.ts';
import { createTestApp, type TestApp } from './support/testApp.ts';

const disk = vi.hoisted(() => ({ isFull: false, isReadOnly: false }));
const systemError = (code: string) => Object.assign(new Error(code), { code });

// What the system says of a full disk, said at the calls by which the database brings its log to it.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const fsyncSync: typeof real.fsyncSync = (handle) => {
    if (disk.isFull) throw systemError('ENOSPC');
    real.fsyncSync(handle);
  };
  return { ...real, fsyncSync };
});
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs.promises>();
  return {
    ...real,
    statfs: async (path: string) => ({ ...(await real.statfs(path)), ...(disk.isFull && { bavail: 0 }) }),
    access: async (path: string, mode: number) => {
      if (disk.isReadOnly) throw systemError('EROFS');
      await real.access(path, mode);
    },
  };
});

const child = { name: 'Elif', birthYear: 2018, grade: '1. Sınıf', avatar: '👧' };

let dataDir: string;
let server: TestApp;
let headers: Record<string, string>;
const lines: string[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kovan-disk-'));
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  await makeDataFolder(dataDir);
  server = await createTestApp({ database: await openEmbedded(dataDir), log });
  ({ headers } = await server.signUp());
});
afterEach(() => {
  disk.isFull = false;
  disk.isReadOnly = false;
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

const add = (language: string, key: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/children',
    headers: { ...headers, 'accept-language': language, 'idempotency-key': key },
    payload: child,
  });
const children = async () =>
  (await server.app.inject({ url: '/api/children', headers })).json<{ data: object[] }>().data.length;
const health = async () => (await server.app.inject({ url: '/api/health' })).statusCode;

describe('a full disk', () => {
  it('is a 503 in the language of the one who asks, a line for the operator and no health; then all goes on', async () => {
    expect((await add('tr', 'first')).statusCode).toBe(201);
    expect(await health()).toBe(200);

    disk.isFull = true;
    for (const language of ['tr', 'en', 'tr'] as const) {
      const refused = await add(language, 'second');
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toEqual({ error: problemSentence('UNAVAILABLE', language), code: 'UNAVAILABLE' });
      expect(refused.headers['retry-after']).toBe('5');
    }
    expect([await health(), await health()]).toEqual([503, 503]);
    const faults = lines.map((line) => JSON.parse(line) as { msg: string; route: string });
    const cause = { errorClass: expect.not.stringContaining('ProblemError'), errorCode: expect.any(String) };
    const failed = { level: 50, msg: 'request failed', status: 503, ...cause };
    expect(faults).toContainEqual(expect.objectContaining({ ...failed, route: '/api/children' }));
    // Somebody asks every few seconds: it is told once.
    const ofHealth = faults.filter(({ msg, route }) => msg === failed.msg && route === '/api/health');
    expect(ofHealth).toEqual([expect.objectContaining(failed)]);

    disk.isFull = false;
    await vi.waitFor(async () => expect((await add('en', 'second')).statusCode).toBe(201), {
      timeout: 20_000,
      interval: 250,
    });
    // What was acknowledged is there; what was refused, and repeated until it was not, is there once.
    expect(await children()).toBe(2);
    expect(await health()).toBe(200);
  });
});

describe('a disk that takes no writes', () => {
  it('is no health while what is there can still be read', async () => {
    disk.isReadOnly = true;
    expect(await health()).toBe(503);
    expect(await children()).toBeGreaterThan(0);
  });

  it('is told in a sentence at the start', async () => {
    disk.isReadOnly = true;
    await expect(checkDisk(dataDir)).rejects.toThrow(`The data folder ${dataDir} may not be written to`);
    disk.isReadOnly = false;
    disk.isFull = true;
    await expect(checkDisk(dataDir)).rejects.toThrow(`The disk of the data folder ${dataDir} is full`);
  });

  it('is told in a sentence to whoever makes a backup, as a folder is that is another user’s', async () => {
    disk.isReadOnly = true;
    await expect(backUp({ dataDir, databaseUrl: null }, join(dataDir, 'kept.tar.gz'), new Date())).rejects.toThrow(
      `This user may not write to the data folder ${dataDir}: `,
    );
  });
});
