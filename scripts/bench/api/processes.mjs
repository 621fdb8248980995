import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** A child process that answers messages one at a time; ends with the bench. */
const start = (file, { args = [], env = {} } = {}) => {
  const child = fork(here(file), args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    // What a server logs goes where a service's log goes; only what goes wrong is shown.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = () =>
    new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`${file} ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        if (message.error) reject(new Error(message.error));
        else resolve(message);
      });
    });
  const ask = (message) => {
    const answered = answer();
    child.send(message);
    return answered;
  };
  const stop = () =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return { ask, answer, stop };
};

/** A server in a process of its own: where it listens, the processor time that it has used so far, and its end. */
export const startServer = async (file, options) => {
  const server = start(file, options);
  const { listening } = await server.answer();
  return {
    port: Number(new URL(listening).port),
    cpu: async () => {
      const { user, system } = (await server.ask(['cpu'])).cpu;
      return user + system;
    },
    profile: () => server.ask(['profile']),
    endProfile: (file) => server.ask(['endProfile', file]),
    stop: server.stop,
  };
};

/** The process that loads servers. */
export const startLoad = () => {
  const client = start('load.mjs');
  return { run: async (job) => (await client.ask(job)).result, stop: client.stop };
};
