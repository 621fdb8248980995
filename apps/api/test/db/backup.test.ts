import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../src/db/backup.ts';
import { openEmbedded } from '../../src/db/embedded.ts';
import { restore } from '../../src/db/restore.ts';
import { buildServer, type ServerProcess, startServer } from '../support/serverProcess.ts';
import { childNames, createChild, signUpOver } from '../support/overHttp.ts';

const NOW = new Date('2026-11-18T14:45:00Z');

let bundle: string;
let home: string;
let dataDir: string;
let token: string;
let acknowledged: string[];
let archive: string;
const place = (name: string) => ({ dataDir: join(home, name), databaseUrl: null });
const start = (folder: string): ServerProcess => startServer(bundle, { DATA_DIR: folder });
const stop = async ({ child, ended }: ServerProcess) => {
  child.kill('SIGTERM');
  await ended;
};

/** Backs up in the midst of a stream of writes; gives the names acknowledged before the backup began. */
const backUpWhileWriting = async (address: string, file: string): Promise<string[]> => {
  const names: string[] = [];
  const stopped = new AbortController();
  const writer = (async () => {
    for (let number = 0; !stopped.signal.aborted; number += 1) {
      await createChild(address, token, `Child ${number}`);
      names.push(`Child ${number}`);
    }
  })();
  while (names.length < 5) await createChild(address, token, 'Beside');
  const before = [...names];
  await backUp({ dataDir, databaseUrl: null }, file, NOW);
  stopped.abort();
  await writer;
  return before;
};

beforeAll(async () => {
  bundle = buildServer();
  home = await mkdtemp(join(tmpdir(), 'kovan-backup-'));
  dataDir = join(home, 'running');
  archive = join(home, 'backup.tar.gz');
  const server = start(dataDir);
  const address = await server.listening;
  token = await signUpOver(address, 'ayse@example.test');
  await mkdir(join(dataDir, 'outbox'));
  await writeFile(join(dataDir, 'outbox', 'report.eml'), 'a mail');
  acknowledged = await backUpWhileWriting(address, archive);
  await stop(server);
});
afterAll(async () => {
  await rm(home, { recursive: true, force: true });
  await rm(dirname(bundle), { recursive: true, force: true });
});

describe('a backup of a running server', () => {
  it('restored into a new folder has all that was acknowledged before it, the mails and the sessions', async () => {
    const target = place('restored');
    await restore(target, archive, { force: false });
    expect((await readdir(target.dataDir)).sort()).toEqual(['db', 'outbox', 'session-secret']);
    expect(await readFile(join(target.dataDir, 'outbox/report.eml'), 'utf8')).toBe('a mail');
    const server = start(target.dataDir);
    const address = await server.listening;
    expect(acknowledged.length).toBeGreaterThanOrEqual(5);
    expect(await childNames(address, token)).toEqual(expect.arrayContaining(acknowledged));
    await createChild(address, token, 'After');
    await stop(server);
  });

  it('is one file that its owner alone may read, with nothing left over beside it', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
    expect(existsSync(`${archive}.part`)).toBe(false);
  });
});

describe('a restore', () => {
  let target: ReturnType<typeof place>;
  beforeEach(async () => {
    target = place(`target-${Math.random()}`);
    await mkdir(join(target.dataDir, 'db'), { recursive: true });
    await writeFile(join(target.dataDir, 'db', 'PRECIOUS'), 'what was there');
  });
  const precious = (folder: string) => readFile(join(target.dataDir, folder, 'PRECIOUS'), 'utf8');

  it('is refused over existing data, which --force puts aside', async () => {
    await expect(restore(target, archive, { force: false })).rejects.toThrow('There is a database already');
    expect(await precious('db')).toBe('what was there');
    await restore(target, archive, { force: true });
    const [replaced = ''] = await readdir(join(target.dataDir, 'backups'));
    expect(await precious(`backups/${replaced}/db`)).toBe('what was there');
    expect(existsSync(join(target.dataDir, 'db', 'PG_VERSION'))).toBe(true);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5_000), 'The program tar failed'],
    ['something else', () => Buffer.from('hello'), 'The program tar failed'],
  ])('of an archive that is %s touches nothing', async (_, spoil, sentence) => {
    const spoilt = join(home, 'spoilt.tar.gz');
    await writeFile(spoilt, spoil(await readFile(archive)));
    await expect(restore(target, spoilt, { force: true })).rejects.toThrow(sentence);
    expect(await precious('db')).toBe('what was there');
    expect(await readdir(target.dataDir)).toEqual(['db']);
  });

  it.each([
    ['database', 'db/PG_VERSION', 'changed', 'The backup is damaged'],
    ['secret beside it', 'session-secret', 'changed', 'The backup is damaged'],
    ['list', 'kovan-backup.json', '{"format":2}', 'This is no backup that this version of Kovan can read'],
  ])('of an archive whose %s was changed touches nothing', async (_, file, content, sentence) => {
    const unpacked = await mkdtemp(join(home, 'unpacked-'));
    execFileSync('tar', ['-xzf', archive, '-C', unpacked]);
    await writeFile(join(unpacked, file), content);
    const changed = join(home, 'changed.tar.gz');
    execFileSync('tar', ['-czf', changed, '-C', unpacked, '.']);
    await expect(restore(target, changed, { force: true })).rejects.toThrow(sentence);
    expect(await precious('db')).toBe('what was there');
    expect(await readdir(target.dataDir)).toEqual(['db']);
  });

  it('is refused while a server has the folder open', async () => {
    const opened = await openEmbedded(dataDir);
    await expect(restore({ dataDir, databaseUrl: null }, archive, { force: true })).rejects.toThrow(
      'The data folder is in use',
    );
    await opened.close();
  });

  it('that was cut short after it counted is finished by the next start', async () => {
    await restore(target, archive, { force: true });
    await cp(join(target.dataDir, 'db'), join(target.dataDir, 'restoring', 'db'), { recursive: true });
    await writeFile(join(target.dataDir, 'db', 'PG_VERSION'), 'half');
    await (await openEmbedded(target.dataDir)).close();
    expect(await readFile(join(target.dataDir, 'db', 'PG_VERSION'), 'utf8')).not.toBe('half');
    expect(existsSync(join(target.dataDir, 'restoring'))).toBe(false);
  });

  it('takes a copy that was made before a migration too', async () => {
    const snapshot = join(home, 'db-2026-11-18T14-45-00-000Z');
    await cp(join(dataDir, 'db'), snapshot, { recursive: true });
    await restore(target, snapshot, { force: true });
    const opened = await openEmbedded(target.dataDir);
    const { rows } = (await opened.db.execute('select name from children')) as { rows: { name: string }[] };
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(acknowledged));
    await opened.close();
  });
});

it('a stopped server is backed up as it lies there; a folder without a database is refused', async () => {
  const file = join(home, 'stopped.tar.gz');
  await backUp({ dataDir, databaseUrl: null }, file, NOW);
  expect((await stat(file)).size).toBeGreaterThan(1_000_000);
  await expect(backUp(place('nowhere'), file, NOW)).rejects.toThrow('There is no database in the data folder');
});
