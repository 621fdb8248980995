import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';
import { LOCK } from '../../src/db/folder/dataDir.ts';
import { cached } from './cache.ts';
import { copyFolder } from './copyFolder.ts';

const MADE_FROM = ['apps/api/src', 'node_modules/@electric-sql/pglite/package.json'];

const make = async (folder: string): Promise<void> => {
  await (await openEmbedded(folder)).close();
  await rm(join(folder, LOCK));
};

/** Makes this folder what a server's data folder is after its first start, which takes seconds and is proved elsewhere. */
export const makeDataFolder = async (folder: string): Promise<void> =>
  copyFolder(await cached('data-folder', MADE_FROM, make), folder);
