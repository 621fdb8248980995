import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from '@kovan/api-client/contract';
import { StartError } from '../startError.ts';
import { runProgram } from './runProgram.ts';

/** Raised when an older build could not restore what a newer one packs. */
const FORMAT = 1;
const MANIFEST = 'kovan-backup.json';

const ManifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.string(),
  database: z.enum(['embedded', 'postgresql']),
  /** Every file, and its SHA-256. */
  files: z.record(z.string(), z.string()),
});

/** What an archive says of itself. */
export type Manifest = z.infer<typeof ManifestSchema>;

const sha256 = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

const filesIn = async (folder: string, path = ''): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) Object.assign(found, await filesIn(folder, name));
    else if (!entry.isFile()) throw new StartError('The backup holds what is neither a file nor a folder.');
    else if (name !== MANIFEST) found[name] = await sha256(join(folder, name));
  }
  return found;
};

/** Packs a folder into one `.tar.gz` that only its owner may read, whole or not at all. */
export const pack = async (folder: string, database: Manifest['database'], file: string, now: Date): Promise<void> => {
  const manifest: Manifest = { format: FORMAT, madeAt: now.toISOString(), database, files: await filesIn(folder) };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.part`;
  const handle = await open(aside, 'w', 0o600);
  try {
    await runProgram('tar', (stderr) =>
      spawn('tar', ['-cz', '-f', '-', '-C', folder, '.'], { stdio: ['ignore', handle.fd, stderr] }),
    );
    await handle.sync();
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(aside, file);
};

const sameFiles = (one: Manifest['files'], other: Manifest['files']): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/** Unpacks an archive into an empty folder, and checks its format and every file of it. */
export const unpack = async (file: string, folder: string): Promise<Manifest> => {
  const args = ['-xz', '-f', file, '-C', folder, '--no-same-owner'];
  await runProgram('tar', (stderr) => spawn('tar', args, { stdio: ['ignore', 'ignore', stderr] }));
  const written: unknown = await readFile(join(folder, MANIFEST), 'utf8').then(JSON.parse, () => null);
  const { data: manifest } = z.safeParse(ManifestSchema, written);
  if (!manifest) throw new StartError('This is no backup that this version of Kovan can read.');
  if (!sameFiles(manifest.files, await filesIn(folder))) {
    throw new StartError('The backup is damaged: its files are not those that were packed.');
  }
  await rm(join(folder, MANIFEST));
  return manifest;
};
