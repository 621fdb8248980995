import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhatChanged } from '../../buildWhatChanged.mjs';
import { ROOT } from '../../lib/run.mjs';

// It stands beside the built app, which it serves.
const SERVER = `${ROOT}apps/api/dist/server.js`;
const WITHIN_MS = 240_000;

/** Starts the server; `listening` resolves once it answers. */
const startServer = (settings) => {
  const child = spawn(process.execPath, [SERVER], { env: { PATH: process.env.PATH, ...settings }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const answers = async () => {
    for (const until = Date.now() + WITHIN_MS; Date.now() < until && child.exitCode === null; await wait(100)) {
      const isThere = await fetch(`http://127.0.0.1:${settings.PORT}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
    }
    throw new Error('the server did not start');
  };
  return { child, ended, listening: answers() };
};

/** The built server, which can be killed at any moment, by one lane at a time. */
export const killableServer = async (settings) => {
  await buildWhatChanged(ROOT);
  let server = startServer(settings);
  await server.listening;
  let last = Promise.resolve();
  let kills = 0;
  const turn = () => {
    const before = last;
    let end;
    last = new Promise((resolve) => (end = resolve));
    return before.then(() => end);
  };
  return {
    kills: () => kills,
    /** Kills it; gives what starts it again. */
    restart: async () => {
      const end = await turn();
      kills += 1;
      server.child.kill('SIGKILL');
      await server.ended;
      return async () => {
        server = startServer(settings);
        await server.listening.finally(end);
      };
    },
    /** Does something while it is there. */
    undisturbed: async (work) => {
      const end = await turn();
      return work().finally(end);
    },
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
};
