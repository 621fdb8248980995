import { cpSync, existsSync, promises as real } from 'node:fs';
import type * as fs from 'node:fs';
import { appendFile, mkdir, mkdtemp, open, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { restore } from '../../src/db/backup/restore.ts';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';
import { markServed, prepareFolder } from '../../src/db/folder/firstStart.ts';
import { markPostgres, refuseEmbedded } from '../../src/db/folder/marker.ts';
import { isIntact } from '../../src/db/embedded/integrity.ts';
import { loadSecret } from '../../src/db/folder/secret.ts';
import { copyFolder } from '../support/copyFolder.ts';
import { openToOthers } from '../support/modes.ts';
import { newDatabase } from '../support/newDatabases.ts';

/** A process that dies: from the step at which it is killed on, it changes nothing any more. */
const kill = vi.hoisted(() => ({ at: Number.POSITIVE_INFINITY, steps: [] as string[] }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs.promises>();
  const changing = ['mkdir', 'rename', 'rm', 'writeFile', 'chmod', 'open'] as const;
  const dying =
    (name: (typeof changing)[number]) =>
    async (...asked: unknown[]) => {
      if (kill.steps.length >= kill.at) throw new Error('killed');
      kill.steps.push(name);
      return (await Reflect.apply(real[name], real, asked)) as unknown;
    };
  return { ...real, ...Object.fromEntries(changing.map((name) => [name, dying(name)])) };
});

const LESS = 'The data folder holds less than it did';
const families = async (folder: string): Promise<number> => {
  const { db, close } = await openEmbedded(folder);
  const { rows } = (await db.execute(sql`select count(*)::int as n from families`)) as { rows: { n: number }[] };
  await close();
  return rows[0]?.n ?? -1;
};
const addFamily = sql`insert into families (family_id, created_at) values (gen_random_uuid(), now())`;

let home: string;
/** A folder of a server that was stopped, and one of a server that was killed; each holds one family. */
let stopped: string;
let killed: string;
let dataDir: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kovan-first-'));
  stopped = join(home, 'stopped');
  killed = join(home, 'killed');
  const { db, close } = await openEmbedded(stopped);
  await db.execute(addFamily);
  cpSync(stopped, killed, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  await close();
});
afterAll(() => rm(home, { recursive: true, force: true }));

let number = 0;
beforeEach(() => {
  number += 1;
  dataDir = join(home, `data${number}`);
});
afterEach(() => {
  kill.at = Number.POSITIVE_INFINITY;
});
const copyOf = (folder: string) => copyFolder(folder, dataDir);
const at = (...path: string[]) => join(dataDir, ...path);
describe('a folder that holds less than it did is a sentence, and stays as it is', () => {
  it.each([
    ['the database is gone', async () => rm(at('db'), { recursive: true })],
    [
      'the database is emptied',
      async () => (await rm(at('db'), { recursive: true }), mkdir(at('db')).then(() => undefined)),
    ],
    ['all but the mark is gone', async () => (await rm(at('db'), { recursive: true }), rm(at('session-secret')))],
    ['all but the secret is gone', async () => (await rm(at('db'), { recursive: true }), rm(at('kovan.json')))],
    [
      'all but the outbox is gone',
      async () => {
        await rm(dataDir, { recursive: true });
        await mkdir(at('outbox'), { recursive: true });
      },
    ],
    [
      'all but backups is gone',
      async () => {
        await rm(dataDir, { recursive: true });
        await mkdir(at('backups/db-2026'), { recursive: true });
      },
    ],
    [
      'its log is overwritten at the end',
      async () => {
        const [segment = '', page = ''] = (await readFile(at('db/kovan-wal-end'), 'utf8')).trim().split(/ +/);
        const file = await open(at('db/pg_wal', segment), 'r+');
        await file.write(Buffer.alloc(8192), 0, 8192, Number(page));
        await file.close();
      },
    ],
  ])('%s', async (_, spoil) => {
    copyOf(killed);
    await spoil();
    const before = (await readdir(dataDir)).filter((name) => name !== 'db.lock').sort();
    await expect(openEmbedded(dataDir)).rejects.toThrow(LESS);
    expect((await readdir(dataDir)).filter((name) => name !== 'db.lock').sort()).toEqual(before);
  });

  it('an empty database was put in the place of the true one', async () => {
    copyOf(stopped);
    await rm(at('db'), { recursive: true });
    copyFolder(await newDatabase(), at('db'));
    await expect(openEmbedded(dataDir)).rejects.toThrow(LESS);
  });

  it('what says of the folder what it is cannot be read', async () => {
    copyOf(stopped);
    await writeFile(at('kovan.json'), '{');
    await expect(openEmbedded(dataDir)).rejects.toThrow('The file kovan.json in the data folder cannot be read');
  });

  it('the secret is gone', async () => {
    copyOf(stopped);
    await rm(at('session-secret'));
    await (await openEmbedded(dataDir)).close();
    await expect(loadSecret({ sessionSecret: null, dataDir })).rejects.toThrow('npm start -- --new-secret');
    expect(existsSync(at('session-secret'))).toBe(false);
  });
});

describe('a folder that is whole', () => {
  it('of a server that was killed keeps what was acknowledged', async () => {
    copyOf(killed);
    expect(await families(dataDir)).toBe(1);
  });

  it('of an older version gets its mark', async () => {
    copyOf(stopped);
    await rm(at('kovan.json'));
    await rm(at('db/kovan-wal-end'), { force: true });
    expect(await families(dataDir)).toBe(1);
    expect(JSON.parse(await readFile(at('kovan.json'), 'utf8'))).toEqual({ format: 1, database: 'embedded' });
  });

  it('without a mark and a secret, as with SESSION_SECRET set, gets no secret either', async () => {
    copyOf(stopped);
    await rm(at('kovan.json'));
    await rm(at('session-secret'));
    expect(await families(dataDir)).toBe(1);
    expect(existsSync(at('session-secret'))).toBe(false);
  });
});

describe('a folder of a server with DATABASE_URL', () => {
  it('says so, and is no empty product without that setting', async () => {
    await markPostgres(dataDir);
    await markPostgres(dataDir);
    await refuseEmbedded(dataDir);
    await expect(openEmbedded(dataDir)).rejects.toThrow('belongs to a server with DATABASE_URL, which is not set');
    await expect(restore({ dataDir, databaseUrl: null }, stopped, { force: false })).rejects.toThrow(
      'There is a database already',
    );
  });

  it('that cannot be written to goes without a mark', async () => {
    await writeFile(dataDir, 'a file');
    await markPostgres(dataDir);
    expect(await readFile(dataDir, 'utf8')).toBe('a file');
  });

  it('is not one that holds an embedded database', async () => {
    copyOf(stopped);
    await expect(refuseEmbedded(dataDir)).rejects.toThrow('holds an embedded database');
    await rename(at('kovan.json'), at('other.json'));
    await expect(refuseEmbedded(dataDir)).rejects.toThrow('holds an embedded database');
  });
});

describe('a first start', () => {
  const SEGMENT = '000000010000000000000001';
  const WHOLE = ['db', 'kovan.json', 'session-secret'];

  // Making a database takes seconds and a thousand files: this one has what tells a whole one apart.
  beforeAll(() => {
    vi.spyOn(PGlite, 'create').mockImplementation((async (folder: string) => {
      await real.mkdir(join(folder, 'base'), { recursive: true });
      await real.mkdir(join(folder, 'global'));
      await real.mkdir(join(folder, 'pg_wal'));
      await real.writeFile(join(folder, 'PG_VERSION'), '18\n');
      const control = Buffer.alloc(48);
      control.writeBigUInt64LE(0x100_0028n, 40);
      await real.writeFile(join(folder, 'global/pg_control'), control);
      await real.writeFile(join(folder, 'pg_wal', SEGMENT), '');
      await truncate(join(folder, 'pg_wal', SEGMENT), 16 * 1024 * 1024);
      return { close: async () => undefined };
    }) as never);
  });
  afterAll(() => vi.restoreAllMocks());

  /** What a start does with a folder before and after it opens the database. */
  const startOn = async (folder: string): Promise<string> => {
    await real.mkdir(folder, { recursive: true });
    const found = await prepareFolder(folder, { ownSecret: true });
    await markServed(folder);
    return found;
  };
  const killedAt = async (folder: string, step: number): Promise<string[]> => {
    kill.steps.length = 0;
    kill.at = step;
    await startOn(folder).catch((error: Error) => expect(error.message).toMatch(/killed/));
    kill.at = Number.POSITIVE_INFINITY;
    return [...kill.steps];
  };

  it('[AC-08] makes database, secret and mark, for the eyes of its owner alone, and leaves nothing else', async () => {
    expect((await readdir(stopped)).sort()).toEqual(['db', 'db.lock', 'kovan.json', 'session-secret']);
    expect(await openToOthers(stopped)).toEqual([]);
    expect((await loadSecret({ sessionSecret: null, dataDir: stopped })).length).toBeGreaterThanOrEqual(32);
  });

  it('with SESSION_SECRET makes no secret', async () => {
    await real.mkdir(dataDir);
    await prepareFolder(dataDir, { ownSecret: false });
    await markServed(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['db', 'kovan.json']);
  });

  it('killed at any step, and once more at any step of the next one, leaves a folder on which the third is good', async () => {
    const steps = await killedAt(join(home, 'counted'), Number.POSITIVE_INFINITY);
    expect(steps).toEqual(expect.arrayContaining(['mkdir', 'rename', 'rm', 'chmod', 'open']));
    for (const [step] of steps.entries()) {
      for (const second of [Number.POSITIVE_INFINITY, step, Math.floor(step / 2)]) {
        const folder = join(home, `step${step}-${second}`);
        await killedAt(folder, step);
        if (second !== Number.POSITIVE_INFINITY) await killedAt(folder, second);
        const marked = existsSync(join(folder, 'kovan.json'));
        expect(await startOn(folder), `killed at ${step} and ${second}`).toBe(marked ? 'used' : 'new');
        expect((await readdir(folder)).sort()).toEqual(WHOLE);
        expect(await isIntact(join(folder, 'db'))).toBe(true);
        await loadSecret({ sessionSecret: null, dataDir: folder });
        await rm(folder, { recursive: true });
      }
    }
  });

  it('begun anew takes nothing over of what the one before had made', async () => {
    await startOn(dataDir);
    await rm(at('kovan.json'));
    await mkdir(at('first.new'));
    await appendFile(at('session-secret'), 'half');
    await writeFile(at('db/PG_VERSION'), '');
    expect(await startOn(dataDir)).toBe('new');
    expect((await readdir(dataDir)).sort()).toEqual(WHOLE);
    expect(await readFile(at('session-secret'), 'utf8')).not.toContain('half');
    expect(await readFile(at('db/PG_VERSION'), 'utf8')).toBe('18\n');
  });
});
