import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';
import { move } from '../../src/db/move.ts';
import { openPostgres } from '../../src/db/postgres/postgres.ts';
import * as schema from '../../src/db/schema.ts';
import { fillPostgres } from '../../src/db/transfer/postgres.ts';
import { databaseSource } from '../../src/db/transfer/source.ts';
import { tablesOf } from '../../src/db/transfer/tables.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { openToOthers } from '../support/modes.ts';
import { letGo, sharedPostgres } from '../support/sharedPostgres.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const FAMILY = '0190a4f4-7c1e-7b65-8c0f-3d2b1a000001';
const CHILD = '0190a4f4-7c1e-7b65-8c0f-3d2b1a000002';
const MANY = 1_200;

/** Whatever two engines, or a file of lines, could read in another way. */
const HARD_TEXT = 'Ayşe "quotes" \\ back\nnew line\r\u2028separator\ttab 👧🏽 İıŞş {a,b} null';

const fill = async (db: Database): Promise<void> => {
  await db.execute(sql`insert into families (family_id, created_at, row_count) values (${FAMILY}, now(), ${MANY})`);
  await db.execute(sql`insert into children (family_id, id, name, birth_year, grade, avatar, created_at)
    values (${FAMILY}, ${CHILD}, ${HARD_TEXT}, 2018, '1. Sınıf', '👧', '2026-11-18 14:45:00.123+03')`);
  await db.execute(sql`insert into homework (family_id, id, child_id, title, subject, due_date, status, created_at)
    select ${FAMILY}::uuid, gen_random_uuid(), ${CHILD}::uuid, 'Ödev ' || n, 'Matematik', '2026-02-28', 'active', now()
    from generate_series(1, ${MANY}::int) n`);
  // A JSON null is none of SQL's.
  await db.execute(sql`insert into idempotent_answers (family_id, call, key, sent_hash, answer, created_at) values
    (${FAMILY}, 'POST /api/tasks', 'a', 'h', 'null', now()), (${FAMILY}, 'POST /api/tasks', 'b', 'h', null, now()),
    (${FAMILY}, 'POST /api/tasks', 'c', 'h', ${JSON.stringify({ data: { id: HARD_TEXT, n: 1.5 } })}::jsonb, now())`);
  await db.execute(sql`insert into devices (family_id, id, name, child_ids, created_at)
    values (${FAMILY}, gen_random_uuid(), '', array[${CHILD}::uuid], now())`);
  await db.execute(sql`insert into users (id, family_id, issuer, subject, email, first_name, last_name, created_at)
    values (gen_random_uuid(), ${FAMILY}, 'i', 's', 'a@example.test', '', '', '0099-01-01 00:00:00.654321+00')`);
  await db.execute(sql`insert into sessions (family_id, id, kind, browser, created_at, last_seen_on, expires_at)
    values (${FAMILY}, gen_random_uuid(), 'device', '', now(), 'infinity', 'infinity')`);
};

/** Every row of every table, as the database itself writes it. */
const contentOf = async (db: Database): Promise<Record<string, string[]>> => {
  const content: Record<string, string[]> = {};
  for (const { name } of await tablesOf(db)) {
    const { rows } = (await db.transaction(async (tx) => {
      await tx.execute(sql`set local timezone to 'UTC'`);
      return tx.execute(sql`select t::text as row from ${sql.identifier(name)} t`);
    })) as { rows: { row: string }[] };
    content[name] = rows.map(({ row }) => row).sort();
  }
  return content;
};

const failing = (error: Error): never => {
  throw error;
};
const contentAt = async (url: string) => {
  const { db, close } = await openPostgres(url, failing);
  const there = await contentOf(db);
  await close();
  return there;
};

/** A hash of every file below a folder, but for the lock, which says who had it last. */
const filesIn = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile() && one.name !== 'db.lock')) {
    const path = join(entry.parentPath, entry.name);
    files[path] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  return files;
};

const SECRET = 'the secret of a test, which protects nobody';
const quiet = () => undefined;
const embeddedAt = (dataDir: string): Config => readConfig({ DATA_DIR: dataDir });
const postgresAt = (url: string, dataDir: string): Config =>
  readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, SESSION_SECRET: SECRET });
const emptyDatabase = async () => (await sharedPostgres()).createDatabase();

let home: string;
let dataDir: string;
let content: Awaited<ReturnType<typeof contentOf>>;
let files: Record<string, string>;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'kovan-move-'));
  dataDir = join(home, 'data');
  await makeDataFolder(dataDir);
  const { db, close } = await openEmbedded(dataDir);
  await fill(db);
  content = await contentOf(db);
  await close();
  await mkdir(join(dataDir, 'outbox'), { mode: 0o700 });
  await writeFile(join(dataDir, 'outbox', 'report.eml'), 'a mail');
  files = await filesIn(dataDir);
});
afterAll(() => rm(home, { recursive: true, force: true }));

describe('an embedded installation', () => {
  const moved = () => `${dataDir}-postgresql`;
  beforeEach(() => rm(moved(), { recursive: true, force: true }));

  it('cut short leaves both sides as they were, and comes by the next try to PostgreSQL, and back from there, with every row, its secret and its mails', async () => {
    const url = await emptyDatabase();
    const cut = (line: string) => {
      if (line.startsWith('homework')) throw new Error('cut');
    };
    await expect(move(embeddedAt(dataDir), url, cut)).rejects.toThrow('cut');
    expect(existsSync(moved())).toBe(false);
    expect(await filesIn(dataDir)).toEqual(files);
    // As a process that was killed leaves it.
    await mkdir(join(moved(), 'moving'), { recursive: true, mode: 0o700 });
    await writeFile(join(moved(), 'session-secret'), 'half');

    const said: string[] = [];
    const there = await move(embeddedAt(dataDir), url, (line) => void said.push(line));
    expect(there).toEqual({ rows: Object.values(content).flat().length, dataDir: moved() });
    expect(said).toEqual(
      expect.arrayContaining([`homework: ${MANY.toLocaleString('en')} rows, compared`, 'families: 1 row, compared']),
    );
    expect(await contentAt(url)).toEqual(content);
    expect(content['homework']).toHaveLength(MANY);
    expect((await readdir(moved())).sort()).toEqual(['db.lock', 'kovan.json', 'outbox', 'session-secret']);
    expect(await readFile(join(moved(), 'outbox/report.eml'), 'utf8')).toBe('a mail');
    const secret = await readFile(join(dataDir, 'session-secret'), 'utf8');
    expect(await readFile(join(moved(), 'session-secret'), 'utf8')).toBe(secret);
    expect(await openToOthers(moved())).toEqual([]);
    expect(await filesIn(dataDir)).toEqual(files);

    const back = join(home, 'back');
    await letGo(url);
    await move({ ...postgresAt(url, moved()), sessionSecret: secret.trim() }, back, quiet);
    const { db, close } = await openEmbedded(back);
    expect(await contentOf(db)).toEqual(content);
    await close();
    expect(await readFile(join(back, 'session-secret'), 'utf8')).toBe(secret);
    expect(await openToOthers(back)).toEqual([]);
    expect(await readFile(join(back, 'outbox/report.eml'), 'utf8')).toBe('a mail');
  });

  it('killed on its way leaves nothing to a server that takes the new folder instead', async () => {
    const half = join(home, 'half');
    await makeDataFolder(half);
    for (const name of ['moving', 'moving.new', 'restoring.new']) await mkdir(join(half, name));
    await (await openEmbedded(half)).close();
    expect((await readdir(half)).sort()).toEqual(['db', 'db.lock', 'kovan.json', 'session-secret']);
  });

  it('is not moved over data, nor into a folder that holds something', async () => {
    const url = await emptyDatabase();
    const { db, close } = await openPostgres(url, failing);
    await db.execute(sql`insert into families (family_id, created_at) values (${FAMILY}, now())`);
    await expect(move(embeddedAt(dataDir), url, quiet)).rejects.toThrow('A Kovan server has the database open');
    await close();
    await letGo(url);
    await expect(move(embeddedAt(dataDir), url, quiet)).rejects.toThrow('There are tables of Kovan at --to already');
    expect((await contentAt(url))['families']).toHaveLength(1);
    await expect(move(embeddedAt(dataDir), dataDir, quiet)).rejects.toThrow('is not empty');
    await mkdir(moved());
    await writeFile(join(moved(), 'precious'), '');
    await expect(move(embeddedAt(dataDir), await emptyDatabase(), quiet)).rejects.toThrow(
      'which the move makes, is not empty: rename or remove it first.',
    );
    expect(await readdir(moved())).toEqual(['precious']);
  });

  it('is not moved before a restore that was cut short is finished', async () => {
    const half = join(home, 'cut-short');
    for (const name of ['db', 'restoring']) await mkdir(join(half, name), { recursive: true });
    await expect(move(embeddedAt(half), join(home, 'none'), quiet)).rejects.toThrow('A restore was cut short here');
    expect(existsSync(join(home, 'none'))).toBe(false);
  });

  it('is not moved while its server runs', async () => {
    const { close } = await openEmbedded(dataDir);
    await expect(move(embeddedAt(dataDir), await emptyDatabase(), quiet)).rejects.toThrow('The data folder is in use');
    await close();
    expect(existsSync(moved())).toBe(false);
    files = await filesIn(dataDir);
  });
});

it('a PostgreSQL installation is not moved while a server has its database open', async () => {
  const url = await emptyDatabase();
  const { close } = await openPostgres(url, failing);
  await expect(move(postgresAt(url, join(home, 'none')), join(home, 'refused'), quiet)).rejects.toThrow(
    'A Kovan server has the database open: stop it first.',
  );
  await close();
  expect(existsSync(join(home, 'refused'))).toBe(false);
});

it('a row that is another one than was read is found, and so is a later version; nothing is left of the rest', async () => {
  const { db, close } = await openTestDatabase();
  const source = await databaseSource(db);
  // The database writes the same moment in another way.
  const written = (column: string) => ({ family_id: FAMILY, created_at: '2026-11-18 17:45:00+03' })[column] ?? '0';
  async function* rowsOf(columns: readonly string[]) {
    yield [JSON.stringify(columns.map((column) => (column === 'deleted_at' ? null : written(column))))];
  }
  const tables = source.tables.map((table) =>
    table.name === 'families' ? { ...table, rows: () => rowsOf(table.columns) } : { ...table, rows: noRows },
  );
  const url = await emptyDatabase();
  const at = { url, setting: '--to' };
  const filling = { force: false, say: quiet };
  await expect(fillPostgres(at, { ...source, tables }, filling)).rejects.toThrow(
    'The rows of families are not those that were read: nothing was changed.',
  );
  await expect(fillPostgres(at, { ...source, migration: 32_503_680_000_000 }, filling)).rejects.toThrow(
    'The database is of a version that this one does not know: take a newer version of Kovan.',
  );
  await close();
  const target = new pg.Client({ connectionString: url });
  await target.connect();
  expect(await tablesOf(drizzle(target, { schema }))).toEqual([]);
  await target.end();
});

async function* noRows(): AsyncGenerator<readonly string[]> {
  yield* [];
}
