import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCK } from '../../src/db/folder/dataDir.ts';
import { cached } from './cache.ts';
import { copyFolder } from './copyFolder.ts';
import { buildServer, startServer } from './serverProcess.ts';

const MADE_FROM = ['apps/api/src', 'apps/api/emptyDatabase.mjs', 'node_modules/@electric-sql/pglite/package.json'];

const make = async (folder: string): Promise<void> => {
  const server = startServer(await buildServer(), { DATA_DIR: folder });
  await server.listening;
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(join(folder, LOCK));
};

/** Makes this folder what a server's data folder is after its first start, which takes seconds and is proved elsewhere. */
export const makeDataFolder = async (folder: string): Promise<void> =>
  copyFolder(await cached('data-folder', MADE_FROM, make), folder);
