import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { commands } from '../../src/admin.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { createMigratedDatabase } from '../support/sharedPostgres.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kovan-sentence-'));
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rm(home, { recursive: true, force: true }));

const SECRET = '0123456789abcdef0123456789abcdef';
const HOLDS_SECRET = "It holds what the families wrote, and the server's secret: keep it where nobody else reads it.";
const HOLDS_NONE =
  'It holds what the families wrote: keep it where nobody else reads it. The secret is not in it: keep the setting SESSION_SECRET too.';

it.each([
  { name: 'embedded', settings: async () => ({}), said: HOLDS_SECRET },
  {
    name: 'postgresql',
    settings: async () => ({ DATABASE_URL: await createMigratedDatabase(), SESSION_SECRET: SECRET }),
    said: HOLDS_NONE,
  },
])('a backup ($name) says what it holds, and no more', async ({ name, settings, said }) => {
  const dataDir = join(home, name);
  await makeDataFolder(dataDir);
  for (const [setting, value] of Object.entries({ DATA_DIR: dataDir, ...(await settings()) }))
    vi.stubEnv(setting, value);
  const file = join(home, `${name}.tar.gz`);
  expect(await commands.backup(file)).toBe(`The backup is ${file}. ${said}`);
});

it('a backup without a name of its own says where it is from wherever one stands, also where DATA_DIR does not', async () => {
  const dataDir = join(home, 'relative');
  await makeDataFolder(dataDir);
  vi.stubEnv('DATA_DIR', relative(process.cwd(), dataDir));
  expect(await commands.backup()).toContain(`The backup is ${dataDir}/backups/kovan-`);
});

describe('a folder that was restored can be started, as it is said', () => {
  let file: string;
  beforeAll(async () => {
    const dataDir = join(home, 'setting');
    await makeDataFolder(dataDir);
    await rm(join(dataDir, 'session-secret'));
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('SESSION_SECRET', SECRET);
    file = join(home, 'setting.tar.gz');
    await commands.backup(file);
    vi.unstubAllEnvs();
  });

  const restoreInto = async (name: string): Promise<string> => {
    const dataDir = join(home, name);
    vi.stubEnv('DATA_DIR', dataDir);
    expect(await commands.restore(file, { force: true })).toContain('Restored. Start the server: npm start.');
    return join(dataDir, 'session-secret');
  };

  it('by a secret of its own, where neither the backup nor a setting has one; it keeps that', async () => {
    const secret = await readFile(await restoreInto('own'), 'utf8');
    expect(secret.length).toBeGreaterThan(32);
    expect(await readFile(await restoreInto('own'), 'utf8')).toBe(secret);
  });

  it('by the setting, where that is set', async () => {
    vi.stubEnv('SESSION_SECRET', SECRET);
    expect(existsSync(await restoreInto('set'))).toBe(false);
  });
});
