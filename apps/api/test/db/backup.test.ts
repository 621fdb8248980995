import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pack, unpack } from '../../src/db/backup/archive.ts';
import { backUp } from '../../src/db/backup/backup.ts';
import { serveAdminSocket } from '../../src/adminSocket/server.ts';
import { COPY, copyForBackup, removeAbandoned } from '../../src/db/backup/copies.ts';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';
import { takeLock } from '../../src/db/folder/lock.ts';
import { migrationsFolder } from '../../src/db/migrate.ts';
import { localRefreshTokens, sessions } from '../../src/db/schema.ts';
import { restore } from '../../src/db/backup/restore.ts';
import { startBackup } from '../operator/adminProcess.ts';
import { copyFolder } from '../support/copyFolder.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { openToOthers } from '../support/modes.ts';
import { newDatabase } from '../support/newDatabases.ts';
import { buildServer, type ServerProcess, startServer } from '../support/serverProcess.ts';
import { childNames, createChild, providerSignIn, signInOver, signUpOver } from '../support/overHttp.ts';
import { type Listed, listed, packOld, repacked } from './archives.ts';

/** When the first migration was made, as its journal says. */
const FIRST_MIGRATION = Math.min(
  ...readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis),
);
const NOW = new Date('2026-11-18T14:45:00Z');

let bundle: string;
let home: string;
let dataDir: string;
let token: string;
let refreshToken: string;
let acknowledged: string[];
let archive: string;
const place = (name: string) => ({ dataDir: join(home, name), databaseUrl: null });
const start = (folder: string): ServerProcess => startServer(bundle, { DATA_DIR: folder });
const stop = async ({ child, ended }: ServerProcess) => {
  child.kill('SIGTERM');
  await ended;
};

/** A family may have 200 children, and a quick server reaches that before a slow disk has the backup. */
const MOST = 150;

/** Backs up in the midst of a stream of writes; gives the names acknowledged before the backup began. */
const backUpWhileWriting = async (address: string, file: string): Promise<string[]> => {
  const names: string[] = [];
  const stopped = new AbortController();
  const writer = (async () => {
    for (let number = 0; number < MOST && !stopped.signal.aborted; number += 1) {
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

const refresh = (address: string, refreshToken: string) =>
  fetch(`${address}/securetoken.googleapis.com/v1/token?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });

beforeAll(async () => {
  bundle = await buildServer();
  home = await mkdtemp(join(tmpdir(), 'kovan-backup-'));
  dataDir = join(home, 'running');
  archive = join(home, 'backup.tar.gz');
  await makeDataFolder(dataDir);
  const server = start(dataDir);
  const address = await server.listening;
  token = await signUpOver(address, 'ayse@example.test');
  ({ refreshToken } = await providerSignIn(address, 'ayse@example.test'));
  expect((await refresh(address, refreshToken)).status).toBe(200);
  await mkdir(join(dataDir, 'outbox'), { mode: 0o700 });
  await writeFile(join(dataDir, 'outbox', 'report.eml'), 'a mail');
  acknowledged = await backUpWhileWriting(address, archive);
  await stop(server);
});
afterAll(async () => {
  await rm(home, { recursive: true, force: true });
});

/** Archives that were not written to their end. */
const halvesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.part'));

describe('a backup of a running server', () => {
  it('restored into a new folder has all that was acknowledged before it and the mails; everybody signs in again', async () => {
    const target = place('restored');
    await restore(target, archive, { force: false });
    expect((await readdir(target.dataDir)).sort()).toEqual(['db', 'db.lock', 'kovan.json', 'outbox', 'session-secret']);
    expect(await openToOthers(target.dataDir)).toEqual([]);
    expect(await readFile(join(target.dataDir, 'outbox/report.eml'), 'utf8')).toBe('a mail');
    const server = start(target.dataDir);
    const address = await server.listening;
    expect(acknowledged.length).toBeGreaterThanOrEqual(5);
    const old = await fetch(`${address}/api/children`, { headers: { authorization: `Bearer ${token}` } });
    expect(old.status).toBe(401);
    expect((await refresh(address, refreshToken)).status).toBe(400);
    const again = await signInOver(address, 'ayse@example.test');
    expect(await childNames(address, again)).toEqual(expect.arrayContaining(acknowledged));
    await createChild(address, again, 'After');
    await stop(server);
  });

  it('[AC-08] is one file that its owner alone may read, with nothing left over beside it', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await openToOthers(join(dataDir, 'backups'))).toEqual([]);
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
    expect(halvesIn(home)).toEqual([]);
  });
});

describe('a backup that is ended', () => {
  const backups = () => join(dataDir, 'backups');

  it('by a signal leaves nothing that could be read, and ends by it', async () => {
    const file = join(home, 'ended.tar.gz');
    const begun = watch(backups());
    const { child, ended } = startBackup(bundle, { DATA_DIR: dataDir }, file);
    for await (const { filename } of begun) if (filename?.startsWith('packing-')) break;
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: null, signal: 'SIGTERM' });
    expect([await readdir(backups()), existsSync(file), halvesIn(home)]).toEqual([[], false, []]);
  });

  it('by a signal while the server makes its copy leaves none there either', async () => {
    const release = await takeLock(join(dataDir, 'db.lock'));
    const made = vi.fn(async (folder: string) => {
      copyFolder(join(dataDir, 'db'), folder);
      child.kill('SIGTERM');
      await ended;
    });
    const close = await serveAdminSocket(dataDir, { [COPY]: () => copyForBackup(dataDir, made) });
    const { child, ended } = startBackup(bundle, { DATA_DIR: dataDir }, join(home, 'asked.tar.gz'));
    expect(await ended).toMatchObject({ code: null, signal: 'SIGTERM' });
    await close();
    await release();
    expect(made).toHaveBeenCalledOnce();
    expect(await readdir(backups())).toEqual([]);
  });

  it('by a power cut is removed a day later by the next one: no sooner, or one under way were lost', async () => {
    const left = join(backups(), 'packing-left');
    await mkdir(join(left, 'tables'), { recursive: true });
    const half = join(backups(), 'kovan-2026.tar.gz.part');
    await writeFile(half, '');
    const named = join(backups(), 'kovan-2020.tar.gz');
    await writeFile(named, '');
    await utimes(named, new Date(0), new Date(0));
    const leftAt = async (ms: number) => {
      for (const path of [left, half]) await utimes(path, new Date(ms), new Date(ms));
    };
    const day = 24 * 60 * 60 * 1000;
    await leftAt(NOW.getTime() - day + 1);
    await removeAbandoned(dataDir, NOW);
    expect((await readdir(backups())).sort()).toEqual(['kovan-2020.tar.gz', 'kovan-2026.tar.gz.part', 'packing-left']);
    await leftAt(NOW.getTime() - day);
    await backUp({ dataDir, databaseUrl: null }, join(home, 'later.tar.gz'), NOW);
    expect(await readdir(backups())).toEqual(['kovan-2020.tar.gz']);
    await rm(named);
  });
});

/** The children's names in a folder's database, and how many sessions and ways to renew a sign-in there are. */
const readFolder = async (folder: string) => {
  const { db, close } = await openEmbedded(folder);
  const { rows } = (await db.execute('select name from children')) as { rows: { name: string }[] };
  const signIns = [await db.$count(sessions), await db.$count(localRefreshTokens)];
  await close();
  return { names: rows.map(({ name }) => name), signIns };
};

describe('a restore', () => {
  let target: ReturnType<typeof place>;
  beforeEach(async () => {
    target = place(`target-${Math.random()}`);
    await mkdir(join(target.dataDir, 'db'), { recursive: true });
    await writeFile(join(target.dataDir, 'db', 'PRECIOUS'), 'what was there');
  });
  const precious = (folder: string) => readFile(join(target.dataDir, folder, 'PRECIOUS'), 'utf8');

  it('is refused over existing data, which --force puts aside, beside what the two before replaced and every backup that has a name of its own', async () => {
    const backups = join(target.dataDir, 'backups');
    for (const day of ['01', '02', '03', '04'])
      await mkdir(join(backups, `replaced-2026-01-${day}`), { recursive: true });
    await writeFile(join(backups, 'kovan-2020.tar.gz'), '');
    await expect(restore(target, archive, { force: false })).rejects.toThrow('There is a database already');
    expect(await precious('db')).toBe('what was there');
    await restore(target, archive, { force: true });
    const left = (await readdir(backups)).sort();
    expect(left).toEqual([
      'kovan-2020.tar.gz',
      'replaced-2026-01-03',
      'replaced-2026-01-04',
      expect.stringMatching(/^replaced-20/),
    ]);
    const replaced = left.at(-1) ?? '';
    expect(await precious(`backups/${replaced}/db`)).toBe('what was there');
    expect((await stat(join(backups, replaced))).mode & 0o777).toBe(0o700);
    expect(existsSync(join(target.dataDir, 'db', 'PG_VERSION'))).toBe(true);
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5_000), 'This is no backup, or it is cut short'],
    ['something else', () => Buffer.from('hello'), 'This is no backup'],
  ])('of an archive that is %s touches nothing', async (_, spoil, sentence) => {
    const spoilt = join(home, 'spoilt.tar.gz');
    await writeFile(spoilt, spoil(await readFile(archive)));
    await expect(restore(target, spoilt, { force: true })).rejects.toThrow(sentence);
    expect(await precious('db')).toBe('what was there');
    expect((await readdir(target.dataDir)).sort()).toEqual(['db', 'db.lock']);
  });

  const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Listed;
  const relist = (change: (list: Listed) => void) => async (folder: string) => {
    const list = await json(join(folder, 'kovan-backup.json'));
    change(list);
    await writeFile(join(folder, 'kovan-backup.json'), JSON.stringify(list));
  };
  /** Packed as any other, of a few small files: refused only once each of them was found to be what was packed. */
  let few: string;
  beforeAll(async () => {
    const folder = join(home, 'few');
    await mkdir(join(folder, 'tables'), { recursive: true });
    await mkdir(join(folder, 'outbox'));
    for (const name of ['tables/families.ndjson', 'session-secret', 'outbox/report.eml']) {
      await writeFile(join(folder, name), '["family_id"]\n');
    }
    few = join(home, 'few.tar.gz');
    const dump = { migration: FIRST_MIGRATION, tables: [{ name: 'families', rows: 0, sum: '0' }] };
    await pack(folder, { database: 'embedded', dump }, few, NOW);
  });
  const DAMAGED = 'The backup is damaged';
  const UNKNOWN = 'This is no backup that this version of Kovan can read';

  it.each<[string, (folder: string) => Promise<void>, string]>([
    ['tables are none of ours', async () => undefined, 'The tables are not those of any version of Kovan'],
    ['database was changed', async (folder) => writeFile(join(folder, 'tables/families.ndjson'), 'changed'), DAMAGED],
    ['secret was changed', async (folder) => writeFile(join(folder, 'session-secret'), 'changed'), DAMAGED],
    [
      'list is of a later format',
      async (folder) => writeFile(join(folder, 'kovan-backup.json'), '{"format":4}'),
      UNKNOWN,
    ],
    ['list is garbage', async (folder) => writeFile(join(folder, 'kovan-backup.json'), '{"for'), UNKNOWN],
    ['list is gone', async (folder) => rm(join(folder, 'kovan-backup.json')), UNKNOWN],
    ['file is missing', async (folder) => rm(join(folder, 'tables/families.ndjson')), DAMAGED],
    ['database is not listed', relist((list) => void (list.files = [])), DAMAGED],
    ['list names __proto__', relist((list) => void list.files.push(listed('tables/__proto__'))), UNKNOWN],
    ['list names a place above', relist((list) => void list.files.push(listed('tables/../../x'))), UNKNOWN],
    ['list names the lock', relist((list) => void list.files.push(listed('db.lock'))), UNKNOWN],
    ['list names a file twice', relist((list) => void list.files.push(...list.files.slice(0, 1))), DAMAGED],
    ['content is more than was packed', async (folder) => writeFile(join(folder, 'outbox/more.eml'), 'more'), DAMAGED],
    [
      'content is no part of a backup',
      async (folder) => (await mkdir(join(folder, 'backups')), writeFile(join(folder, 'backups/x'), '')),
      DAMAGED,
    ],
    [
      'content is far more than it says',
      async (folder) => writeFile(join(folder, 'outbox/large.eml'), Buffer.alloc(64 * 1024 * 1024)),
      'The backup is damaged: it unpacks to more than it says',
    ],
    [
      'list says more than there is room for',
      relist((list) => void list.files.push({ ...listed('tables/huge'), bytes: 2 ** 52 })),
      'more than the disk of the data folder has room for',
    ],
  ])('of an archive whose %s touches nothing', async (_, spoil, sentence) => {
    const changed = await repacked(spoil, few);
    await expect(restore(target, changed, { force: true })).rejects.toThrow(sentence);
    expect(await precious('db')).toBe('what was there');
    expect((await readdir(target.dataDir)).sort()).toEqual(['db', 'db.lock']);
  });

  it('of a copy whose database is empty, or that is none, touches nothing', async () => {
    const refused = [
      [await newDatabase(), 'The database in the backup is empty'],
      [home, 'This folder is no copy'],
    ] as const;
    for (const [from, sentence] of refused) {
      await expect(restore(target, from, { force: true })).rejects.toThrow(sentence);
      expect(await precious('db')).toBe('what was there');
    }
  });

  it('[AC-07] takes an archive of the second format, a copy of the database as it lay there, but for who is signed in', async () => {
    const folder = await mkdtemp(join(home, 'old-'));
    copyFolder(join(dataDir, 'db'), join(folder, 'db'));
    const old = join(home, 'second.tar.gz');
    await packOld(folder, old, 2);
    await restore(target, old, { force: true });
    expect(await readFolder(target.dataDir)).toEqual({ names: expect.arrayContaining(acknowledged), signIns: [0, 0] });
  });

  it('unpacks an archive of the first format to the same as one of the second', async () => {
    const [folder, unpacked] = [await mkdtemp(join(home, 'old-')), await mkdtemp(join(home, 'unpacked-'))];
    await mkdir(join(folder, 'db'));
    await writeFile(join(folder, 'db', 'PG_VERSION'), '17');
    const first = join(home, 'first.tar.gz');
    await packOld(folder, first, 1);
    expect(await unpack(first, unpacked)).toMatchObject({ database: 'embedded', dump: null });
    expect(await readdir(unpacked, { recursive: true })).toEqual(['db', join('db', 'PG_VERSION')]);
    const changed = await repacked((inside) => writeFile(join(inside, 'db', 'PG_VERSION'), 'changed'), first);
    await expect(unpack(changed, await mkdtemp(join(home, 'unpacked-')))).rejects.toThrow(DAMAGED);
  });

  it('is refused while a server has the folder open, whose copy for a backup all writing waits for', async () => {
    const opened = await openEmbedded(dataDir);
    await expect(restore({ dataDir, databaseUrl: null }, archive, { force: true })).rejects.toThrow(
      'The data folder is in use',
    );
    const order: string[] = [];
    await Promise.all([
      opened.copyTo?.(join(home, 'copy')).then(() => order.push('copied')),
      opened.db.execute('update families set row_count = row_count').then(() => order.push('written')),
    ]);
    expect(order).toEqual(['copied', 'written']);
    await opened.close();
  });

  it('that was cut short after it counted is finished by the next start', async () => {
    copyFolder(dataDir, target.dataDir);
    copyFolder(join(dataDir, 'db'), join(target.dataDir, 'restoring', 'db'));
    await writeFile(join(target.dataDir, 'db', 'PG_VERSION'), 'half');
    await (await openEmbedded(target.dataDir)).close();
    expect(await readFile(join(target.dataDir, 'db', 'PG_VERSION'), 'utf8')).not.toBe('half');
    expect(existsSync(join(target.dataDir, 'restoring'))).toBe(false);
  });

  it('[AC-07] takes a copy that was made before a migration too, but for who is signed in', async () => {
    const snapshot = join(home, 'db-2026-11-18T14-45-00-000Z');
    copyFolder(join(dataDir, 'db'), snapshot);
    await restore(target, snapshot, { force: true });
    expect(await readFolder(target.dataDir)).toEqual({ names: expect.arrayContaining(acknowledged), signIns: [0, 0] });
  });
});

it('a stopped server is backed up as it lies there; a folder without a database is refused', async () => {
  const file = join(home, 'stopped.tar.gz');
  await backUp({ dataDir, databaseUrl: null }, file, NOW);
  expect((await stat(file)).size).toBeGreaterThan(1_000);
  const other = join(home, 'nowhere.tar.gz');
  await expect(backUp(place('nowhere'), other, NOW)).rejects.toThrow('There is no database in the data folder');
  expect(existsSync(place('nowhere').dataDir)).toBe(false);
});

it('a backup holds the mails that are whole, whatever is written and removed in the outbox folder meanwhile', async () => {
  const { dataDir: folder } = place('mailing');
  await makeDataFolder(folder);
  const outbox = join(folder, 'outbox');
  await mkdir(outbox, { mode: 0o700 });
  for (let number = 100; number < 400; number += 1) await writeFile(join(outbox, `${number}.eml`), 'a mail');
  await writeFile(join(outbox, '000.eml.part'), 'half a');
  const copied = async () => {
    const [packing = ''] = await readdir(join(folder, 'backups')).catch(() => []);
    return readdir(join(folder, 'backups', packing, 'outbox')).catch(() => []);
  };
  const file = join(home, 'mailing.tar.gz');
  const made = backUp({ dataDir: folder, databaseUrl: null }, file, NOW);
  made.catch(() => undefined);
  while ((await copied()).length === 0) await new Promise(setImmediate);
  for (const name of readdirSync(outbox)) rmSync(join(outbox, name));
  await made;
  const target = place('mailed');
  await restore(target, file, { force: false });
  const mails = await readdir(join(target.dataDir, 'outbox'));
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.length).toBeLessThan(300);
  expect(mails).not.toContain('000.eml.part');
  for (const mail of mails) expect(await readFile(join(target.dataDir, 'outbox', mail), 'utf8')).toBe('a mail');
});

it('a backup takes the place of no other file', async () => {
  const file = join(home, 'namesake.tar.gz');
  await writeFile(file, 'what was there');
  await expect(backUp({ dataDir, databaseUrl: null }, file, NOW)).rejects.toThrow(
    'namesake.tar.gz is there already: name a file that is not.',
  );
  expect(await readFile(file, 'utf8')).toBe('what was there');
});

it('a backup leaves alone what another one is writing into the same file, whoever may read that', async () => {
  const file = join(home, 'twice.tar.gz');
  const halfOfOther = `${file}.part`;
  await writeFile(halfOfOther, 'half a backup', { mode: 0o644 });
  await backUp({ dataDir, databaseUrl: null }, file, NOW);
  expect(await readFile(halfOfOther, 'utf8')).toBe('half a backup');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await rm(halfOfOther);
});

it('a backup makes no folder for its file, and says so before it reads anything: its disk may be away', async () => {
  const folder = join(home, 'unmounted');
  const into = (file: string) => backUp({ dataDir, databaseUrl: null }, file, NOW);
  await expect(into(join(folder, 'kovan.tar.gz'))).rejects.toThrow(
    `There is no folder ${folder}: mount the disk that it is on, or make it.`,
  );
  expect(existsSync(folder)).toBe(false);
  const file = join(home, 'a-file');
  await writeFile(file, '');
  await expect(into(join(file, 'kovan.tar.gz'))).rejects.toThrow(`There is no folder ${file}: `);
});
