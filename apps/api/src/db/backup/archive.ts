import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { access, constants, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../operatorError.ts';
import { HALF_WRITTEN } from '../folder/dataDir.ts';
import { type Manifest, MANIFEST, readManifest, TOP_NAMES, writeManifest } from './manifest.ts';
import { besidePassing } from './passing.ts';
import { runProgram } from './runProgram.ts';
import { feedTar, readFirstFile } from './tar.ts';

/** What tar adds to a file: its head, its end filled up, and a longer name. */
const BESIDE_A_FILE = 4_096;
/** What the folders add, and what comes after the last file. */
const BESIDE_ALL = 2 * 1024 * 1024;
/** Room that unpacking leaves on the disk. */
const ROOM_LEFT = 64 * 1024 * 1024;
const MOST_MANIFEST = 32 * 1024 * 1024;

const sha256 = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

/** Every file in a folder with its size in bytes; anything that is neither a file nor a folder is an `OperatorError`. */
const sizesIn = async (folder: string, path = ''): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  for (const entry of await readdir(join(folder, path), { withFileTypes: true })) {
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    if (path === '' && name !== MANIFEST && !TOP_NAMES.has(name)) {
      throw new OperatorError('The backup is damaged: it holds what no backup holds.');
    }
    if (entry.isDirectory()) for (const [inner, size] of await sizesIn(folder, name)) found.set(inner, size);
    else if (!entry.isFile()) throw new OperatorError('The backup holds what is neither a file nor a folder.');
    else if (name !== MANIFEST) found.set(name, (await stat(join(folder, name))).size);
  }
  return found;
};

/** Refuses to make a backup in the place of another, or of anything else. */
export const refuseNamesake = (file: string): void => {
  if (existsSync(file)) throw new OperatorError(`${basename(file)} is there already: name a file that is not.`);
};

/** Refuses a file whose folder is closed, or not there: made for a disk that is away, it would lie on another one. */
export const refuseNoFolder = async (file: string): Promise<void> => {
  const folder = dirname(file);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`There is no folder ${folder}: mount the disk that it is on, or make it.`);
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw new OperatorError(`This user may not write to the folder ${folder}: allow it, or name a file elsewhere.`, {
      cause: error,
    });
  });
};

/** Packs a folder into one `.tar.gz` that only its owner may read, whole or not at all. */
export const pack = async (
  folder: string,
  packed: Parameters<typeof writeManifest>[1],
  file: string,
  now: Date,
): Promise<void> => {
  const files = new Map<string, { bytes: number; sha256: string }>();
  for (const [name, bytes] of await sizesIn(folder)) {
    files.set(name, { bytes, sha256: await sha256(join(folder, name)) });
  }
  const names = await readdir(folder);
  await writeFile(join(folder, MANIFEST), writeManifest(files, packed, now));
  // Under a name of its own: another backup may be writing into the same file.
  const aside = `${file}.${randomUUID()}${HALF_WRITTEN}`;
  await besidePassing([aside], async () => {
    const handle = await open(aside, 'wx', 0o600);
    try {
      // The manifest first, so that what the archive says of itself is read before anything of it is unpacked.
      await runProgram('tar', (stderr) =>
        spawn('tar', ['-cz', '-f', '-', '-C', folder, MANIFEST, ...names], { stdio: ['ignore', handle.fd, stderr] }),
      );
      await handle.sync();
      refuseNamesake(file);
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  });
};

const TOO_LARGE = 'The backup unpacks to more than the disk of the data folder has room for.';

/** The manifest of an archive of the first format, in which it may stand anywhere. */
const findManifest = async (file: string, most: number): Promise<string> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const onOutput = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MOST_MANIFEST) chunks.push(chunk);
  };
  await feedTar(file, ['-x', '-O', `./${MANIFEST}`], { most, sentence: TOO_LARGE, onOutput }).catch(
    (error: unknown) => {
      // tar, which found none; what unpacking itself found says more.
      if (error instanceof OperatorError && !error.message.startsWith('The program tar failed')) throw error;
      chunks.length = 0;
    },
  );
  return Buffer.concat(chunks).toString('utf8');
};

const checkFiles = async (folder: string, { files }: Manifest): Promise<void> => {
  const damaged = new OperatorError('The backup is damaged: its files are not those that were packed.');
  const found = await sizesIn(folder);
  if (found.size !== files.size) throw damaged;
  // Sizes first: what unpacked to more is not read.
  for (const [name, { bytes }] of files) {
    const size = found.get(name);
    if (size === undefined || (bytes !== null && bytes !== size)) throw damaged;
  }
  for (const [name, packed] of files) if ((await sha256(join(folder, name))) !== packed.sha256) throw damaged;
};

/**
 * Unpacks an archive into an empty folder, and checks its format and every file of it. Never more reaches the disk than
 * the archive says of itself, or than there is room for.
 */
export const unpack = async (file: string, folder: string): Promise<Manifest> => {
  const { bavail, bsize } = await statfs(folder);
  const room = Math.max(0, bavail * bsize - ROOM_LEFT);
  const first = await readFirstFile(file, MANIFEST).catch(() => null);
  const manifest = readManifest(first ?? (await findManifest(file, room)));
  const { bytes, files } = manifest;
  if (bytes !== null && bytes > room) throw new OperatorError(TOO_LARGE);
  await feedTar(file, ['-x', '-C', folder, '--no-same-owner'], {
    most: bytes === null ? room : bytes + files.size * BESIDE_A_FILE + BESIDE_ALL,
    sentence: bytes === null ? TOO_LARGE : 'The backup is damaged: it unpacks to more than it says.',
  });
  await checkFiles(folder, manifest);
  await rm(join(folder, MANIFEST));
  return manifest;
};
