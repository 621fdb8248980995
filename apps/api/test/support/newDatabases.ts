import { emptyDatabase } from '../../emptyDatabase.mjs';
// Not by the name under which the sources import it, which leads here (vitest.config.ts).
import { makeDatabase as makeAnew } from '../../src/db/embedded/newDatabase.ts';
import { cached } from './cache.ts';
import { copyFolder } from './copyFolder.ts';

const MADE_FROM = ['apps/api/emptyDatabase.mjs', 'node_modules/@electric-sql/pglite/package.json'];

const make = async (folder: string): Promise<void> => makeAnew(folder, await emptyDatabase());

/** The folder of an embedded database without tables, as `initdb` makes it; to be copied. */
export const newDatabase = (): Promise<string> => cached('new-database', MADE_FROM, make);

/**
 * In the place of the sources' own in all suites but those that run alone: to have the engine make a database takes two
 * seconds, and is proved by `firstStart`.
 */
export const makeDatabase: typeof makeAnew = async (folder) => copyFolder(await newDatabase(), folder);
