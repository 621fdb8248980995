import * as fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDurable } from '../../src/db/embedded/durablePglite.ts';
import { makeDataFolder } from '../support/dataFolder.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, fsyncSync: vi.fn(real.fsyncSync) };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kovan-durable-'));
  await makeDataFolder(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('brings each commit to the disk before it is acknowledged', async () => {
  const client = await openDurable(join(folder, 'db'));
  await client.exec('create table written (n integer)');
  const synced = vi.mocked(fs.fsyncSync);
  for (let n = 0; n < 10; n += 1) {
    synced.mockClear();
    await client.query('insert into written values ($1)', [n]);
    expect(synced).toHaveBeenCalled();
  }
  synced.mockClear();
  await client.query('select * from written');
  expect(synced).not.toHaveBeenCalled();
  await client.close();
});

it('stops rather than acknowledge what the disk refused', async () => {
  const client = await openDurable(join(folder, 'db'));
  vi.mocked(fs.fsyncSync).mockImplementation(() => {
    throw new Error('EIO: i/o error, fsync');
  });
  await expect(client.query('insert into written values (99)')).rejects.toThrow();
});
