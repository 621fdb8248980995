import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  copyBeforeMigration,
  copyFolder,
  copyForBackup,
  pruneBackups,
  removeAbandoned,
  removeStaleCopies,
} from '../../src/db/backup/copies.ts';
import { finishRestore } from '../../src/db/backup/restoreStaging.ts';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';
import { makeDataFolder } from '../support/dataFolder.ts';

const HOUR = 60 * 60_000;
const NOW = new Date('2026-11-18T14:45:00Z');

let dataDir: string;
let database: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kovan-copies-'));
  database = join(dataDir, 'db');
  await mkdir(join(database, 'base'), { recursive: true });
  await writeFile(join(database, 'base', '1'), 'a table');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const kept = async () => (await readdir(join(dataDir, 'backups'))).sort();
const lay = async (...names: readonly string[]) => {
  for (const name of names) await mkdir(join(dataDir, 'backups', name, 'base'), { recursive: true });
};
/** From here on the database cannot be copied: what copies files takes no pipe. */
const breakDatabase = () => void execFileSync('mkfifo', [join(database, 'pipe')]);
const copyTo = (folder: string) => copyFolder(database, folder);

describe('a copy that fails leaves nothing', () => {
  beforeEach(breakDatabase);

  it('where it was to be, and says why it failed', async () => {
    const target = join(dataDir, 'copied');
    await expect(copyFolder(database, target)).rejects.toMatchObject({ code: 'ERR_FS_CP_FIFO_PIPE' });
    expect([existsSync(target), existsSync(`${target}.new`)]).toEqual([false, false]);
  });

  it('of a server for a backup', async () => {
    await expect(copyForBackup(dataDir, copyTo)).rejects.toThrow('The running server cannot make a copy');
    expect(await kept()).toEqual([]);
  });

  it('before a migration, and takes no earlier one away', async () => {
    await lay('db-2026-01-01', 'db-2026-01-02', 'db-2026-01-03');
    await expect(copyBeforeMigration(dataDir, database, NOW)).rejects.toThrow();
    expect(await kept()).toEqual(['db-2026-01-01', 'db-2026-01-02', 'db-2026-01-03']);
  });
});

describe('a copy of a server for a backup', () => {
  it('is there as long as a backup waits for it', async () => {
    await lay('packing-asker');
    const name = await copyForBackup(dataDir, copyTo);
    expect(await readFile(join(dataDir, 'backups', name, 'base', '1'), 'utf8')).toBe('a table');
  });

  it('is removed when the backup has been ended meanwhile', async () => {
    await lay('packing-asker');
    const made = copyForBackup(dataDir, async (folder) => {
      await copyTo(folder);
      await rm(join(dataDir, 'backups', 'packing-asker'), { recursive: true });
    });
    await expect(made).rejects.toThrow('The backup was ended before its copy was made');
    expect(await kept()).toEqual([]);
  });
});

describe('a copy that nobody fetched, or that was cut short', () => {
  const left = ['copy-1', 'copy-2.new', 'db-2026-01-04.new'];
  const others = ['db-2026-01-01', 'mine.new'];
  beforeEach(async () => {
    await lay(...left, ...others);
    // A copy has the times of the database that it was made of.
    for (const name of left) await utimes(join(dataDir, 'backups', name), new Date(0), new Date(0));
  });

  it('is removed an hour later: no sooner, or one under way were lost', async () => {
    await removeAbandoned(dataDir, new Date(Date.now() + HOUR - 60_000));
    expect(await kept()).toEqual([...left, ...others].sort());
    await removeAbandoned(dataDir, new Date(Date.now() + HOUR));
    expect(await kept()).toEqual(others);
  });

  it('is removed at once by the server that has the folder alone', async () => {
    await removeStaleCopies(dataDir);
    expect(await kept()).toEqual(others);
  });

  it('[AC-08] is removed by a server that starts', async () => {
    await rm(database, { recursive: true });
    await makeDataFolder(dataDir);
    await (await openEmbedded(dataDir)).close();
    expect(await kept()).toEqual(others);
  });
});

it('a restored state that is put into its place is none whose first start was cut short', async () => {
  await mkdir(join(dataDir, 'restoring', 'db'), { recursive: true });
  await mkdir(join(dataDir, 'first.new'));
  await finishRestore(dataDir);
  expect((await readdir(dataDir)).sort()).toEqual(['backups', 'db']);
  expect(await readdir(join(dataDir, 'db'))).toEqual([]);
});

it('a copy that was cut short is none of the three that are kept', async () => {
  await lay('db-2026-01-01', 'db-2026-01-02', 'db-2026-01-03', 'db-2026-01-04.new');
  await pruneBackups(dataDir);
  expect(await kept()).toEqual(expect.arrayContaining(['db-2026-01-01', 'db-2026-01-02', 'db-2026-01-03']));
});

it('a backup that somebody asked for stays, whatever it is called', async () => {
  const named = ['copy-1.tar.gz', 'db-1.tar.gz', 'packing-1.tar.gz'];
  const copies = ['db-2026-01-01', 'db-2026-01-02', 'db-2026-01-03'];
  await lay(...copies);
  for (const name of named) await writeFile(join(dataDir, 'backups', name), '');
  await removeAbandoned(dataDir, new Date(Date.now() + 24 * HOUR));
  await removeStaleCopies(dataDir);
  await pruneBackups(dataDir);
  expect(await kept()).toEqual([...named, ...copies].sort());
});
