import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../src/db/database.ts';
import { migrationsFolder } from '../../src/db/migrate.ts';
import { openPostgres } from '../../src/db/postgres/postgres.ts';
import * as schema from '../../src/db/schema.ts';
import { copyFolder } from '../support/copyFolder.ts';
import { makeDatabase } from '../support/newDatabases.ts';
import { recount } from '../support/recount.ts';
import { postgresPrograms } from '../support/postgres.ts';
import { sharedPostgres } from '../support/sharedPostgres.ts';

const id = (kind: number, number: number) => `0000000${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [family, other] = [id(1, 1), id(1, 2)];
const [elif, can, stranger] = [id(2, 1), id(2, 2), id(2, 3)];
/** One that stands, one whose occurrences were all deleted with it, and another family's. */
const [rule, goneRule, otherRule] = [id(3, 1), id(3, 2), id(3, 3)];

let folder: string;

/** The migrations of this build up to the one that moved occurrences, without it. */
const migrationsBefore = async (): Promise<string> => {
  const before = join(folder, 'before');
  copyFolder(migrationsFolder, before);
  const journal = join(before, 'meta/_journal.json');
  const content = JSON.parse(await readFile(journal, 'utf8')) as { entries: { tag: string }[] };
  const at = content.entries.findIndex(({ tag }) => tag.endsWith('_occurrences'));
  await writeFile(journal, JSON.stringify({ ...content, entries: content.entries.slice(0, at) }));
  return before;
};

const fill = async (db: Database): Promise<void> => {
  const made = '2026-11-01T08:00:00Z';
  const task = (number: number, childId: string, ruleId: string | null, day: string, completed: string | null) =>
    sql`insert into tasks (family_id, id, child_id, scheduled_task_id, name, icon, due_date, status, completed_at, created_at)
      values (${childId === stranger ? other : family}, ${id(4, number)}, ${childId}, ${ruleId}, ${`Görev ${number}`}, '🧹', ${day},
        ${completed === null ? 'pending' : 'completed'}, ${completed}, ${made})`;
  const statements = [
    sql`insert into families (family_id, created_at) values (${family}, ${made}), (${other}, ${made})`,
    sql`insert into children (family_id, id, name, birth_year, grade, avatar, created_at) values
      (${family}, ${elif}, 'Elif', 2017, '3. Sınıf', '👧', ${made}), (${family}, ${can}, 'Can', 2017, '3. Sınıf', '👦', ${made}),
      (${other}, ${stranger}, 'Ada', 2017, '3. Sınıf', '👧', ${made})`,
    sql`insert into scheduled_tasks (family_id, id, child_id, name, icon, frequency, week_days, created_on, created_at) values
      (${family}, ${rule}, ${elif}, 'Çöp', '🗑️', 1, '{Pazartesi,Cuma}', '2026-11-01', ${made}),
      (${other}, ${otherRule}, ${stranger}, 'Oda', '🛏️', 1, '{Pazartesi}', '2026-11-01', ${made})`,
    task(1, elif, null, '2026-11-20', null),
    task(2, can, null, '2026-11-20', '2026-11-20T10:00:00.123Z'),
    task(3, elif, rule, '2026-11-16', '2026-11-16T10:00:00.456Z'),
    task(4, elif, rule, '2026-11-20', null),
    task(5, can, goneRule, '2026-11-18', '2026-11-18T10:00:00Z'),
    task(6, stranger, otherRule, '2026-11-16', '2026-11-17T10:00:00Z'),
    task(7, stranger, otherRule, '2026-11-23', null),
    sql`insert into homework (family_id, id, child_id, title, subject, status, completed_at, created_at)
      values (${family}, ${id(5, 1)}, ${elif}, 'Kesirler', 'Matematik', 'verified', ${made}, ${made})`,
    sql`insert into occurrence_deletions (family_id, scheduled_task_id, due_date) values
      (${family}, ${rule}, '2026-11-09'), (${other}, ${otherRule}, '2026-11-09')`,
  ];
  for (const statement of statements) await db.execute(statement);
};

const rowsOf = async (db: Database, query: ReturnType<typeof sql>): Promise<unknown[]> =>
  ((await db.execute(query)) as { rows: unknown[] }).rows;

const occurrencesIn = (db: Database) =>
  rowsOf(
    db,
    sql`select family_id, rule_id, rule_day::text, child_id, name, icon, due_date::text, status, old_id,
      to_char(completed_at at time zone 'UTC', 'MM-DD HH24:MI:SS.MS') as completed,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24') as created
      from occurrences order by family_id, rule_id, rule_day`,
  );

const moved = (familyId: string, ruleId: string, day: string, childId: string, more: object) => ({
  family_id: familyId,
  rule_id: ruleId,
  rule_day: day,
  child_id: childId,
  due_date: day,
  created: '2026-11-01 08',
  ...more,
});
const done = (number: number, completed: string) => ({
  name: `Görev ${number}`,
  icon: '🧹',
  status: 'completed',
  old_id: id(4, number),
  completed,
});
const deleted = (name: string, icon: string) => ({ name, icon, status: 'deleted', old_id: null, completed: null });

const suites = [{ name: 'PGlite' }, ...(postgresPrograms() === null ? [] : [{ name: 'PostgreSQL' }])];

describe.each(suites)('[S-35] occurrences that were rows, on $name', ({ name }) => {
  let stop: () => Promise<void>;
  let open: (migrations?: string) => Promise<Pick<OpenDatabase, 'db' | 'close'>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kovan-occurrences-'));
    if (name === 'PGlite') {
      // One that is not brought to the disk, migrated twice: making a folder durable takes longer than all else here.
      await makeDatabase(join(folder, 'db'));
      const client = await PGlite.create(join(folder, 'db'));
      stop = () => client.close();
      open = async (migrations = migrationsFolder) => {
        const db = drizzle(client, { schema });
        await migrate(db, { migrationsFolder: migrations });
        return { db, close: async () => undefined };
      };
      return;
    }
    stop = async () => undefined;
    const address = await (await sharedPostgres()).createDatabase();
    open = (migrations) =>
      openPostgres(
        address,
        (error) => {
          throw error;
        },
        migrations,
      );
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('keep what was done about their days, by their old ids too, and those that nothing was done about go', async () => {
    const before = await open(await migrationsBefore());
    await fill(before.db);
    await before.close();

    const { db, close } = await open();
    try {
      expect(await occurrencesIn(db)).toEqual([
        moved(family, rule, '2026-11-09', elif, deleted('Çöp', '🗑️')),
        moved(family, rule, '2026-11-16', elif, done(3, '11-16 10:00:00.456')),
        moved(family, goneRule, '2026-11-18', can, done(5, '11-18 10:00:00.000')),
        moved(other, otherRule, '2026-11-09', stranger, deleted('Oda', '🛏️')),
        moved(other, otherRule, '2026-11-16', stranger, done(6, '11-17 10:00:00.000')),
      ]);
      expect(await rowsOf(db, sql`select id, name, status from tasks order by id`)).toEqual([
        { id: id(4, 1), name: 'Görev 1', status: 'pending' },
        { id: id(4, 2), name: 'Görev 2', status: 'completed' },
      ]);
      expect(await recount(db)).toEqual([]);
      expect(
        await rowsOf(db, sql`select row_count, completed_homework, completed_tasks from families order by 1`),
      ).toEqual([
        { row_count: 2, completed_homework: 0, completed_tasks: 1 },
        { row_count: 6, completed_homework: 1, completed_tasks: 3 },
      ]);
      expect(await rowsOf(db, sql`select to_regclass('occurrence_deletions')::text as name`)).toEqual([{ name: null }]);
    } finally {
      await close();
    }
  });
});
