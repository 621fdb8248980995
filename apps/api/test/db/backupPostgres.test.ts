import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { backUp } from '../../src/db/backup/backup.ts';
import { openEmbedded } from '../../src/db/embedded/embedded.ts';
import { migrationState } from '../../src/db/migrate.ts';
import { move } from '../../src/db/move.ts';
import { openDatabase } from '../../src/db/open.ts';
import { openPostgres } from '../../src/db/postgres/postgres.ts';
import { restore } from '../../src/db/backup/restore.ts';
import { writeDump } from '../../src/db/transfer/dump.ts';
import { readPostgres } from '../../src/db/transfer/postgres.ts';
import { openToOthers } from '../support/modes.ts';
import { startPgBouncer } from '../support/pgbouncer.ts';
import { createMigratedDatabase, letGo, sharedPostgres } from '../support/sharedPostgres.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kovan-backup-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const fail = (error: Error) => {
  throw error;
};

const families = async (address: string): Promise<number> => {
  const { db, close } = await openPostgres(address, fail);
  const { rows } = (await db.execute(sql`select count(*)::int as n from families`)) as { rows: { n: number }[] };
  await close();
  await letGo(address);
  return rows[0]?.n ?? -1;
};
const addFamily = sql`insert into families (family_id, created_at) values (gen_random_uuid(), now())`;

/** An account that is signed in, with a code that was mailed to it. */
const signedIn = [
  sql`insert into local_signing_keys (purpose, private_jwk, created_at) values ('test', '{}', now())`,
  sql`insert into local_accounts select (jsonb_populate_record(null::local_accounts, ${JSON.stringify({
    id: 'a',
    email: 'ayse@example.test',
    email_verified: true,
    display_name: 'Ayşe',
    photo_url: '',
    generation: 1,
    has_user: false,
    created_at: '2026-01-01T00:00:00Z',
    last_sign_in_at: '2026-01-01T00:00:00Z',
  })}::jsonb)).*`,
  sql`insert into local_refresh_tokens select (jsonb_populate_record(null::local_refresh_tokens, ${JSON.stringify({
    token_hash: 't',
    account_id: 'a',
    provider: 'password',
    signed_in_at: '2026-01-01T00:00:00Z',
    sid: 's',
    generation: 1,
  })}::jsonb)).*`,
  sql`insert into local_one_time_codes select (jsonb_populate_record(null::local_one_time_codes, ${JSON.stringify({
    code_hash: 'c',
    account_id: 'a',
    purpose: 'PASSWORD_RESET',
    expires_at: '2026-01-01T00:00:00Z',
  })}::jsonb)).*`,
];

const signIns = async (address: string) => {
  const { db, close } = await openPostgres(address, fail);
  const { rows } = (await db.execute(sql`select
    (select count(*)::int from local_signing_keys) as keys,
    (select count(*)::int from local_refresh_tokens) as tokens,
    (select count(*)::int from local_one_time_codes) as codes,
    (select count(*)::int from local_accounts) as accounts`)) as { rows: object[] };
  await close();
  await letGo(address);
  return rows[0];
};

it('a database without tables is not backed up', async () => {
  const databaseUrl = await (await sharedPostgres()).createDatabase();
  await expect(backUp({ dataDir, databaseUrl }, join(dataDir, 'empty.tar.gz'), new Date())).rejects.toThrow(
    'The database is empty',
  );
});

it('a backup of a PostgreSQL database in use is restored into another, refused over one, and forced over it', async () => {
  const archive = join(dataDir, 'kept', 'backup.tar.gz');
  await mkdir(dirname(archive), { mode: 0o700 });
  const first = await createMigratedDatabase();
  const place = { dataDir, databaseUrl: first };
  const open = await openPostgres(first, fail);
  await open.db.execute(addFamily);
  for (const statement of signedIn) await open.db.execute(statement);
  await backUp(place, archive, new Date());
  expect(await openToOthers(dirname(archive))).toEqual([]);
  await open.db.execute(addFamily);

  await expect(restore(place, archive, { force: true })).rejects.toThrow('A Kovan server has the database open');
  await open.close();
  await letGo(first);
  await expect(restore(place, archive, { force: false })).rejects.toThrow('There is a database already');
  expect(await families(first)).toBe(2);

  const second = await (await sharedPostgres()).createDatabase();
  await restore({ dataDir, databaseUrl: second }, archive, { force: false });
  expect(await families(second)).toBe(1);
  expect(await signIns(second)).toEqual({ keys: 0, tokens: 0, codes: 0, accounts: 1 });

  await restore(place, archive, { force: true });
  expect(await families(first)).toBe(1);
});

it('behind a pooler is restored and moved past it, once no server listens any more, whatever the pooler holds open', async () => {
  const archive = join(dataDir, 'pooled.tar.gz');
  const direct = await createMigratedDatabase();
  const pooler = await startPgBouncer(direct);
  const pooled = pooler.addressOf(direct);
  const config = readConfig({
    DATA_DIR: join(dataDir, 'pooled'),
    DATABASE_URL: pooled,
    DATABASE_DIRECT_URL: direct,
    DATABASE_POOL: '1',
    SESSION_SECRET: 'a secret that is long enough to be one',
  });
  const moving = (name: string) => move(config, join(dataDir, name), () => undefined);
  const server = await openDatabase(config, fail);
  server.notices.start({ info: () => undefined, warn: () => undefined });
  await vi.waitUntil(() => server.notices.epoch() !== null, { timeout: 30_000 });
  await server.db.execute(addFamily);
  await backUp(config, archive, new Date());
  const isOpen = 'A Kovan server has the database open: stop it first.';
  await expect(restore(config, archive, { force: true })).rejects.toThrow(isOpen);
  await expect(moving('refused')).rejects.toThrow(isOpen);
  await server.notices.stop();
  await server.close();
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  const held = async () => {
    const { rows } = await client.query<{ names: string[] }>(`select
      (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
      (select array_agg(application_name) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as names`);
    return rows[0];
  };
  // The server's own have gone; the pooler keeps its one.
  await vi.waitUntil(async () => (await held())?.names.length === 1, { timeout: 30_000 });
  expect(await held()).toEqual({ locks: 0, names: ['kovan'] });
  await client.end();
  // Where nobody says that there is a pooler, its connection looks like a server's.
  const unsaid = { ...config, databaseDirectUrl: null, databaseUrl: direct };
  await expect(restore(unsaid, archive, { force: true })).rejects.toThrow('set DATABASE_DIRECT_URL past it');
  await restore(config, archive, { force: true });
  expect((await moving('moved')).rows).toBeGreaterThan(0);
  await pooler.stop();
});

it('[AC-08] a PostgreSQL database is read as of one moment, whatever is written meanwhile, and for its owner alone', async () => {
  const address = await createMigratedDatabase();
  const open = await openPostgres(address, fail);
  await open.db.execute(addFamily);
  const folder = join(dataDir, 'tables');
  const { tables } = await readPostgres(address, async (source) => {
    await open.db.execute(addFamily);
    return writeDump(source, folder);
  });
  expect(tables.find(({ name }) => name === 'families')?.rows).toBe(1);
  expect(await openToOthers(folder)).toEqual([]);
  await open.close();
  await letGo(address);
});

it('a dump by pg_dump, as older versions packed it, is still restored', async () => {
  const first = await createMigratedDatabase();
  const open = await openPostgres(first, fail);
  await open.db.execute(addFamily);
  for (const statement of signedIn) await open.db.execute(statement);
  await open.close();
  await letGo(first);
  const folder = join(dataDir, 'old');
  await mkdir(folder);
  const dump = join(folder, 'database.sql');
  execFileSync('pg_dump', [
    `--dbname=${first}`,
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    `--file=${dump}`,
  ]);
  const bytes = await readFile(dump);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const files = [{ path: 'database.sql', bytes: bytes.length, sha256 }];
  const list = { format: 2, madeAt: new Date().toISOString(), database: 'postgresql', files };
  await writeFile(join(folder, 'kovan-backup.json'), JSON.stringify(list));
  const archive = join(dataDir, 'old.tar.gz');
  execFileSync('tar', ['-czf', archive, '-C', folder, 'kovan-backup.json', 'database.sql']);
  await expect(restore({ dataDir, databaseUrl: null }, archive, { force: false })).rejects.toThrow('set DATABASE_URL');
  const second = await (await sharedPostgres()).createDatabase();
  await restore({ dataDir, databaseUrl: second }, archive, { force: false });
  expect(await families(second)).toBe(1);
  expect(await signIns(second)).toEqual({ keys: 0, tokens: 0, codes: 0, accounts: 1 });
});

it('[AC-08] a secret that once was the folder’s is in no backup of a server whose secret is a setting', async () => {
  const folder = join(dataDir, 'once');
  await mkdir(folder);
  await writeFile(join(folder, 'session-secret'), 'of once');
  const place = { dataDir: folder, databaseUrl: await createMigratedDatabase() };
  expect(await backUp(place, join(dataDir, 'once.tar.gz'), new Date())).toEqual({ holdsSecret: false });
});

it('a backup is restored into the other kind of database', async () => {
  const place = { dataDir: join(dataDir, 'embedded'), databaseUrl: null };
  const address = await createMigratedDatabase();
  const archive = join(dataDir, 'other.tar.gz');
  await backUp({ dataDir, databaseUrl: address }, archive, new Date());
  await restore(place, archive, { force: false });
  const { db, close } = await openEmbedded(place.dataDir, undefined, { ownSecret: false });
  expect(await migrationState(db)).toBe('current');
  await close();
});
