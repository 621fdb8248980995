import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'drizzle-orm';
import { migrationsFolder } from '../../src/db/migrate.ts';
import { openInMemory } from '../../src/db/open.ts';
import type { OpenDatabase } from '../../src/db/database.ts';

const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/kovan/', import.meta.url));

const hashOfMigrations = async (): Promise<string> => {
  const hash = createHash('sha256').update(process.versions.node);
  for (const name of (await readdir(migrationsFolder)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

const makeDump = async (file: string): Promise<Blob> => {
  const fresh = await openInMemory();
  const dump = await fresh.dump();
  await fresh.close();
  await mkdir(CACHE, { recursive: true });
  // Written aside and moved, so that workers that race never read half a file.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()));
  await rename(aside, file);
  return dump;
};

let dump: Promise<Blob> | undefined;

const migratedDump = async (): Promise<Blob> => {
  const file = join(CACHE, `empty-database-${await hashOfMigrations()}.tar`);
  return existsSync(file) ? new Blob([await readFile(file)]) : makeDump(file);
};

/**
 * An empty database in memory with every table. Making one runs the migrations once per state of them. `logger` hears
 * every statement that is sent to it.
 */
export const openTestDatabase = async (logger?: Logger): Promise<OpenDatabase> => {
  dump ??= migratedDump();
  return openInMemory(await dump, logger);
};
