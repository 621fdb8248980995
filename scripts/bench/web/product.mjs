import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatChanged } from '../../buildWhatChanged.mjs';
import { ROOT } from '../../lib/run.mjs';
import { freePort } from '../../lib/freePort.mjs';

const listens = async (server) => {
  let said = '';
  for await (const chunk of server.stdout.setEncoding('utf8')) {
    said += chunk;
    const address = /Kovan listens on (\S+)/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error('The server ended before it listened.');
};

/**
 * Builds what has changed in this checkout, or in the one at `root`, and starts its server over a data folder of its own;
 * gives `{ url, stop() }`, and `stop` takes the data folder away again.
 */
export const serveProduct = async (root = ROOT) => {
  await buildWhatChanged(root);
  const folder = await mkdtemp(join(tmpdir(), 'kovan-bench-'));
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = await listens(server);
    server.stdout.resume();
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
