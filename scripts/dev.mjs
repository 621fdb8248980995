// npm run dev: the server, bundled anew at every change, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process';
import { ROOT } from './lib/run.mjs';
import { stopWithNpm } from './stopWithNpm.mjs';

const PROGRAMS = [
  // In the top folder, as `npm start`: its data folder is the same.
  { cwd: ROOT, args: ['apps/api/build.mjs', '--watch'] },
  { cwd: `${ROOT}apps/web`, args: [`${ROOT}node_modules/vite/bin/vite.js`] },
];

// Each in a process group of its own, so that what it starts ends with it.
const children = PROGRAMS.map(({ cwd, args }) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', detached: true }),
);

const stop = (code) => {
  process.exitCode ??= code;
  for (const { pid, exitCode, signalCode } of children) {
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
  }
};

for (const child of children) child.on('exit', (code) => stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
stopWithNpm();
