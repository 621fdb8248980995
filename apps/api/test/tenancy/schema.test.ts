import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { openTestDatabase } from '../support/testDatabase.ts';
import { SHARED_TABLES, UNBOUNDED_INDEXES } from './exceptions.ts';

interface Key {
  readonly table: string;
  readonly name: string;
  readonly first: string;
}

interface ForeignKey extends Key {
  readonly to: string;
  readonly toFirst: string;
}

let database: OpenDatabase;
let tables: string[];
let keys: Key[];
let foreignKeys: ForeignKey[];

/** What the migrations made, as the database itself says: a statement written into one by hand counts too. */
beforeAll(async () => {
  database = await openTestDatabase();
  const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    ((await database.db.execute(query)) as { rows: Row[] }).rows;
  tables = (
    await rowsOf<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
  ).map(({ name }) => name);
  keys = await rowsOf<Key>(sql`
    select t.relname as "table", i.relname as name, a.attname as first
    from pg_index x
    join pg_class t on t.oid = x.indrelid and t.relnamespace = 'public'::regnamespace
    join pg_class i on i.oid = x.indexrelid
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]`);
  foreignKeys = await rowsOf<ForeignKey>(sql`
    select t.relname as "table", c.conname as name, a.attname as first, r.relname as "to", b.attname as "toFirst"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_class r on r.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
    where c.contype = 'f'`);
});
afterAll(() => database.close());

const isOfFamily = ({ table }: { readonly table: string }): boolean => !(table in SHARED_TABLES);

describe('the tenant key', () => {
  it('leads a primary key of every table that a family owns, and the exceptions exist', () => {
    expect(Object.keys(SHARED_TABLES).filter((name) => !tables.includes(name))).toEqual([]);
    const primary = new Map(
      keys.filter(({ name }) => name.endsWith('_pkey') || name.endsWith('_pk')).map((key) => [key.table, key.first]),
    );
    const owned = tables.filter((table) => isOfFamily({ table }));
    expect(owned.length).toBeGreaterThan(6);
    expect(owned.filter((table) => primary.get(table) !== 'family_id')).toEqual([]);
  });

  it('leads every index and every unique constraint of those tables, but for the named ones', () => {
    const owned = keys.filter(isOfFamily);
    expect(owned.length).toBeGreaterThan(15);
    const others = owned.filter(({ first }) => first !== 'family_id').map(({ name }) => name);
    expect(others.toSorted()).toEqual(Object.keys(UNBOUNDED_INDEXES).toSorted());
  });

  it('leads both ends of every foreign key, and none crosses from a family to what is shared', () => {
    const owned = foreignKeys.filter(isOfFamily);
    expect(owned.length).toBeGreaterThan(4);
    expect(owned.filter(({ first, toFirst }) => first !== 'family_id' || toFirst !== 'family_id')).toEqual([]);
    const crossing = foreignKeys.filter((key) => isOfFamily(key) !== isOfFamily({ table: key.to }));
    expect(crossing).toEqual([]);
  });

  it('is ours to give: no table takes its keys from a sequence, which every family would wait for', async () => {
    const { rows } = (await database.db.execute(
      sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});
