import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
// Below node_modules, so that a bundle finds its packages.
const CACHE = join(ROOT, 'node_modules/.cache/kovan');
/** So long what was made before is left alone: another run may be using it. */
const OLD_MS = 3_600_000;

const filesAt = async (path: string): Promise<string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const hashOf = async (paths: readonly string[]): Promise<string> => {
  const hash = createHash('sha256').update(process.version);
  const files = (await Promise.all(paths.map((path) => filesAt(join(ROOT, path))))).flat().sort();
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
};

const removeOld = async (name: string, kept: string): Promise<void> => {
  for (const other of await readdir(CACHE)) {
    if (!other.startsWith(`${name}-`) || other === basename(kept)) continue;
    const found = await stat(join(CACHE, other)).catch(() => null);
    if (found && Date.now() - found.mtimeMs > OLD_MS) await rm(join(CACHE, other), { recursive: true, force: true });
  }
};

/**
 * The path of what `make` puts there, a file or a folder; made once for each state of the files and folders `from` which
 * it is made, named as from the root of the repository. Whoever uses it leaves it as it is.
 */
export const cached = async (
  name: string,
  from: readonly string[],
  make: (path: string) => Promise<unknown>,
): Promise<string> => {
  const path = join(CACHE, `${name}-${await hashOf(from)}`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  // Made aside and moved, so that workers that race never see half of it.
  const aside = join(CACHE, `${name}-${randomUUID()}`);
  await make(aside);
  try {
    await rename(aside, path);
  } catch (error) {
    // Another one was first.
    if (!existsSync(path)) throw error;
    await rm(aside, { recursive: true });
  }
  await removeOld(name, path);
  return path;
};
