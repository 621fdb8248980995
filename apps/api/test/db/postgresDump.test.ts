import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadPostgres } from '../../src/db/backup/postgresDump.ts';

it('[AC-08] psql gets the password by its environment, never by an argument that everybody can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kovan-psql-'));
  const psql = join(folder, 'psql');
  await writeFile(psql, '#!/bin/sh\necho "$PGPASSWORD" "$@" > "$0.said"\n');
  await chmod(psql, 0o700);
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  await loadPostgres('postgresql://kovan:gizli%20bal@127.0.0.1:9/kovan', ['a.sql']);
  const said = await readFile(`${psql}.said`, 'utf8');
  expect(said).toMatch(/^gizli bal --dbname=postgresql:\/\/kovan@127\.0\.0\.1:9\/kovan .*--file=a\.sql\n$/);
});
