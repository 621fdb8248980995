import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/open.ts';
import { openPostgres } from '../../src/db/postgres/postgres.ts';

vi.mock('../../src/db/postgres/postgres.ts', () => ({ openPostgres: vi.fn(async () => ({})) }));

it('[S-05] listens at DATABASE_DIRECT_URL, with as many connections as DATABASE_POOL says, where they are set', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kovan-open-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const needed = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://pooler/kovan', SESSION_SECRET: 'x'.repeat(43) };
  const openedWith = async (settings: Record<string, string>) => {
    await openDatabase(readConfig({ ...needed, ...settings }), () => undefined);
    const [address, , , more] = vi.mocked(openPostgres).mock.lastCall ?? [];
    return [address, more];
  };
  expect(await openedWith({ DATABASE_DIRECT_URL: 'postgres://db/kovan', DATABASE_POOL: '25' })).toEqual([
    'postgres://pooler/kovan',
    { directUrl: 'postgres://db/kovan', poolSize: 25 },
  ]);
  expect(await openedWith({})).toEqual([
    'postgres://pooler/kovan',
    { directUrl: 'postgres://pooler/kovan', poolSize: 10 },
  ]);
});
