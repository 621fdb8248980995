import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';
import { takeLock } from '../../src/db/folder/lock.ts';
import { OperatorError } from '../../src/operatorError.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { childNames, createChild, signUpOver } from '../support/overHttp.ts';
import { buildServer, IN_NAMESPACE, type ServerProcess, startServer } from '../support/serverProcess.ts';

let home: string;
let lock: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'kovan-lock-'));
  lock = join(home, 'db.lock');
});
afterEach(() => rm(home, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('keeps another opener out until it is released, and its file always stays', async () => {
    const release = await takeLock(lock);
    const { ino, mode } = await stat(lock);
    expect(mode & 0o777).toBe(0o600);
    await expect(takeLock(lock)).rejects.toThrow(
      /^The data folder is in use by another Kovan server \(process \d+ on \S+\): stop it first/,
    );
    await writeFile(lock, '{"pid":1}\n');
    await expect(takeLock(lock)).rejects.toThrow('in use by another Kovan server: stop it first');
    await release();
    await release();
    await (
      await takeLock(lock)
    )();
    expect((await stat(lock)).ino).toBe(ino);
  });

  it.each([
    ['is empty, as after a full disk', ''],
    ['names a process that runs', `process ${process.pid} on elsewhere\n`],
    ['an older version has left', JSON.stringify({ pid: process.pid, started: 'another boot/1' })],
  ])('is taken where its file %s', async (_, text) => {
    await writeFile(lock, text);
    const release = await takeLock(lock);
    expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^process ${process.pid} on \\S+\n$`));
    await release();
  });

  it('names what stands in the place of its file and is none', async () => {
    await mkdir(lock);
    const taken = takeLock(lock);
    await expect(taken).rejects.toThrow(OperatorError);
    await expect(taken).rejects.toThrow(/^In the data folder db\.lock is a folder, and has to be a file: /);
  });

  it('lets exactly one of several openers in', async () => {
    const tries = await Promise.allSettled([1, 2, 3].map(() => takeLock(lock)));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('goes to no program that is run meanwhile', async () => {
    const release = await takeLock(lock);
    const open = spawnSync('ls', ['-l', '/proc/self/fd'], { encoding: 'utf8' });
    expect(open.stdout).toContain(' 0 -> ');
    expect(open.stdout).not.toContain('db.lock');
    await release();
  });
});

describe('where files cannot be locked', () => {
  const path = process.env['PATH'];
  afterEach(() => {
    process.env['PATH'] = path;
  });

  /** Makes a folder of programs the only one there is; each is a shell script, or another's real place. */
  const onlyPrograms = async (programs: Record<string, string>): Promise<void> => {
    const folder = join(home, 'programs');
    await mkdir(folder);
    for (const [name, script] of Object.entries(programs)) {
      await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`);
      await chmod(join(folder, name), 0o755);
    }
    process.env['PATH'] = folder;
  };
  const placeOf = (name: string) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();

  it.each([
    ['by a flock that does nothing', { flock: 'exit 0' }, 'Files in the data folder cannot be locked'],
    ['by a flock that fails', { flock: 'exit 71' }, 'Files in the data folder cannot be locked'],
    ['for want of a program', {}, 'install the program flock (Debian: apt-get install util-linux) or perl'],
  ])('%s, the start is refused in a sentence', async (_, programs, sentence) => {
    await onlyPrograms(programs);
    await expect(openEmbedded(home)).rejects.toThrow(sentence);
    process.env['PATH'] = path;
    await (
      await takeLock(lock)
    )();
  });

  it('perl serves without flock, and both keep each other out', async () => {
    const perl = placeOf('perl');
    await onlyPrograms({ perl: `exec ${perl} "$@"` });
    const release = await takeLock(lock);
    process.env['PATH'] = path;
    await expect(takeLock(lock)).rejects.toThrow('The data folder is in use');
    await release();
    await (
      await takeLock(lock)
    )();
  });

  it('a file that was put in the place of the locked one is found', async () => {
    const flock = placeOf('flock');
    await onlyPrograms({ flock: `/bin/mv ${lock} ${lock}.old; echo > ${lock}; exec ${flock} "$@"` });
    await expect(takeLock(lock)).rejects.toThrow('was replaced while it was locked');
  });
});

describe('two servers on one folder, each in a PID namespace of its own as in two containers', () => {
  let bundle: string;
  beforeAll(async () => {
    bundle = await buildServer();
  });

  it('the second is refused, and nothing is lost; killed, the first leaves the folder to the next', async () => {
    const [program = '', ...args] = IN_NAMESPACE;
    const allowed = spawnSync(program, [...args, '--eval', 'process.exit(process.pid === 1 ? 0 : 1)']);
    expect(allowed.status, 'The kernel forbids namespaces to this user: allow unshare, as with --privileged').toBe(0);

    const dataDir = join(home, 'data');
    await makeDataFolder(dataDir);
    const running: ServerProcess[] = [];
    const start = () => {
      const server = startServer(bundle, { DATA_DIR: dataDir }, { command: IN_NAMESPACE });
      running.push(server);
      return server;
    };
    try {
      const first = start();
      const address = await first.listening;
      const token = await signUpOver(address, 'ayse@example.test');
      await createChild(address, token, 'Before');
      const { code, stderr } = await start().ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(/^The data folder is in use by another Kovan server \(process 1 on \S+\)/);
      await createChild(address, token, 'After');
      first.child.kill('SIGKILL');
      await first.ended;
      const third = await start().listening;
      expect((await childNames(third, token)).sort()).toEqual(['After', 'Before']);
    } finally {
      for (const { child, ended } of running) {
        child.kill('SIGKILL');
        await ended;
      }
    }
  });
});
