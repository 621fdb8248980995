import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../src/db/backup.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { restore } from '../../src/db/restore.ts';
import { type PrivatePostgres, startPostgres } from '../support/postgres.ts';

let server: PrivatePostgres;
let dataDir: string;
beforeAll(async () => {
  server = await startPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'kovan-backup-'));
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const fail = (error: Error) => {
  throw error;
};
const families = async (address: string): Promise<number> => {
  const { db, close } = await openPostgres(address, fail);
  const { rows } = (await db.execute(sql`select count(*)::int as n from families`)) as { rows: { n: number }[] };
  await close();
  return rows[0]?.n ?? -1;
};
const addFamily = sql`insert into families (family_id, created_at) values (gen_random_uuid(), now())`;

it('a backup of a PostgreSQL database in use is restored into another, refused over one, and forced over it', async () => {
  const archive = join(dataDir, 'kept', 'backup.tar.gz');
  const first = await server.createDatabase();
  const place = { dataDir, databaseUrl: first };
  const open = await openPostgres(first, fail);
  await open.db.execute(addFamily);
  await backUp(place, archive, new Date());
  await open.db.execute(addFamily);

  await expect(restore(place, archive, { force: true })).rejects.toThrow('A Kovan server has the database open');
  await open.close();
  await expect(restore(place, archive, { force: false })).rejects.toThrow('There is a database already');
  await expect(restore({ dataDir, databaseUrl: null }, archive, { force: false })).rejects.toThrow('set DATABASE_URL');
  expect(await families(first)).toBe(2);

  const second = await server.createDatabase();
  await restore({ dataDir, databaseUrl: second }, archive, { force: false });
  expect(await families(second)).toBe(1);

  await restore(place, archive, { force: true });
  expect(await families(first)).toBe(1);
});
