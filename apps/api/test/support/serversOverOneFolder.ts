import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { makeDataFolder } from './dataFolder.ts';
import { buildServer, type ServerProcess, startServer } from './serverProcess.ts';

/** A data folder as it is after a first start, and the servers that a file's tests start over it: none outlives its test. */
export const serversOverOneFolder = () => {
  let bundle: string;
  let dataDir: string;
  beforeAll(async () => {
    bundle = await buildServer();
    dataDir = await mkdtemp(join(tmpdir(), 'kovan-server-'));
    await makeDataFolder(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  return {
    dataDir: () => dataDir,
    start: (settings: Record<string, string> = {}, args: readonly string[] = []): ServerProcess => {
      const server = startServer(bundle, { DATA_DIR: dataDir, ...settings }, { args });
      onTestFinished(async () => {
        server.child.kill('SIGKILL');
        await server.ended;
      });
      return server;
    },
  };
};
