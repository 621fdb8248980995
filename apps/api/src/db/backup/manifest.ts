import { z } from '@kovan/api-client/contract';
import { OperatorError } from '../../operatorError.ts';
import { DATABASE, OUTBOX, SECRET } from '../folder/dataDir.ts';
import { type Dump, dumpFileOf } from '../transfer/dump.ts';

/** The name of a dump by `pg_dump`, in archives of the first two formats. */
export const SQL_DUMP = 'database.sql';
/** The folder of tables in an archive: a file each, which either engine reads. */
export const TABLES = 'tables';
/** The name of the manifest in an archive: its first file. */
export const MANIFEST = 'kovan-backup.json';
/** Raised when an older build could not restore what a newer one packs. */
const FORMAT = 3 as const;

/** What an archive may hold: nothing else of a data folder is restored, least of all its lock. */
export const TOP_NAMES: ReadonlySet<string> = new Set([DATABASE, SECRET, OUTBOX, SQL_DUMP, TABLES]);
const FORBIDDEN: ReadonlySet<string> = new Set(['', '.', '..', '__proto__']);

const isPath = (path: string): boolean => {
  const names = path.split('/');
  return TOP_NAMES.has(names[0] ?? '') && !names.some((name) => FORBIDDEN.has(name));
};

const Sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const PathSchema = z.string().check(z.refine(isPath));
const DatabaseSchema = z.enum(['embedded', 'postgresql']);

const FileSchema = z.object({ path: PathSchema, bytes: z.int().check(z.minimum(0)), sha256: Sha256Schema });

const TableSchema = z.object({
  name: z.string().check(z.regex(/^[a-z_]+$/)),
  rows: z.int().check(z.minimum(0)),
  sum: z.string().check(z.regex(/^-?\d+$/)),
});

const ManifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  database: DatabaseSchema,
  migration: z.int(),
  tables: z.array(TableSchema),
  files: z.array(FileSchema),
});

/** The second format: a copy of PGlite's own folder, or a dump by `pg_dump`. */
const SecondManifestSchema = z.object({
  format: z.literal(2),
  madeAt: z.string(),
  database: DatabaseSchema,
  files: z.array(FileSchema),
});

/** The first format: an object of checksums by path, with no sizes. */
const FirstManifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  database: DatabaseSchema,
  files: z.pipe(
    z.transform((files: unknown) => (typeof files === 'object' && files !== null ? Object.entries(files) : files)),
    z.array(z.tuple([PathSchema, Sha256Schema])),
  ),
});

/** One file of an archive; its size is `null` in archives of the first format. */
interface PackedFile {
  readonly bytes: number | null;
  readonly sha256: string;
}

/** What an archive says of itself. */
export interface Manifest {
  /** Which database it was made of. */
  readonly database: 'embedded' | 'postgresql';
  /** Its tables; `null` in archives of the first two formats, which only the same kind of database reads. */
  readonly dump: Dump | null;
  /** How much its files hold together; `null` in archives of the first format. */
  readonly bytes: number | null;
  readonly files: ReadonlyMap<string, PackedFile>;
}

/** The manifest of an archive that is being made. */
export const writeManifest = (
  files: ReadonlyMap<string, { bytes: number; sha256: string }>,
  { database, dump }: { readonly database: Manifest['database']; readonly dump: Dump },
  now: Date,
): string => {
  const listed = [...files].map(([path, file]) => ({ path, ...file }));
  const tables = dump.tables.map(({ name, rows, sum }) => ({ name, rows, sum }));
  const { migration } = dump;
  const manifest = { format: FORMAT, madeAt: now.toISOString(), database, migration, tables, files: listed };
  return JSON.stringify(manifest satisfies z.infer<typeof ManifestSchema>);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const neededFiles = (database: Manifest['database'], dump: Dump | null): string[] => {
  if (dump !== null)
    return ['families', ...dump.tables.map(({ name }) => name)].map((name) => `${TABLES}/${dumpFileOf(name)}`);
  return [database === 'embedded' ? `${DATABASE}/PG_VERSION` : SQL_DUMP];
};

/** Reads a manifest, of this format or an older one; what it must not say is an `OperatorError`. */
export const readManifest = (text: string): Manifest => {
  const value = parsed(text);
  const current = z.safeParse(ManifestSchema, value).data;
  const listed = current ?? z.safeParse(SecondManifestSchema, value).data;
  const first = listed ? undefined : z.safeParse(FirstManifestSchema, value).data;
  const database = (listed ?? first)?.database;
  if (database === undefined) throw new OperatorError('This is no backup that this version of Kovan can read.');
  const entries: [string, PackedFile][] = listed
    ? listed.files.map(({ path, ...file }) => [path, file])
    : (first?.files ?? []).map(([path, sha256]) => [path, { bytes: null, sha256 }]);
  const files = new Map(entries);
  const dump = current ? { migration: current.migration, tables: current.tables } : null;
  if (files.size !== entries.length || neededFiles(database, dump).some((name) => !files.has(name))) {
    throw new OperatorError('The backup is damaged: its list of files is not whole.');
  }
  const bytes = listed ? listed.files.reduce((sum, file) => sum + file.bytes, 0) : null;
  return { database, dump, bytes, files };
};
