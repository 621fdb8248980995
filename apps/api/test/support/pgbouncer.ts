import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../../scripts/lib/freePort.mjs';
import { owner } from './postgres.ts';

/**
 * A PgBouncer of the tests' own, in transaction mode, with a single connection to the server: one older than 1.21 hands a
 * process the next best connection, where its prepared statements are not, or another's are (docs/scaling.md). A process
 * behind it may have a pool of one.
 */
export interface PrivatePgBouncer {
  /** The address of a database behind it. */
  addressOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Where the program is; `null` where it is not installed. */
export const pgBouncerProgram = (): string | null => {
  const folders = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path)) ?? null;
};

const untilReady = async (isRunning: () => boolean, connectionString: string): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (!isRunning() || tries > 400) throw new Error('the private PgBouncer did not start', { cause: error });
      await wait(25);
    }
  }
};

/** What has a newer one know of prepared statements as little as one before 1.21, which would not start with that setting. */
const forgetting = (program: string): string => {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) * 1_000 + Number(minor) >= 1_021 ? 'max_prepared_statements = 0' : '';
};

/** What a process sends with each connection, and a pooler has to be told to pass over (docs/scaling.md). */
const OUR_PARAMETERS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** Starts one in front of the server of this address. Says plainly when it is not installed. */
export const startPgBouncer = async (
  databaseUrl: string,
  ignored: readonly string[] = OUR_PARAMETERS,
): Promise<PrivatePgBouncer> => {
  const program = pgBouncerProgram();
  if (program === null) {
    throw new Error('PgBouncer is not installed: these tests need it (Debian: apt-get install pgbouncer).');
  }
  const folder = mkdtempSync(join(tmpdir(), 'kovan-pgbouncer-'));
  const user = owner();
  if (user) chownSync(folder, user.uid, user.gid);
  const { hostname, port: target, username } = new URL(databaseUrl);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${target} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 1
${forgetting(program)}
ignore_startup_parameters = ${['extra_float_digits', ...ignored].join(',')}
`,
  );
  const child = spawn(program, ['-q', settings], { cwd: folder, stdio: 'ignore', ...user });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const addressOf = (url: string) => {
    const address = new URL(url);
    address.port = String(port);
    return address.href;
  };
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGKILL')) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(() => child.exitCode === null, addressOf(databaseUrl));
  } catch (error) {
    await stop();
    throw error;
  }
  return { addressOf, stop };
};
