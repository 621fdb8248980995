import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';
import { takeLock } from '../../src/db/folder/lock.ts';
import { migrationsFolder } from '../../src/db/migrate.ts';
import { MIGRATION_LOCK } from '../../src/db/postgres/locks.ts';
import { openPostgres } from '../../src/db/postgres/postgres.ts';
import { copyFolder } from '../support/copyFolder.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { openToOthers } from '../support/modes.ts';
import { sharedPostgres } from '../support/sharedPostgres.ts';

const LATER = 32_503_680_000_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kovan-migrations-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The migrations of this build, and one more: it adds a table, where it is given nothing else. */
const withOneMore = async (statement = 'CREATE TABLE one_more (a integer)'): Promise<string> => {
  const more = join(folder, 'migrations');
  copyFolder(migrationsFolder, more);
  const journal = join(more, 'meta/_journal.json');
  const content = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] };
  content.entries.push({ idx: content.entries.length, version: '7', when: LATER, tag: '9999_more', breakpoints: true });
  await writeFile(journal, JSON.stringify(content));
  await writeFile(join(more, '9999_more.sql'), statement);
  return more;
};

/** The migrations that the first release had. */
const ofFirstRelease = async (): Promise<string> => {
  const older = join(folder, 'first-release');
  copyFolder(migrationsFolder, older);
  const journal = join(older, 'meta/_journal.json');
  const content = JSON.parse(await readFile(journal, 'utf8')) as { entries: object[] };
  await writeFile(journal, JSON.stringify({ ...content, entries: content.entries.slice(0, 1) }));
  return older;
};

const ISSUER = 'https://securetoken.google.com/kovan-local';

const addUser = async (db: Database, subject: string, email: string, issuer = ISSUER) => {
  await db.execute(sql`insert into users (id, family_id, issuer, subject, email, first_name, last_name, created_at)
    values (gen_random_uuid(), gen_random_uuid(), ${issuer}, ${subject}, ${email}, '', '', now())`);
};
const addAccount = async (db: Database, id: string, email: string, isVerified: boolean) => {
  await db.execute(sql`insert into local_accounts
    (id, email, email_verified, display_name, photo_url, valid_since, created_at, last_sign_in_at)
    values (${id}, ${email}, ${isVerified}, '', '', now(), now(), now())`);
};

const addFamily = (db: Database) =>
  db.execute(sql`insert into families (family_id, created_at) values (gen_random_uuid(), now())`);

const count = async (db: Database, table: string): Promise<number> => {
  const { rows } = (await db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)) as {
    rows: { n: number }[];
  };
  return rows[0]?.n ?? -1;
};

describe('the embedded database', () => {
  it('is made with every table, keeps its rows through a later migration and is copied before it; the version of before refuses it then', async () => {
    const first = await openEmbedded(folder);
    await addFamily(first.db);
    await first.close();
    expect((await readdir(folder)).sort()).toEqual(['db', 'db.lock', 'kovan.json', 'session-secret']);

    const second = await openEmbedded(folder, await withOneMore());
    expect(await count(second.db, 'families')).toBe(1);
    expect(await count(second.db, 'one_more')).toBe(0);
    await second.close();

    const [backup = ''] = await readdir(join(folder, 'backups'));
    expect(await readdir(join(folder, 'backups', backup))).toContain('PG_VERSION');
    expect(await openToOthers(join(folder, 'backups'))).toEqual([]);

    await expect(openEmbedded(folder)).rejects.toThrow('The database was written by a newer version of Kovan');
    await (
      await takeLock(join(folder, 'db.lock'))
    )();
  });

  it('of the first release keeps its people, learns whose address is confirmed and which accounts have a user, and asks all to sign in again', async () => {
    const then = await openEmbedded(folder, await ofFirstRelease());
    await addAccount(then.db, 'confirmed', 'a@example.test', true);
    await addUser(then.db, 'confirmed', 'a@example.test');
    await addAccount(then.db, 'unconfirmed', 'b@example.test', false);
    await addUser(then.db, 'unconfirmed', 'b@example.test');
    await addAccount(then.db, 'moved', 'c@example.test', true);
    await addUser(then.db, 'moved', 'before@example.test');
    await addAccount(then.db, 'alone', 'd@example.test', true);
    await addUser(then.db, 'confirmed', 'e@example.test', 'https://securetoken.google.com/other');
    await then.db.execute(
      sql`update users set first_name = 'Ayşe', session_version = 3 where email = 'a@example.test'`,
    );
    await then.db.execute(sql`update local_accounts set password_hash = 'hash' where id = 'confirmed'`);
    await then.db.execute(sql`insert into local_refresh_tokens values ('hash', 'confirmed', 'password', now(), now())`);
    await then.close();

    const now = await openEmbedded(folder);
    const rowsOf = async (query: ReturnType<typeof sql>) =>
      ((await now.db.execute(query)) as { rows: Record<string, unknown>[] }).rows.map(Object.values);
    expect(await rowsOf(sql`select email, email_verified, first_name from users order by email`)).toEqual([
      ['a@example.test', true, 'Ayşe'],
      ['b@example.test', false, ''],
      ['before@example.test', false, ''],
      ['e@example.test', false, ''],
    ]);
    expect(await rowsOf(sql`select id, has_user, password_hash, generation from local_accounts order by id`)).toEqual([
      ['alone', false, null, 1],
      ['confirmed', true, 'hash', 1],
      ['moved', true, null, 1],
      ['unconfirmed', true, null, 1],
    ]);
    // Tokens of before name no session.
    expect(await count(now.db, 'local_refresh_tokens')).toBe(0);
    expect(await count(now.db, 'sessions')).toBe(0);
    await now.close();
  });

  it('that cannot be brought up to date says what is in the way, and stays as it was', async () => {
    await makeDataFolder(folder);
    const broken = await withOneMore('ALTER TABLE "families" ADD COLUMN "family_id" uuid');
    await expect(openEmbedded(folder, broken)).rejects.toThrow(
      'The tables of the database in the data folder could not be brought up to date, and are as they were: column "family_id" of relation "families" already exists (42701).',
    );
    const opened = await openEmbedded(folder);
    expect(await count(opened.db, 'families')).toBe(0);
    await opened.close();
  });
});

describe('PostgreSQL', () => {
  const fail = (error: Error) => {
    throw error;
  };

  it('gets every table once, however many processes start at once', async () => {
    const address = await (await sharedPostgres()).createDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(address, fail)));
    const [first] = opened;
    if (!first) throw new Error('nothing opened');
    const { rows } = (await first.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)) as {
      rows: { n: number }[];
    };
    const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: object[];
    };
    expect(rows[0]?.n).toBe(journal.entries.length);
    await addFamily(first.db);
    await Promise.all(opened.map((database) => database.close()));

    const later = await openPostgres(address, fail, await withOneMore());
    expect(await count(later.db, 'families')).toBe(1);
    expect(await count(later.db, 'one_more')).toBe(0);
    await later.close();
    await expect(openPostgres(address, fail)).rejects.toThrow('The database was written by a newer version of Kovan');
  });

  it('is migrated however long that takes, also where its role bounds statements and locks', async () => {
    const url = new URL(await (await sharedPostgres()).createDatabase());
    const other = new pg.Client({ connectionString: url.href });
    await other.connect();
    // As a role's own settings, which nobody else meets here.
    url.searchParams.set('options', '-c statement_timeout=7s -c lock_timeout=1ms');
    // Another process is migrating.
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const seen = `current_setting('statement_timeout') as statements, current_setting('lock_timeout') as locks`;
    const opening = openPostgres(url.href, fail, await withOneMore(`CREATE TABLE one_more AS SELECT ${seen}`));
    const waiting = `select from pg_locks join pg_database d on d.oid = database
      where datname = current_database() and locktype = 'advisory' and not granted`;
    const waits = vi.waitFor(async () => expect((await other.query(waiting)).rowCount).toBe(1), { timeout: 10_000 });
    await Promise.race([waits, opening]);
    await other.end();
    const { db, close } = await opening;
    expect(await db.execute(sql`select * from one_more`)).toMatchObject({ rows: [{ statements: '0', locks: '0' }] });
    expect(await db.execute(sql.raw(`select ${seen}`))).toMatchObject({ rows: [{ statements: '10s', locks: '5s' }] });
    await close();
  });

  it('that does not answer is a sentence without the address', async () => {
    await expect(openPostgres('postgresql://someone:secret@127.0.0.1:9/kovan', fail)).rejects.toThrow(
      /^The database at DATABASE_URL does not answer: start it, or correct the address\.$/,
    );
  });

  it.each([
    {
      what: 'database is missing',
      change: (url: URL) => void (url.pathname = '/nowhere'),
      sentence: 'The database that DATABASE_URL names does not exist: make it (createdb), or correct the address.',
    },
    {
      what: 'role is missing',
      change: (url: URL) => void (url.username = 'nobody'),
      sentence: 'The server at DATABASE_URL answers, but refuses the connection: role "nobody" does not exist.',
    },
  ])('whose $what is told apart from one that does not answer', async ({ change, sentence }) => {
    const url = new URL(await (await sharedPostgres()).createDatabase());
    change(url);
    await expect(openPostgres(url.href, fail)).rejects.toThrow(sentence);
  });

  it('that cannot be brought up to date says what is in the way, and is as it was', async () => {
    const address = await (await sharedPostgres()).createDatabase();
    await expect(openPostgres(address, fail, await withOneMore('DROP TABLE "nowhere"'))).rejects.toThrow(
      'The tables of the database at DATABASE_URL could not be brought up to date, and are as they were: table "nowhere" does not exist (42P01).',
    );
    const opened = await openPostgres(address, fail);
    expect(await count(opened.db, 'families')).toBe(0);
    await opened.close();
  });
});
