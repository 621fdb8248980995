// An empty database, packed: to make one, the engine takes seconds and 900 MB, which a small machine may not have. So the
// build does it, and a server's first start unpacks it.
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { constants, createBrotliCompress } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { pack } from 'tar-fs';

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
const CACHE = join(MODULES, '.cache/kovan');

/** The database's three templates are the same, which only a window of megabytes shows. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 24 };

/** For the eyes of its owner alone: whoever unpacks it, root also what somebody else has built. */
const map = (header) => ({ ...header, uid: 0, gid: 0, mode: header.type === 'directory' ? 0o700 : 0o600 });

/** What it is made by: the engine's version, and how it is made. */
const MADE_BY = [join(MODULES, '@electric-sql/pglite/package.json'), fileURLToPath(import.meta.url)];

/** The path of the file, which is made once for each state of what it is made by. */
export const emptyDatabase = async () => {
  const hash = createHash('sha256');
  for (const path of MADE_BY) hash.update(await readFile(path));
  const file = join(CACHE, `database-${hash.digest('hex').slice(0, 16)}.tar.br`);
  if (existsSync(file)) return file;
  await mkdir(CACHE, { recursive: true });
  // Made aside, so that a build that is cut short leaves no half of it.
  const aside = await mkdtemp(`${file}-`);
  try {
    await (await PGlite.create(join(aside, 'db'))).close();
    await pipeline(
      pack(join(aside, 'db'), { map }),
      createBrotliCompress({ params: PARAMS }),
      createWriteStream(join(aside, 'packed')),
    );
    await rename(join(aside, 'packed'), file);
  } finally {
    await rm(aside, { recursive: true });
  }
  return file;
};
