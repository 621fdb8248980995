import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pages are filled in by the server, so they can't be compressed beforehand. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|riv|wasm)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every built file that shrinks by it, so that the server compresses nothing at run time. */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'kovan-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the worker is built, and its list.
      order: 'post',
      sequential: true,
      handler: async () => {
        for (const name of await readdir(folder, { recursive: true })) {
          const path = join(folder, name);
          if (!COMPRESSIBLE.test(name) || !(await stat(path)).isFile()) continue;
          const content = await readFile(path);
          const [br, gz] = await Promise.all([
            brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
            zip(content, { level: constants.Z_BEST_COMPRESSION }),
          ]);
          if (br.length < content.length) await writeFile(`${path}.br`, br);
          if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
        }
      },
    },
  };
};
