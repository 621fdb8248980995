import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../../src/db/migrate.ts';

/**
 * Every migration that somebody's database may have gone through, by the hash of its text. They are frozen: what is to
 * change comes in a new one, whose line is added here when it is released.
 */
const FROZEN: Readonly<Record<string, string>> = {
  '0000_init.sql': 'ba65b832698d868309f5fcbe22b3dbc4884da2167f2579146575b8b29f37027c',
  '0001_occurrences.sql': '6043ee55dd2806ef19e7762db4e8ba8273bfe661ecfec71850c5465c9827e843',
  '0002_sessions.sql': 'd7910b086ed6f4b0503d16977240670a07c9a6cebd2e29dffda658c9428651d9',
  '0003_bounds.sql': '4b81809aceb44a9a19f263c87627030af4dd3fa884db94bbc1932dc38fad27ac',
  '0004_sign_in.sql': '698b17efd431c641565167376761cbad9a6a0bbf61fb406bd0f2575566293412',
  '0005_people.sql': 'abb159068f9ae49bad163e6d4a5e43530bc80738d6dc0c4957ff558354fcdac1',
};

it('no migration changes once it was released', async () => {
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
  const hashes = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(migrationsFolder, name));
      return [name, createHash('sha256').update(text).digest('hex')] as const;
    }),
  );
  expect(Object.fromEntries(hashes)).toEqual(FROZEN);
});
