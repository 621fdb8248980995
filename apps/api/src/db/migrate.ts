import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { OperatorError } from '../operatorError.ts';
import type { Database } from './database.ts';

/** Where the migrations stand: beside this file in the sources, beside the bundle when built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** How far a database is: `empty` has no tables yet, `behind` lacks migrations, `current` none. */
export type MigrationState = 'empty' | 'behind' | 'current';

const one = async (db: Database, query: ReturnType<typeof sql>): Promise<string | null> => {
  const { rows } = (await db.execute(query)) as { rows: { value: string | null }[] };
  return rows[0]?.value ?? null;
};

/** Compares the latest migration of a database with those of this build; a newer one than they is an `OperatorError`. */
export const compareMigrations = (applied: number | null, folder = migrationsFolder): MigrationState => {
  if (applied === null) return 'empty';
  const latest = Math.max(
    ...readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.folderMillis),
  );
  if (applied > latest) {
    throw new OperatorError(
      'The database was written by a newer version of Kovan: start that version, or a newer one.',
    );
  }
  return applied < latest ? 'behind' : 'current';
};

/** How far an open database is; one that a newer build has written is an `OperatorError`. */
export const migrationState = async (db: Database, folder = migrationsFolder): Promise<MigrationState> => {
  const known = await one(db, sql`select to_regclass('drizzle.__drizzle_migrations')::text as value`);
  if (known === null) return 'empty';
  const applied = await one(db, sql`select max(created_at)::text as value from drizzle.__drizzle_migrations`);
  return compareMigrations(applied === null ? null : Number(applied), folder);
};
