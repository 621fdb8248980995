import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { errorCode } from '../../src/db/errors.ts';
import { OrmPglite } from '../../src/db/embedded/ormPglite.ts';
import { copyFolder } from '../support/copyFolder.ts';
import { newDatabase } from '../support/newDatabases.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
});

const rowsOf = async (statement: ReturnType<typeof sql>): Promise<unknown[]> =>
  ((await database.db.execute(statement)) as { rows: unknown[] }).rows;
const codeOf = (asked: Promise<unknown>): Promise<string | undefined> => asked.then(() => undefined, errorCode);

it('has the engine read a statement once, and asks it by one call from then on', async () => {
  const calls = vi.spyOn(PGlite.prototype, 'execProtocolStream');
  const asked = [1, 2, 3].map((n) => rowsOf(sql`select ${n}::int as n, ${null}::text as nothing`));
  expect(await Promise.all(asked)).toEqual([1, 2, 3].map((n) => [{ n, nothing: null }]));
  expect(calls).toHaveBeenCalledTimes(4);
});

it('gives whoever asks at once their own answers, though more statements come than are kept', async () => {
  const first = () => rowsOf(sql`select ${'x'}::text as first`);
  await first();
  const numbers = Array.from({ length: 450 }, (_, n) => n);
  const answers = await Promise.all(numbers.map((n) => rowsOf(sql`select ${sql.raw(String(n))} as n, ${n}::int as m`)));
  expect(answers).toEqual(numbers.map((n) => [{ n, m: n }]));
  expect(await first()).toEqual([{ first: 'x' }]);
});

it('goes on after a failure; in a transaction what comes after one is refused', async () => {
  const divided = (by: number) => sql`select 6 / ${by}::int as result`;
  expect(await codeOf(rowsOf(divided(0)))).toBe('22012');
  expect(await codeOf(rowsOf(sql`select nonsense`))).toBe('42703');
  expect(await rowsOf(divided(2))).toEqual([{ result: 3 }]);
  const undone = database.db.transaction(async (tx) => {
    expect(await codeOf(tx.execute(divided(0)))).toBe('22012');
    await tx.execute(divided(3));
  });
  expect(await codeOf(undone)).toBe('25P02');
  expect(await rowsOf(divided(3))).toEqual([{ result: 2 }]);
});

it('reads a statement anew whose table has changed', async () => {
  const all = () => rowsOf(sql`select * from changing`);
  await rowsOf(sql`create table changing (n int)`);
  expect(await all()).toEqual([]);
  await rowsOf(sql`alter table changing add column more text`);
  await rowsOf(sql`insert into changing values (1, 'm')`);
  expect(await codeOf(all())).toBe('0A000');
  expect(await all()).toEqual([{ n: 1, more: 'm' }]);
});

it('takes as many buffers as a family fills', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kovan-buffers-'));
  try {
    copyFolder(await newDatabase(), join(folder, 'db'));
    const engine = new OrmPglite({ dataDir: join(folder, 'db') });
    expect((await engine.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }]);
    await engine.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
