import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/run.mjs';
import { programOf, untilListening } from './nginx.mjs';

/** The program Caddy; `null` where it is not installed. */
export const caddyProgram = () => programOf('caddy');

/** The block that docs/operating.md gives, with these ports instead of its own and no TLS. */
const configOf = (port, servers) => {
  const block = readFileSync(`${ROOT}docs/operating.md`, 'utf8').match(/```caddyfile\n(?<block>[^`]*)```/)?.groups
    .block;
  if (!block) throw new Error('docs/operating.md has no block for Caddy');
  const named = servers.map((server) => `127.0.0.1:${server}`).join(' ');
  const site = block.replace('kovan.example', `http://127.0.0.1:${port}`).replace(/127\.0\.0\.1:3001.*(?= \{)/, named);
  return `{\n\tadmin off\n}\n${site}`;
};

/** Starts Caddy on a port in front of servers on others, in a folder of its own. Gives the way to stop it. */
export const startCaddy = async (program, folder, port, servers) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, configOf(port, servers));
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilListening(child, port);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
};
