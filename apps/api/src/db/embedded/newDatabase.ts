import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { extract } from 'tar-fs';

/** An empty database that the build has made, beside the bundle. The sources have none. */
const MADE = fileURLToPath(new URL('./database.tar.br', import.meta.url));

/**
 * Makes the folder of an empty database, without an `fsync` a file. What the build has made is unpacked; where there is
 * none, the engine makes one, which takes it seconds and 900 MB.
 */
export const makeDatabase = async (folder: string, made = MADE): Promise<void> => {
  if (!existsSync(made)) return (await PGlite.create(folder)).close();
  return pipeline(createReadStream(made), createBrotliDecompress(), extract(folder));
};
