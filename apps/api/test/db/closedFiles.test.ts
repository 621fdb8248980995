import type * as fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from '../../src/db/backup/backup.ts';
import { copyForBackup } from '../../src/db/backup/copies.ts';
import { restore } from '../../src/db/backup/restore.ts';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';
import { closedTo } from '../../src/db/folder/closedFiles.ts';
import { refuseEmbedded } from '../../src/db/folder/marker.ts';
import { loadSecret } from '../../src/db/folder/secret.ts';
import { makeDataFolder } from '../support/dataFolder.ts';

/** How the path ends that this user may not open, as one of root's. The tests may run as root, to whom nothing is closed. */
const closed = vi.hoisted(() => ({ end: '' }));

const isClosed = (path: unknown): boolean =>
  closed.end !== '' && (String(path).endsWith(closed.end) || String(path).includes(`${closed.end}/`));
const refusal = (path: unknown) =>
  Object.assign(new Error(`EACCES: permission denied, open '${String(path)}'`), { code: 'EACCES' });

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const openSync: typeof real.openSync = (path, ...how) => {
    if (isClosed(path)) throw refusal(path);
    return real.openSync(path, ...how);
  };
  // In a closed folder nothing is seen.
  const existsSync: typeof real.existsSync = (path) => {
    const isBelow = closed.end !== '' && String(path).includes(`${closed.end}/`);
    return !isBelow && real.existsSync(path);
  };
  return { ...real, openSync, existsSync };
});
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs.promises>();
  const refusing =
    (name: 'access' | 'cp' | 'mkdir' | 'open' | 'readFile' | 'readdir' | 'rm') =>
    async (...asked: unknown[]) => {
      if (isClosed(asked[0])) throw refusal(asked[0]);
      return (await Reflect.apply(real[name], real, asked)) as unknown;
    };
  const names = ['access', 'cp', 'mkdir', 'open', 'readFile', 'readdir', 'rm'] as const;
  return { ...real, ...Object.fromEntries(names.map((name) => [name, refusing(name)])) };
});

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kovan-closed-'));
  await makeDataFolder(dataDir);
});
afterEach(async () => {
  closed.end = '';
  await rm(dataDir, { recursive: true });
});

const sentenceOf = (name: string) => `In the data folder ${name} is closed to this user, as after a command`;

describe('what another user has made in the data folder is named, and not taken for lost', () => {
  it.each(['db.lock', 'kovan.json', 'db', 'db/global/pg_control', 'db/pg_wal'])('%s', async (name) => {
    closed.end = `/${name}`;
    await expect(openEmbedded(dataDir)).rejects.toThrow(sentenceOf(name));
    closed.end = '';
    await (await openEmbedded(dataDir)).close();
  });

  it('kovan.json, of a server with DATABASE_URL', async () => {
    closed.end = '/kovan.json';
    await expect(refuseEmbedded(dataDir)).rejects.toThrow(sentenceOf('kovan.json'));
  });

  it('session-secret, with whose it is and what to type', async () => {
    closed.end = '/session-secret';
    const { username } = userInfo();
    await expect(loadSecret({ sessionSecret: null, dataDir })).rejects.toThrow(
      `${sentenceOf('session-secret')} that another one ran (it belongs to ${username}): be the user who runs the server, and give that one the folder with all that is in it: chown -R ${username} ${dataDir}`,
    );
  });
});

it.each([
  ['with spaces', 'kovan verisi', (folder: string) => `'${folder}'`],
  ['with a quote', "Ayşe'nin", (folder: string) => `'${folder.replace("'", "'\\''")}'`],
  ['of letters alone', 'çocuklar', (folder: string) => folder],
])('a folder %s is typed as a shell reads it', async (_, name, typed) => {
  const folder = join(dataDir, name);
  await mkdir(folder);
  const [, command] = closedTo(folder, 'db', null).message.split(': chown -R ');
  expect(command).toBe(`${userInfo().username} ${typed(folder)}`);
});

describe('a command that meets it says the same', () => {
  const place = () => ({ dataDir, databaseUrl: null });
  const back = () => backUp(place(), `${dataDir}.tar.gz`, new Date());

  it.each(['db.lock', 'db', 'session-secret', 'backups'])('a backup, of %s', async (name) => {
    // The lock is there since the first start; the tests' own folder comes without one.
    await writeFile(join(dataDir, 'db.lock'), '');
    closed.end = `/${name}`;
    await expect(back()).rejects.toThrow(sentenceOf(name));
  });

  it('a backup, of the folder that it is to lie in, before it reads anything', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kovan-elsewhere-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    closed.end = folder;
    await expect(backUp(place(), join(folder, 'kovan.tar.gz'), new Date())).rejects.toThrow(
      `This user may not write to the folder ${folder}: allow it, or name a file elsewhere.`,
    );
  });

  it('the server that is asked for a copy, of backups', async () => {
    closed.end = '/backups';
    await expect(copyForBackup(dataDir, async () => undefined)).rejects.toThrow(sentenceOf('backups'));
  });

  it.each(['db.lock', 'db/global', 'backups'])('a restore, of %s, before anything is put aside', async (name) => {
    await back();
    const before = await readdir(dataDir);
    closed.end = `/${name}`;
    await expect(restore(place(), `${dataDir}.tar.gz`, { force: true })).rejects.toThrow(sentenceOf(name));
    closed.end = '';
    expect(await readdir(dataDir)).toEqual(before);
    await rm(`${dataDir}.tar.gz`);
  });
});
