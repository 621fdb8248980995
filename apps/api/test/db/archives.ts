import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The manifest of an archive. */
export interface Listed {
  files: { path: string; bytes: number; sha256: string }[];
}
/** A file of a byte, as a manifest lists it. */
export const listed = (path: string) => ({ path, bytes: 1, sha256: '0'.repeat(64) });

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Packs these files of a folder; as quickly as may be, since a database's own folder is large. */
const tar = async (folder: string, names: readonly string[], file: string): Promise<void> => {
  const packed = execFileSync('tar', ['-cf', '-', '-C', folder, ...names], { maxBuffer: Infinity });
  await writeFile(file, gzipSync(packed, { level: 1 }));
};

/** An archive as older versions packed it: a copy of PGlite's own folder, listed by the first or the second format. */
export const packOld = async (folder: string, file: string, format: 1 | 2): Promise<void> => {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = names.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)));
  const files = [];
  for (const path of paths) {
    const bytes = await readFile(join(folder, path));
    files.push({ path, bytes: bytes.length, sha256: sha256(bytes) });
  }
  const sums = Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256]));
  const list = { format, madeAt: '2026-11-18T14:45:00.000Z', database: 'embedded', files: format === 1 ? sums : files };
  await writeFile(join(folder, 'kovan-backup.json'), JSON.stringify(list));
  const others = (await readdir(folder)).filter((name) => !name.startsWith('kovan'));
  await tar(folder, ['kovan-backup.json', ...others], file);
};

/** An archive once more, after somebody changed what is in it; its list comes first, as when it was packed. */
export const repacked = async (change: (folder: string) => Promise<void>, from: string): Promise<string> => {
  const unpacked = await mkdtemp(join(dirname(from), 'unpacked-'));
  execFileSync('tar', ['-xzf', from, '-C', unpacked]);
  await change(unpacked);
  const names = (await readdir(unpacked)).sort((a, b) => Number(b.startsWith('kovan')) - Number(a.startsWith('kovan')));
  const changed = `${unpacked}.tar.gz`;
  await tar(unpacked, names, changed);
  return changed;
};
