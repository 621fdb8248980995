import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../../scripts/lib/freePort.mjs';

/** A PostgreSQL server of the tests' own. */
export interface PrivatePostgres {
  /** Makes an empty database, or one like this other of its own, and gives its address. */
  createDatabase(like?: string): Promise<string>;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: the newest of Debian's, else one on the PATH; `null` where there is none. */
export const postgresPrograms = (): string | null => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
};

/** PostgreSQL refuses to run as root: then it runs as the user that its package makes. */
export const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const query = async (connectionString: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

const untilReady = async (server: ChildProcess, connectionString: string): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await query(connectionString, 'select 1');
    } catch (error) {
      if (server.exitCode !== null || tries > 400)
        throw new Error('the private PostgreSQL did not start', { cause: error });
      await wait(25);
    }
  }
};

/** Killed with its folder thrown away: nothing of a test has to survive. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=60'];

/** Ends a server and its folder when this process ends, however it ends: the pipe to the watcher then closes. */
const watch = (server: ChildProcess, folder: string): ChildProcess => {
  const script = 'cat; kill -QUIT "$1"; while kill -0 "$1" 2>/dev/null; do sleep 0.1; done; rm -rf "$2"';
  const watcher = spawn('sh', ['-c', script, 'sh', String(server.pid), folder], {
    cwd: '/',
    // A Ctrl-C in the terminal, which ends the tests, must not end the watcher before them.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return watcher;
};

/**
 * Starts a private PostgreSQL in a folder of its own, with these settings beside its place. Says plainly when its
 * programs are not installed.
 */
export const startPostgres = async (settings: readonly string[] = FAST): Promise<PrivatePostgres> => {
  const programs = postgresPrograms();
  if (programs === null) {
    throw new Error(
      'PostgreSQL is not installed: these tests need its programs initdb and postgres (Debian: apt-get install postgresql).',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'kovan-postgres-'));
  const user = owner();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const options = { cwd: folder, stdio: 'ignore' as const, ...user };
  const data = join(folder, 'data');
  const kind = ['--auth=trust', '--username=kovan', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', data, ...kind], options);

  const port = await freePort();
  const place = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...[...settings, ...place].flatMap((setting) => ['-c', setting])],
    options,
  );
  const addressOf = (database: string) => `postgresql://kovan@127.0.0.1:${port}/${database}`;

  const watcher = watch(server, folder);

  const stop = async () => {
    watcher.kill('SIGKILL');
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && server.kill('SIGQUIT')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server, addressOf('postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  let made = 0;
  return {
    createDatabase: async (like = 'template1') => {
      made += 1;
      const name = `test_${made}`;
      await query(addressOf('postgres'), `create database ${name} template ${like}`);
      return addressOf(name);
    },
    stop,
  };
};
