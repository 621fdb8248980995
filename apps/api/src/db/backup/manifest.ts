import { z } from '@kovan/api-client/contract';
import { OperatorError } from '../../operatorError.ts';
import { DATABASE, OUTBOX, SECRET } from '../folder/dataDir.ts';

/** The name of a dump in an archive. */
export const DUMP = 'database.sql';
/** The name of the manifest in an archive: its first file. */
export const MANIFEST = 'kovan-backup.json';
/** Raised when an older build could not restore what a newer one packs. */
const FORMAT = 2 as const;

/** What an archive may hold: nothing else of a data folder is restored, least of all its lock. */
export const TOP_NAMES: ReadonlySet<string> = new Set([DATABASE, SECRET, OUTBOX, DUMP]);
const FORBIDDEN: ReadonlySet<string> = new Set(['', '.', '..', '__proto__']);

const isPath = (path: string): boolean => {
  const names = path.split('/');
  return TOP_NAMES.has(names[0] ?? '') && !names.some((name) => FORBIDDEN.has(name));
};

const Sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const PathSchema = z.string().check(z.refine(isPath));
const DatabaseSchema = z.enum(['embedded', 'postgresql']);

const FileSchema = z.object({ path: PathSchema, bytes: z.int().check(z.minimum(0)), sha256: Sha256Schema });

const ManifestSchema = z.object({
  format: z.literal(FORMAT),
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
export interface PackedFile {
  readonly bytes: number | null;
  readonly sha256: string;
}

/** What an archive says of itself. */
export interface Manifest {
  readonly database: 'embedded' | 'postgresql';
  /** How much its files hold together; `null` in archives of the first format. */
  readonly bytes: number | null;
  readonly files: ReadonlyMap<string, PackedFile>;
}

/** The manifest of an archive that is being made. */
export const writeManifest = (
  files: ReadonlyMap<string, { bytes: number; sha256: string }>,
  database: Manifest['database'],
  now: Date,
): string => {
  const listed = [...files].map(([path, file]) => ({ path, ...file }));
  const manifest = { format: FORMAT, madeAt: now.toISOString(), database, files: listed };
  return JSON.stringify(manifest satisfies z.infer<typeof ManifestSchema>);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads a manifest, of this format or the first; what it must not say is an `OperatorError`. */
export const readManifest = (text: string): Manifest => {
  const value = parsed(text);
  const current = z.safeParse(ManifestSchema, value).data;
  const first = current ? undefined : z.safeParse(FirstManifestSchema, value).data;
  const database = (current ?? first)?.database;
  if (database === undefined) throw new OperatorError('This is no backup that this version of Kovan can read.');
  const entries: [string, PackedFile][] = current
    ? current.files.map(({ path, ...file }) => [path, file])
    : (first?.files ?? []).map(([path, sha256]) => [path, { bytes: null, sha256 }]);
  const files = new Map(entries);
  const needed = database === 'embedded' ? `${DATABASE}/PG_VERSION` : DUMP;
  if (files.size !== entries.length || !files.has(needed)) {
    throw new OperatorError('The backup is damaged: its list of files is not whole.');
  }
  const bytes = current ? current.files.reduce((sum, file) => sum + file.bytes, 0) : null;
  return { database, bytes, files };
};
