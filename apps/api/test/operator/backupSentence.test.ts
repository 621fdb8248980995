import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
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
