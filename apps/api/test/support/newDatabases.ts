import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, vi } from 'vitest';
import { emptyDatabase } from '../../emptyDatabase.mjs';
import { makeDatabase } from '../../src/db/embedded/newDatabase.ts';
import { cached } from './cache.ts';
import { copyFolder } from './copyFolder.ts';

const MADE_FROM = ['apps/api/emptyDatabase.mjs', 'node_modules/@electric-sql/pglite/package.json'];

const make = async (folder: string): Promise<void> => makeDatabase(folder, await emptyDatabase());

/** The folder of an embedded database without tables, as `initdb` makes it; to be copied. */
export const newDatabase = (): Promise<string> => cached('new-database', MADE_FROM, make);

/**
 * Has each embedded database that this file's tests make begin as a copy of one: to make it anew takes two seconds, and
 * is proved by `firstStart`.
 */
export const copyNewDatabases = (): void => {
  beforeAll(async () => {
    const made = await newDatabase();
    const create = PGlite.create.bind(PGlite);
    const spy = vi.spyOn(PGlite, 'create');
    spy.mockImplementation((async (at: string | object) => {
      if (typeof at === 'string' && !existsSync(at)) copyFolder(made, at);
      return create(at as string);
    }) as never);
    return () => spy.mockRestore();
  });
};
