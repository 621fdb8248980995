import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../database.ts';
import { migrationsFolder } from '../migrate.ts';
import { rowsOf } from './rowsOf.ts';

/** A table as the database itself describes it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The tables that any migration makes: a database may hold others, which are none of ours. */
export const tablesEverMade = (): ReadonlySet<string> => {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap((migration) => migration.sql);
  return new Set(statements.flatMap((statement) => /^\s*CREATE TABLE "(\w+)"/m.exec(statement)?.[1] ?? []));
};

/** Those first that no other of those left refers to. */
const parentsFirst = (tables: readonly Table[], parents: ReadonlyMap<string, ReadonlySet<string>>): Table[] => {
  const sorted: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const next = [...left.values()].filter(({ name }) => ![...(parents.get(name) ?? [])].some((one) => left.has(one)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of next) left.delete(table.name);
    sorted.push(...next);
  }
  return sorted;
};

/** Our tables of a database, whichever migrations it has: what others refer to comes before them. */
export const tablesOf = async (db: Database): Promise<Table[]> => {
  const known = tablesEverMade();
  const all = await rowsOf<Table>(
    db,
    sql`select c.relname::text as name,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname order by c.relname`,
  );
  const references = await rowsOf<{ child: string; parent: string }>(
    db,
    sql`select child.relname::text as child, parent.relname::text as parent from pg_constraint k
      join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
      where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  const parents = new Map<string, Set<string>>();
  for (const { child, parent } of references) parents.set(child, (parents.get(child) ?? new Set()).add(parent));
  return parentsFirst(
    all.filter(({ name }) => known.has(name)),
    parents,
  );
};
