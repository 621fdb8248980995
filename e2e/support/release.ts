import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT, run } from '../../scripts/lib/run.mjs';

/** Runs a program to its end and gives what it said; throws, with that, where it fails. */
export const runWell = async (command: string, args: readonly string[], options: { cwd?: string } = {}) => {
  const { code, output } = await run(command, [...args], {
    ...options,
    // What the project itself was installed from is at hand already.
    env: { NODE_ENV: 'production', npm_config_prefer_offline: 'true' },
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${output}`);
  return output;
};

/** Packs the built product into an archive in a folder and unpacks it there; gives the folder that a stranger would see. */
export const unpackRelease = async (folder: string): Promise<string> => {
  const said = await runWell('node', [`${ROOT}scripts/release.mjs`, folder]);
  const archive = said.trim().split('\n').at(-1) ?? '';
  await runWell('tar', ['-xzf', archive, '-C', folder]);
  return archive.replace(/\.tar\.gz$/, '');
};

/** Starts a server and waits until it says where it listens. */
export const startListening = async (
  command: string,
  args: readonly string[],
  options: { cwd: string; env: Record<string, string>; uid?: number },
) => {
  const { cwd, uid } = options;
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...options.env };
  const child = spawn(command, args, { cwd, env, detached: true, ...(uid === undefined ? {} : { uid, gid: uid }) });
  // Not by its exit: what npm has started writes on for a moment, and holds what it says open until it ends.
  const ended = once(child, 'close');
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [, said] = /Kovan listens on (\S+)/.exec(output) ?? [];
      if (said) resolve(said);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    child.once('error', reject);
  });
  return {
    address,
    output: () => output,
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
};
