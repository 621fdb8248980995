import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cached } from './cache.ts';

const BUILD = fileURLToPath(new URL('../../build.mjs', import.meta.url));
const MADE_FROM = [
  'apps/api/src',
  'apps/api/build.mjs',
  'apps/api/emptyDatabase.mjs',
  'package-lock.json',
  ...['api-client', 'domain', 'machines', 'report'].map((name) => `packages/${name}/src`),
];

const build = async (out: string) => {
  await promisify(execFile)(process.execPath, [BUILD, '--out', out]);
  // As beside what ships: without it Node reads the whole bundle twice, to find out that it is made of modules.
  await writeFile(join(out, 'package.json'), JSON.stringify({ type: 'module' }));
};

/** Bundles the server as it ships, once for each state of its sources, and gives the path of the bundle. */
export const buildServer = async (): Promise<string> => join(await cached('server', MADE_FROM, build), 'server.js');

/**
 * Has Node compile of the database's engine only what is called, and neither that nor its own code a second time, which a
 * process that lives for seconds never earns back.
 */
export const QUICK_START: readonly string[] = ['--liftoff-only', '--wasm-lazy-compilation', '--no-opt'];
const NODE: readonly [string, ...string[]] = [process.execPath, ...QUICK_START];

/** All that a process takes on of the tests' own environment: where its programs are, and how it gets memory (vitest.config.ts). */
export const passedOn = (): Record<string, string> => {
  const { PATH = '', GLIBC_TUNABLES } = process.env;
  return { PATH, ...(GLIBC_TUNABLES && { GLIBC_TUNABLES }) };
};

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** The address at which it listens; rejects with what it said when it ends instead. */
  readonly listening: Promise<string>;
  /** How it ended, and what it said. */
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/**
 * Has a command run in a PID namespace of its own, as a container does: there it is process 1, and sees no other. Killing
 * what was started kills it.
 */
export const IN_NAMESPACE: readonly string[] = [
  'unshare',
  '--user',
  '--map-root-user',
  '--pid',
  '--fork',
  '--mount-proc',
  '--kill-child',
  ...NODE,
];

/** How a server is started: what runs the bundle, and its arguments. */
interface StartOptions {
  readonly command?: readonly string[];
  readonly args?: readonly string[];
}

/** Starts a bundle with these settings and no others; `PORT` 0 where none is given. */
export const startServer = (
  bundle: string,
  settings: Record<string, string>,
  { command = NODE, args = [] }: StartOptions = {},
): ServerProcess => {
  const [program = NODE[0], ...before] = command;
  const child = spawn(program, [...before, bundle, ...args], {
    env: { ...passedOn(), PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (stderr += text));
  child.stdout.setEncoding('utf8');
  const ended: ServerProcess['ended'] = new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, stdout, stderr })),
  );
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: string) => {
      stdout += text;
      const address = /^Kovan listens on (\S+)$/m.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    void ended.then(({ stderr: said }) => reject(new Error(said)));
  });
  // Whoever waits for the end only has nothing to do with this promise.
  listening.catch(() => undefined);
  return { child, listening, ended };
};
