import * as fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DurableDatabase, openDurable } from '../../src/db/embedded/durablePglite.ts';
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

describe('a disk that refuses', () => {
  let client: DurableDatabase;
  beforeEach(async () => {
    vi.mocked(fs.fsyncSync).mockReset();
    client = await openDurable(join(folder, 'db'));
    await client.query('insert into written values (98)');
    vi.mocked(fs.fsyncSync).mockImplementation(() => {
      throw new Error('EIO: i/o error, fsync');
    });
  });
  afterEach(() => client.close());

  it('stops the database rather than have it acknowledge a commit', async () => {
    await expect(client.query('insert into written values (99)')).rejects.toThrow();
    expect(client.stopped).toBe(true);
  });

  it('stops it also in the middle of what was sent, whose rest it never reads', async () => {
    // What the function writes is brought to the disk at once, before the statement's own end is.
    const statement =
      "with one as (insert into written values (99) returning n) select pg_logical_emit_message(false, 'kovan', 'n', true) from one";
    await expect(client.query(statement)).rejects.toThrow();
    expect(client.stopped).toBe(true);
    await expect(client.query('select 1')).rejects.toThrow();
  });
});
