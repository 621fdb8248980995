import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The program nginx; `null` where it is not installed. */
export const nginxProgram = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path)) ?? null;

/**
 * One address in front of several servers. A request that a dying server took is passed on to the next even when it writes:
 * safe here alone because every creating call carries an Idempotency-Key and every other one may be repeated.
 */
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
  upstream kovan {
    ${servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    # Names every server that was asked: what was passed on says so.
    add_header X-Asked $upstream_addr always;
    location / {
      proxy_pass http://kovan;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout http_502 non_idempotent;
    }
  }
}
`;

const untilListening = async (child, port) => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break;
    const open = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await wait(25);
  }
  throw new Error('nginx did not start');
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
