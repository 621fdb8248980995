import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../lib/run.mjs';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Where a program is; `null` where it is not installed. */
export const programOf = (name) => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** The program nginx; `null` where it is not installed. */
export const nginxProgram = () => programOf('nginx');

/** The block that docs/operating.md gives whoever runs several processes, with these ports instead of its own and no TLS. */
const documentedBlock = (port, servers) => {
  const documented = readFileSync(`${ROOT}docs/operating.md`, 'utf8');
  const block = documented.match(/```nginx\n(?<block>upstream[^`]*)```/)?.groups.block;
  if (!block) throw new Error('docs/operating.md has no nginx block of several processes');
  const [first, ...others] = block.match(/^ *server 127.*$/gm);
  const named = servers.map((server) => first.replace(/:\d+/, `:${server}`)).join('\n');
  return others
    .reduce((text, line) => text.replace(`${line}\n`, ''), block.replace(first, named))
    .replace(/^ *(ssl_|server_name).*\n/gm, '')
    .replace(
      'listen 443 ssl;',
      `listen 127.0.0.1:${port};\n  # Names every server that was asked.\n  add_header X-Asked $upstream_addr always;`,
    );
};

const configOf = (folder, port, servers) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${documentedBlock(port, servers)}
}
`;

/** Waits until a proxy takes connections on its port. */
export const untilListening = async (child, port) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break;
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await wait(25);
  }
  throw new Error('the proxy did not start');
};

/** Starts nginx on a port in front of servers on others, in a folder of its own. Gives the way to stop it. */
export const startNginx = async (program, folder, port, servers) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder, port, servers));
  execFileSync(program, ['-t', '-q', '-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilListening(child, port);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
};
