import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';
import { emptyDatabase } from '../../emptyDatabase.mjs';
import type * as newDatabases from '../../src/db/embedded/newDatabase.ts';
import { cached } from './cache.ts';
import { copyFolder } from './copyFolder.ts';

const MADE_FROM = ['apps/api/emptyDatabase.mjs', 'node_modules/@electric-sql/pglite/package.json'];

const make = async (folder: string): Promise<void> =>
  pipeline(createReadStream(await emptyDatabase()), createBrotliDecompress(), extract(folder));

/** The folder of an embedded database without tables, as `initdb` makes it; to be copied. */
export const newDatabase = (): Promise<string> => cached('new-database', MADE_FROM, make);

/**
 * In the place of the sources' own in all suites but those that run alone: to have the engine make a database takes two
 * seconds, and is proved by `firstStart`.
 */
export const makeDatabase: typeof newDatabases.makeDatabase = async (folder) => copyFolder(await newDatabase(), folder);
