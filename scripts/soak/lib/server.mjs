import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../../lib/run.mjs';

// Below node_modules, so that the bundle finds its packages; not in dist, from which a server may be running.
const OUT = `${ROOT}node_modules/.cache/kovan/soak`;

/** Bundles the server as it ships. */
export const buildServer = async () => {
  const { code, output } = await run(process.execPath, ['apps/api/build.mjs', '--out', OUT]);
  if (code !== 0) throw new Error(output);
};

/** The settings of one of several servers over a database, behind a proxy. */
export const clusterSettings = ({ folder, databaseUrl, port, number }) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(folder, `data${number}`),
  SESSION_SECRET: 'the secret of a soak, which protects nobody',
  PORT: String(port),
  TRUST_PROXY: '1',
  LIMIT_SIGN_UP: '1000',
});

const NAMESPACE = ['--user', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child'];

/** What starts a server in a PID namespace of its own, as a container does; nothing where the system forbids it. */
export const namespaceCommand = () => {
  const command = ['unshare', ...NAMESPACE];
  return spawnSync(command[0], [...command.slice(1), 'true']).status === 0 ? command : [];
};

/**
 * Starts the built server with these settings: `{ child, listening, ended, errors }`. `errors` are its lines of level
 * error and worse; `command` is put before it.
 */
export const startServer = (settings, command = []) => {
  const [program, ...args] = [...command, process.execPath, `${OUT}/server.js`];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors = [];
  let rest = '';
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, said })));
  const listening = new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        if (line.startsWith('Kovan listens on')) resolve();
        else if (/^\{"level":[56]0/.test(line)) errors.push(line);
      }
    });
    void ended.then(() => reject(new Error(said)));
  });
  listening.catch(() => undefined);
  return { child, listening, ended, errors };
};

/** Memory in MB and open files of a running process, where the system tells; else `null`. */
export const sizeOf = ({ pid }) => {
  try {
    const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    return { rss: Math.round(rss), files: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return null;
  }
};

/** Ends a server as an operator does, and waits for it. */
export const stopServer = async (server) => {
  server.child.kill('SIGTERM');
  return server.ended;
};
