import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { preview } from './preview.mjs';

afterEach(() => vi.unstubAllEnvs());

it('serves a folder, and leaves what is started afterwards in the environment that it would have had', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  const folder = await mkdtemp(join(tmpdir(), 'kovan-preview-'));
  await writeFile(join(folder, 'index.html'), '<h1>Kovan</h1>');
  const server = await preview(folder);
  try {
    expect(await (await fetch(server.url)).text()).toContain('Kovan');
    expect(process.env.NODE_ENV).toBeUndefined();
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
